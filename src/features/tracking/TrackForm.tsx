import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useLayoutEffect, useRef } from 'react';
import type { TrackLookupEvent } from '../../../machines/track-lookup.ts';
import { FormField } from '../../shared/FormField.tsx';

type TrackFormProps = {
  text: string;
  isLoading: boolean;
  send: (event: TrackLookupEvent) => void;
};

/** The order id, typed or taken from the address. */
export function TrackForm({ text, isLoading, send }: TrackFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // What was typed into the prerendered page, before React knew of it, is kept.
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== text) send({ type: 'track.idTyped', text: typed });
  }, [text, send]);
  return (
    <Paper
      component="form"
      variant="outlined"
      // Until React has taken the page over, sending it does nothing.
      method="dialog"
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
        inputRef={field}
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
}
