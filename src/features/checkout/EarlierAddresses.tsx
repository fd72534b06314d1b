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
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { EarlierAddressRow } from './EarlierAddressRow.tsx';
import { messages } from './messages.en.ts';

type EarlierAddressesProps = {
  checkout: SnapshotFrom<typeof checkoutMachine>;
  send: (event: EventFrom<typeof checkoutMachine>) => void;
  /** Reads the address from the fields, because password managers fill them in without an input event. */
  readAddress: () => DeliveryAddress;
  offered: readonly EarlierAddress[];
};

/**
 * Focuses the address that the fields contain or, if no address matches, the first address, because the
 * clicked button is removed.
 */
function focusAddress(group: Element | null): void {
  const button =
    group?.querySelector<HTMLElement>('[aria-current]') ?? group?.querySelector('button');
  button?.focus();
}

export function EarlierAddresses({ checkout, send, readAddress, offered }: EarlierAddressesProps) {
  const id = useId();
  const isUnsaved = RemovedAddressesActor.useSelector((snapshot) => snapshot.hasTag('unsaved'));
  const isFilled = checkout.matches({ form: { address: 'filled' } });
  const isRemoved = checkout.matches({ form: { address: 'removed' } });
  return (
    <Box role="group" aria-labelledby={id} sx={{ mt: 2.5 }}>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        {messages.recentAddresses}
      </Typography>
      <Stack component="ul" spacing={1}>
        {offered.map(({ address, orderIds }) => (
          <EarlierAddressRow
            key={orderIds.at(-1)}
            address={address}
            isPresent={isSameAddress(address, checkout.context.address)}
            onChoose={() =>
              send({ type: 'checkout.addressChosen', address, present: readAddress() })
            }
            onRemove={() => send({ type: 'checkout.addressRemoved', orderIds })}
          />
        ))}
      </Stack>
      {/* "Undo" is on the same line as the heading of the collapsed fields, which follows this group. */}
      <Box
        role="status"
        sx={
          isFilled
            ? { position: 'relative', float: 'inline-end', mt: '15px', marginInlineEnd: '-14px' }
            : {}
        }
      >
        {(isFilled || isRemoved) && (
          // Each removal creates a new element, because screen readers would not announce the same text
          // again.
          <Stack
            key={offered.length}
            direction="row"
            sx={{
              mt: isFilled ? 0 : 1,
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 1,
            }}
          >
            {/* Only screen readers announce that the address is filled in. On the screen, a tick in front of
                the address shows this. */}
            <Typography
              variant="body2"
              sx={isFilled ? visuallyHidden : { color: 'text.secondary' }}
            >
              {isFilled ? messages.addressFilledIn : messages.addressRemoved}
            </Typography>
            <Button
              size="small"
              aria-label={isFilled ? messages.undoFillingIn : messages.undoRemoving}
              onClick={({ currentTarget }) => {
                const group = currentTarget.closest('[role=group]');
                if (isFilled) focusAddress(group);
                flushSync(() => send({ type: 'checkout.addressUndone' }));
                if (!isFilled) focusAddress(group);
              }}
            >
              <span>{sharedMessages.undo}</span>
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
