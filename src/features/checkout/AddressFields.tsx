import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CheckoutField } from '../../../machines/checkout.ts';
import type { DeliveryAddress } from '../../../machines/entities.ts';
import { FormField } from '../../shared/FormField.tsx';
import { FormSection } from './FormSection.tsx';

type FieldsProps = {
  missingFields: readonly CheckoutField[];
  /** What the fields hold; the form follows what is typed. */
  address: DeliveryAddress;
  /** Another way to fill them. */
  children: ReactNode;
};

export function AddressFields({ missingFields, address, children }: FieldsProps) {
  const missing = (field: CheckoutField, sentence: string) =>
    missingFields.includes(field) ? sentence : null;
  return (
    <FormSection title="Delivery Address">
      {children}
      <Box className="wide">
        <FormField
          label="Street Address"
          name="street"
          value={address.street}
          autoComplete="street-address"
          required
          error={missing('street', 'Please enter your street address.')}
        />
      </Box>
      <FormField
        label="City"
        name="city"
        value={address.city}
        autoComplete="address-level2"
        required
        error={missing('city', 'Please enter your city.')}
      />
      <FormField
        label="ZIP Code"
        name="zipCode"
        value={address.zipCode}
        autoComplete="postal-code"
        inputProps={{ inputMode: 'numeric' }}
        required
        error={missing('zipCode', 'Please enter your ZIP code.')}
      />
      <Box className="wide">
        <FormField
          label="Delivery Instructions"
          name="instructions"
          value={address.instructions}
          multiline
          minRows={2}
          maxRows={6}
          hint="Optional: a landmark, your floor, which bell to ring"
        />
      </Box>
    </FormSection>
  );
}
