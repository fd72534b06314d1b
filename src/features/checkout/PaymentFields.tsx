import Box from '@mui/material/Box';
import type { CheckoutField } from '../../../machines/checkout.ts';
import {
  cardNumberHint,
  completeExpiryDate,
  expiryDateHint,
  formatCardNumber,
  formatExpiryDate,
  formatSecurityCode,
  securityCodeHint,
} from '../../domain/card.ts';
import { FormField } from '../../shared/FormField.tsx';
import { FormattedField } from './FormattedField.tsx';
import { FormSection } from './FormSection.tsx';

type FieldsProps = { missingFields: readonly CheckoutField[] };

const expiryHintNow = (text: string) => expiryDateHint(text, new Date());

/** The card. What looks wrong is warned of and blocks nothing. */
export function PaymentFields({ missingFields }: FieldsProps) {
  const missing = (field: CheckoutField, sentence: string) =>
    missingFields.includes(field) ? sentence : null;
  return (
    <FormSection title="Payment" note="We never keep the full number or the CVV.">
      <Box className="wide">
        <FormattedField
          label="Card Number"
          name="cardNumber"
          autoComplete="cc-number"
          placeholder="1234 5678 9012 3456"
          format={formatCardNumber}
          advise={cardNumberHint}
          error={missing('cardNumber', 'Please enter your card number.')}
        />
      </Box>
      <FormattedField
        label="Expiry Date"
        name="expiryDate"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        hint="MM/YY"
        format={formatExpiryDate}
        complete={completeExpiryDate}
        advise={expiryHintNow}
        error={missing('expiryDate', 'Please enter the expiry date.')}
      />
      <FormattedField
        label="CVV"
        name="cvv"
        autoComplete="cc-csc"
        format={formatSecurityCode}
        advise={securityCodeHint}
        error={missing('cvv', 'Please enter the security code.')}
      />
      <Box className="wide">
        <FormField
          label="Name on Card"
          name="nameOnCard"
          autoComplete="cc-name"
          required
          error={missing('nameOnCard', 'Please enter the name on the card.')}
        />
      </Box>
    </FormSection>
  );
}
