import Box from '@mui/material/Box';
import type { CheckoutField } from '../../../machines/checkout.ts';
import {
  checkCardNumber,
  checkExpiryDate,
  checkSecurityCode,
  completeExpiryDate,
  formatCardNumber,
  formatExpiryDate,
  formatSecurityCode,
} from '../../domain/card.ts';
import type { CardWarning } from '../../domain/card.ts';
import { FormField } from '../../shared/FormField.tsx';
import { FormattedField } from './FormattedField.tsx';
import { PaymentSection, ShortFields } from './FormSection.tsx';

type FieldsProps = { missingFields: readonly CheckoutField[] };

const warnings: Readonly<Record<CardWarning, string>> = {
  cvvShort: 'The CVV has 3 digits, or 4 on Amex.',
  dateMalformed: 'Use MM/YY, for example 09/29.',
  datePassed: 'This card seems to have expired.',
  numberWrong: 'Check the card number.',
};

const inWords = (warning: CardWarning | null) => warning && warnings[warning];
const adviseOnNumber = (text: string) => inWords(checkCardNumber(text));
const adviseOnExpiryDate = (text: string) => inWords(checkExpiryDate(text, new Date()));
const adviseOnSecurityCode = (text: string) => inWords(checkSecurityCode(text));

/** The fields' warnings do not keep the customer from submitting the form. */
export function PaymentFields({ missingFields }: FieldsProps) {
  const missing = (field: CheckoutField, sentence: string) =>
    missingFields.includes(field) ? sentence : undefined;
  return (
    <PaymentSection>
      <Box className="wide">
        <FormattedField
          label="Card Number"
          name="cardNumber"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          format={formatCardNumber}
          advise={adviseOnNumber}
          error={missing('cardNumber', 'Please enter your card number.')}
        />
      </Box>
      <ShortFields>
        <FormattedField
          label="Expiry Date"
          name="expiryDate"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          hint="MM/YY"
          format={formatExpiryDate}
          complete={completeExpiryDate}
          advise={adviseOnExpiryDate}
          error={missing('expiryDate', 'Please enter your card’s expiry date.')}
        />
        <FormattedField
          label="CVV"
          name="cvv"
          autoComplete="cc-csc"
          format={formatSecurityCode}
          advise={adviseOnSecurityCode}
          error={missing('cvv', 'Please enter your card’s CVV.')}
        />
      </ShortFields>
      <Box className="wide">
        <FormField
          label="Name on Card"
          name="nameOnCard"
          autoComplete="cc-name"
          required
          error={missing('nameOnCard', 'Please enter the name on your card.')}
        />
      </Box>
    </PaymentSection>
  );
}
