import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import type { TrackLookupEvent } from '../../../machines/track-lookup.ts';
import { FormField } from '../../shared/FormField.tsx';

type TrackFormProps = {
  text: string;
  isLoading: boolean;
  send: (event: TrackLookupEvent) => void;
};

/** The order id, typed or taken from the address. */
export const TrackForm = memo(function TrackForm({ text, isLoading, send }: TrackFormProps) {
  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'track.submitted' });
      }}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderRadius: 5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
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
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={isLoading}
        sx={{ height: 56, minWidth: 150 }}
      >
        {isLoading ? 'Tracking...' : 'Track Order'}
      </Button>
    </Paper>
  );
});
