import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { TrackLookupEvent } from '../../../machines/track-lookup.ts';
import { orderIdIn } from '../../domain/order-id.ts';
import { FormField } from '../../shared/FormField.tsx';
import { readFormFields } from '../../shared/read-form.ts';
import { useTakeOver } from '../../shared/use-take-over.ts';

type TrackFormProps = {
  text: string;
  isLoading: boolean;
  /** Above a found or loading order, the form needs no explanation. */
  isQuiet?: boolean;
  send: (event: TrackLookupEvent) => void;
};

/** The order id, typed or taken from the address. */
export function TrackForm({ text, isLoading, isQuiet = false, send }: TrackFormProps) {
  const form = useTakeOver<HTMLFormElement>(({ orderId }) => {
    if (orderId !== undefined) send({ type: 'track.idTyped', text: orderId });
  });
  return (
    <Box
      ref={form}
      component="form"
      // Until React has taken the page over, sending it does nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const { orderId } = readFormFields(event.currentTarget, 'orderId');
        send({ type: 'track.idTyped', text: orderIdIn(orderId) || orderId });
        send({ type: 'track.submitted' });
      }}
      sx={{
        display: 'flex',
        // One row, unless large text needs two. It stays as it is when an order is found.
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'start',
        maxWidth: { sm: 640 },
      }}
    >
      <FormField
        label="Order ID"
        name="orderId"
        value={text}
        onChange={(event) => send({ type: 'track.idTyped', text: event.target.value })}
        placeholder="Enter your order ID (e.g., FD12345)"
        hint="Enter your order ID from checkout to track your delivery"
        required
        inputProps={{ autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }}
        autoComplete="off"
        sx={{
          flex: '1 1 9.5rem',
          width: 'auto',
          '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' },
          '& input': { textOverflow: 'ellipsis' },
          '& input::placeholder': { fontSize: { xs: '0.8125rem', sm: '1rem' } },
          ...(isQuiet && { '& .MuiFormHelperText-root': visuallyHidden }),
        }}
      />
      <Button
        type="submit"
        variant={isQuiet ? 'outlined' : 'contained'}
        size="large"
        disabled={isLoading}
        sx={{ height: 56, px: 2, minWidth: 128 }}
      >
        <span>{isLoading ? 'Tracking...' : 'Track Order'}</span>
      </Button>
    </Box>
  );
}
