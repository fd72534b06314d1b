import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CheckoutField } from '../../../machines/checkout.ts';
import type { DeliveryAddress } from '../../domain/entities.ts';
import { FormField } from '../../shared/FormField.tsx';
import { ExpandMoreIcon } from '../../shared/icons.tsx';
import { cityAndPin, Fields, FormSection, ShortFields } from './FormSection.tsx';
import { messages } from './messages.en.ts';

type FieldsProps = {
  missingFields: readonly CheckoutField[];
  /** The initial values of the fields. Only the DOM contains the values that the customer enters. */
  address: DeliveryAddress;
  /**
   * The number of times the app has filled in the fields. When this number changes, the fields are reset to
   * `address`.
   */
  filling: number;
  /** The earlier addresses, shown above the fields; null if there are none. */
  recent: ReactNode;
  /**
   * Whether the fields contain an earlier address. If so, the fields are collapsed until the customer edits the
   * address.
   */
  isFilled: boolean;
};

const neverFolded = { '& > summary': { display: 'none' } } as const;

const foldable = {
  mt: 1.5,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    py: 1,
    borderRadius: 1,
    color: 'primary.main',
    fontWeight: 700,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
} as const;

/** Shows the fields of the address. The fields collapse once the customer has chosen an earlier address. */
export function AddressFields(props: FieldsProps) {
  const { missingFields, address, filling, recent, isFilled } = props;
  const missing = (field: keyof typeof messages.missing) =>
    missingFields.includes(field) ? messages.missing[field] : undefined;
  return (
    <FormSection title={messages.deliveryAddress}>
      {recent}
      {/* The fields always stay in this element, because moving them to another element would lose their
          values. */}
      <Box component="details" open={!isFilled} sx={recent && !isFilled ? foldable : neverFolded}>
        <summary>
          <span>{messages.enterAddress}</span>
          <ExpandMoreIcon fontSize="small" />
        </summary>
        <Fields key={filling}>
          <Box className="wide">
            <FormField
              label={messages.labels.street}
              name="street"
              defaultValue={address.street}
              autoComplete="street-address"
              required
              error={missing('street')}
            />
          </Box>
          <ShortFields widths={cityAndPin}>
            <FormField
              label={messages.labels.city}
              name="city"
              defaultValue={address.city}
              autoComplete="address-level2"
              required
              error={missing('city')}
            />
            <FormField
              label={messages.labels.zipCode}
              name="zipCode"
              defaultValue={address.zipCode}
              autoComplete="postal-code"
              inputProps={{ inputMode: 'numeric' }}
              required
              error={missing('zipCode')}
            />
          </ShortFields>
          <Box className="wide">
            <FormField
              label={messages.labels.instructions}
              name="instructions"
              defaultValue={address.instructions}
              multiline
              minRows={2}
              maxRows={6}
              hint={messages.instructionsHint}
            />
          </Box>
        </Fields>
      </Box>
    </FormSection>
  );
}
