import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { EventFrom } from 'xstate';
import type { addressChoiceMachine } from '../../../machines/address-choice.ts';
import { isSameAddress } from '../../domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../../domain/entities.ts';
import { EarlierAddressRow } from './EarlierAddressRow.tsx';
import { offeredOf } from './use-addresses.ts';
import type { AddressChoice, AddressesActor } from './use-addresses.ts';

type EarlierAddressesProps = {
  choice: AddressChoice;
  send: (event: EventFrom<typeof addressChoiceMachine>) => void;
  addresses: AddressesActor;
  /** What the fields hold. */
  present: DeliveryAddress;
};

/** The button that was pressed is gone: the focus goes to the address that it was about, or the first. */
function focusAddress(group: Element | null): void {
  const button =
    group?.querySelector<HTMLElement>('[aria-current]') ?? group?.querySelector('button');
  button?.focus();
}

/** The addresses of the customer's earlier orders. A press fills the fields; each can be forgotten. */
export function EarlierAddresses({ choice, send, addresses, present }: EarlierAddressesProps) {
  const id = useId();
  const record = useSelector(addresses, (snapshot) => snapshot);
  const offered = offeredOf(choice, record);
  const isFilled = choice.matches('filled');
  const isForgotten = choice.matches('forgotten');
  if (offered.length === 0 && !isForgotten) return null;
  return (
    <Box className="wide" role="group" aria-labelledby={id} sx={{ mb: 1.25 }}>
      <Typography id={id} sx={{ fontWeight: 600, mb: 1 }}>
        Deliver where you ordered before
      </Typography>
      <Stack component="ul" spacing={1}>
        {offered.map(({ address, orderIds }) => (
          <EarlierAddressRow
            key={orderIds.at(-1)}
            address={address}
            isPresent={isSameAddress(address, present)}
            onChoose={() => send({ type: 'address.chosen', address, present })}
            onForget={() => send({ type: 'address.forgotten', orderIds })}
          />
        ))}
      </Stack>
      <div role="status">
        {(isFilled || isForgotten) && (
          <Stack
            direction="row"
            sx={{ mt: 1, justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {isFilled
                ? 'The address is filled in below.'
                : 'The address is forgotten. Your orders keep it.'}
            </Typography>
            <Button
              size="small"
              aria-label={isFilled ? 'Undo filling in the address' : 'Undo forgetting the address'}
              onClick={({ currentTarget }) => {
                const group = currentTarget.closest('[role=group]');
                if (isFilled) focusAddress(group);
                flushSync(() => send({ type: 'address.undone' }));
                if (!isFilled) focusAddress(group);
              }}
            >
              Undo
            </Button>
          </Stack>
        )}
      </div>
      <div role="status">
        {record.hasTag('unsaved') && (
          <Typography variant="body2" sx={{ mt: 1, color: 'warning.main' }}>
            This browser can’t save what you forget. It comes back once you leave this page.
          </Typography>
        )}
      </div>
    </Box>
  );
}
