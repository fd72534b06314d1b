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
import { messages } from './messages.en.ts';

type FieldsProps = { missingFields: readonly CheckoutField[] };

const inWords = (warning: CardWarning | null) => warning && messages.warnings[warning];
const adviseOnNumber = (text: string) => inWords(checkCardNumber(text));
const adviseOnExpiryDate = (text: string) => inWords(checkExpiryDate(text, new Date()));
const adviseOnSecurityCode = (text: string) => inWords(checkSecurityCode(text));

/** Shows the fields of the card. The customer can submit the form despite the fields' warnings. */
export function PaymentFields({ missingFields }: FieldsProps) {
  const missing = (field: keyof typeof messages.missing) =>
    missingFields.includes(field) ? messages.missing[field] : undefined;
  return (
    <PaymentSection>
      <Box className="wide">
        <FormattedField
          label={messages.labels.cardNumber}
          name="cardNumber"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          format={formatCardNumber}
          advise={adviseOnNumber}
          error={missing('cardNumber')}
        />
      </Box>
      <ShortFields>
        <FormattedField
          label={messages.labels.expiryDate}
          name="expiryDate"
          autoComplete="cc-exp"
          placeholder={messages.expiryDateHint}
          hint={messages.expiryDateHint}
          format={formatExpiryDate}
          complete={completeExpiryDate}
          advise={adviseOnExpiryDate}
          error={missing('expiryDate')}
        />
        <FormattedField
          label={messages.labels.cvv}
          name="cvv"
          autoComplete="cc-csc"
          hint={messages.cvvHint}
          format={formatSecurityCode}
          advise={adviseOnSecurityCode}
          error={missing('cvv')}
        />
      </ShortFields>
      <Box className="wide">
        <FormField
          label={messages.labels.nameOnCard}
          name="nameOnCard"
          autoComplete="cc-name"
          required
          error={missing('nameOnCard')}
        />
      </Box>
    </PaymentSection>
  );
}
