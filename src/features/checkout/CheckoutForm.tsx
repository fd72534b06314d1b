import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { CheckoutField, checkoutMachine } from '../../../machines/checkout.ts';
import { restaurantName } from '../../data/names.ts';
import { earlierAddresses } from '../../domain/earlier-addresses.ts';
import { RemovedAddressesActor } from '../../shared/app.ts';
import { readFormFields } from '../../shared/read-form.ts';
import { ParentPageLink } from '../../shared/ParentPageLink.tsx';
import { AddressFields } from './AddressFields.tsx';
import { CheckoutBanner } from './CheckoutBanner.tsx';
import { EarlierAddresses } from './EarlierAddresses.tsx';
import { focusFirstMissing } from './focus-field.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { columns, fieldCards } from './layout.ts';
import { messages } from './messages.en.ts';

// Both components are memoised, because they do not change while the customer types an address.
const MemoizedPayment = memo(PaymentFields);
const MemoizedSummary = memo(OrderSummary);

type CheckoutFormProps = {
  checkout: SnapshotFrom<typeof checkoutMachine>;
  send: (event: EventFrom<typeof checkoutMachine>) => void;
};

const addressFields = ['street', 'city', 'zipCode', 'instructions'] as const;
const cardFields = ['cardNumber', 'expiryDate', 'cvv', 'nameOnCard'] as const;

/**
 * Shows the form, whose fields keep their values until the order is stored. They are uncontrolled, because
 * React would remove values that a password manager fills in without an input event.
 */
export function CheckoutForm({ checkout, send }: CheckoutFormProps) {
  const { cart, hasFailed, missingFields, address, filling, orders } = checkout.context;
  const { userId, value: removedOrderIds } = RemovedAddressesActor.useSelector(
    ({ context }) => context,
  );
  // No earlier address is offered until the customer's removed addresses have loaded.
  const offered =
    userId === checkout.context.userId ? earlierAddresses(orders, removedOrderIds) : [];
  const hasRecent = offered.length > 0 || checkout.matches({ form: { address: 'removed' } });
  const form = useRef<HTMLFormElement>(null);
  const readAddress = () =>
    form.current ? readFormFields(form.current, ...addressFields) : address;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const seen = readAddress();
    const isSeen = addressFields.every((field) => seen[field] === address[field]);
    if (!isSeen) send({ type: 'checkout.addressEdited', address: seen });
    const texts = readFormFields(currentTarget, ...addressFields, ...cardFields);
    flushSync(() => send({ type: 'checkout.submitted', form: texts }));
    focusFirstMissing(currentTarget);
  };
  const followEdit = (event: FormEvent<HTMLFormElement>) => {
    const field = (event.target as HTMLInputElement).name as CheckoutField;
    send({ type: 'checkout.fieldEdited', field });
    const typed = readFormFields(event.currentTarget, ...addressFields);
    if (field in typed) send({ type: 'checkout.addressEdited', address: typed });
  };
  return (
    <Container sx={{ pt: { xs: 2, md: 3 } }}>
      {cart.restaurant && (
        <ParentPageLink
          to={`/restaurant/${encodeURIComponent(cart.restaurant.id)}`}
          sx={{ marginInlineStart: -1.5, mb: 1, textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <span>{messages.backTo(restaurantName(cart.restaurant.id, cart.restaurant.name))}</span>
        </ParentPageLink>
      )}
      <Typography variant="h1" sx={{ mb: { xs: 2.5, md: 4 } }}>
        {messages.title}
      </Typography>
      <CheckoutBanner hasFailed={hasFailed} />
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={followEdit}
        sx={columns}
      >
        <Box sx={fieldCards}>
          <AddressFields
            missingFields={missingFields}
            address={filling.address}
            filling={filling.times}
            isFilled={checkout.matches({ form: { address: 'filled' } })}
            recent={
              hasRecent && (
                <EarlierAddresses
                  checkout={checkout}
                  send={send}
                  readAddress={readAddress}
                  offered={offered}
                />
              )
            }
          />
          <MemoizedPayment missingFields={missingFields} />
        </Box>
        <MemoizedSummary
          cart={cart}
          isBusy={checkout.hasTag('busy')}
          missingCount={missingFields.length}
        />
      </Box>
    </Container>
  );
}
