import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout.ts';
import { isSameAddress } from '../../domain/earlier-addresses.ts';
import type { EarlierAddress } from '../../domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../../domain/entities.ts';
import { RemovedAddressesActor } from '../../shared/app.ts';
import { LocationIcon } from '../../shared/icons.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { useDisclosure } from '../../shared/use-disclosure.ts';
import { EarlierAddressRow } from './EarlierAddressRow.tsx';
import { focusStreet } from './focus-field.ts';
import { messages } from './messages.en.ts';

type EarlierAddressesProps = {
  checkout: SnapshotFrom<typeof checkoutMachine>;
  send: (event: EventFrom<typeof checkoutMachine>) => void;
  /** Reads the address from the fields, because password managers fill them in without an input event. */
  readAddress: () => DeliveryAddress;
  offered: readonly EarlierAddress[];
};

/**
 * Moves the focus from the clicked button, which is removed, to the address that the fields contain. If no
 * address matches, the first address gets the focus.
 */
function focusAddress(group: Element | null): void {
  const button =
    group?.querySelector<HTMLElement>('[aria-current]') ??
    group?.querySelector<HTMLElement>('li button');
  button?.focus();
}

/**
 * Shows the addresses of earlier orders. The buttons that remove addresses appear only after a click on
 * "Manage".
 */
export function EarlierAddresses({ checkout, send, readAddress, offered }: EarlierAddressesProps) {
  const id = useId();
  const { isOpen: isManaging, open, close } = useDisclosure();
  const isUnsaved = RemovedAddressesActor.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  const isFilled = checkout.matches({ form: { address: 'filled' } });
  const isRemoved = checkout.matches({ form: { address: 'removed' } });
  const isOnly = offered.length === 1;
  const hadTyped = Object.values(checkout.context.replaced).some((text) => text !== '');
  const undoFillingIn = hadTyped ? messages.typedAddress : messages.newAddress;
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 1 }}>
      <Stack direction="row" sx={{ minHeight: 44, gap: 1, alignItems: 'center' }}>
        <Typography
          id={id}
          sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}
        >
          {isOnly && <LocationIcon sx={{ color: 'primary.main' }} />}
          <span>{isOnly ? messages.deliverTo : messages.recentAddresses}</span>
        </Typography>
        {offered.length > 0 && (
          <Button
            onClick={isManaging ? close : open}
            sx={{ px: 1.5, marginInlineEnd: -1.5, flexShrink: 0 }}
          >
            <span>{isManaging ? messages.addressesManaged : messages.manageAddresses}</span>
          </Button>
        )}
      </Stack>
      <Stack component="ul" spacing={1}>
        {offered.map(({ address, orderIds }) => {
          const isPresent = isSameAddress(address, checkout.context.address);
          return (
            <EarlierAddressRow
              key={orderIds.at(-1)}
              address={address}
              isPresent={isPresent}
              isOnly={isOnly}
              onChoose={() =>
                send({ type: 'checkout.addressChosen', address, present: readAddress() })
              }
              onEdit={isFilled && isPresent ? ({ form }) => focusStreet(form) : undefined}
              onRemove={
                isManaging ? () => send({ type: 'checkout.addressRemoved', orderIds }) : undefined
              }
            />
          );
        })}
      </Stack>
      <Box role="status">
        {(isFilled || isRemoved) && (
          // Each removal creates a new element, because screen readers would not announce the same text
          // again.
          <Stack
            key={offered.length}
            direction="row"
            sx={{ mt: 0.5, justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            {/* Only screen readers announce that the address is filled in. On the screen, the mark of the
                address shows this. */}
            <Typography
              variant="body2"
              sx={isFilled ? visuallyHidden : { color: 'text.secondary' }}
            >
              {isFilled ? messages.addressFilledIn : messages.addressRemoved}
            </Typography>
            <Button
              aria-label={isFilled ? undefined : messages.undoRemoving}
              onClick={({ currentTarget }) => {
                const group = currentTarget.closest('[role=group]');
                if (isFilled) focusAddress(group);
                flushSync(() => send({ type: 'checkout.addressUndone' }));
                if (!isFilled) focusAddress(group);
              }}
              sx={{ px: 1.5, mx: -1.5, flexShrink: 0 }}
            >
              <span>{isFilled ? undoFillingIn : sharedMessages.undo}</span>
            </Button>
          </Stack>
        )}
      </Box>
      <div role="status">
        {isUnsaved && (
          <Typography variant="body2" sx={{ mt: 1, color: 'warning.main' }}>
            {messages.removalUnsaved}
          </Typography>
        )}
      </div>
    </Box>
  );
}
