import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import type { TrackLookupEvent } from '../../../machines/track-lookup.ts';
import { orderIdIn } from '../../domain/order-id.ts';
import { FormField } from '../../shared/FormField.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { readFormFields } from '../../shared/read-form.ts';
import { useInputBeforeHydration } from '../../shared/use-input-before-hydration.ts';
import { messages } from './messages.en.tsx';

type TrackFormProps = {
  id: string;
  text: string;
  isLoading: boolean;
  /** Whether the ID in the field belongs to no order. A message below the form says so. */
  isUnknown: boolean;
  /** Whether an order is shown or loading below the form. The form then needs no explanation. */
  isQuiet: boolean;
  /** Whether the form is hidden on narrow screens. */
  isFolded: boolean;
  send: (event: TrackLookupEvent) => void;
  onSubmitted: () => void;
};

/** Shows the form that asks for an order's ID, which may already be in the URL. */
export function TrackForm({
  id,
  text,
  isLoading,
  isUnknown,
  isQuiet,
  isFolded,
  send,
  onSubmitted,
}: TrackFormProps) {
  const form = useInputBeforeHydration<HTMLFormElement>(({ orderId }) => {
    if (orderId !== undefined) send({ type: 'track.idTyped', text: orderId });
  });
  return (
    <Box
      ref={form}
      id={id}
      component="form"
      // Before hydration, submitting the form does nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        const { orderId } = readFormFields(event.currentTarget, 'orderId');
        send({ type: 'track.idTyped', text: orderIdIn(orderId) || orderId });
        send({ type: 'track.submitted' });
        onSubmitted();
      }}
      sx={{
        display: isFolded ? { xs: 'none', md: 'block' } : 'block',
        flex: isQuiet ? { xs: '1 1 100%', md: '0 1 480px' } : '0 1 640px',
      }}
    >
      <FormField
        label={messages.form.orderId}
        name="orderId"
        value={text}
        onChange={(event) => send({ type: 'track.idTyped', text: event.target.value })}
        placeholder={messages.form.placeholder}
        hint={messages.form.help}
        isInvalid={isUnknown}
        required
        inputProps={{ autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false }}
        autoComplete="off"
        action={
          <Button
            type="submit"
            variant={isQuiet ? 'outlined' : 'contained'}
            size="large"
            disabled={isLoading}
            sx={{ height: 56, px: 2, minWidth: 128 }}
          >
            <span>{isLoading ? messages.form.tracking : sharedMessages.trackOrder}</span>
          </Button>
        }
        sx={{
          // The field and the button share a row, unless large text needs two rows. The hint is below both.
          flexFlow: 'row wrap',
          gap: 1,
          '& .MuiOutlinedInput-root': { flex: '1 1 9.5rem', bgcolor: 'background.paper' },
          '& .MuiFormHelperText-root': { flexBasis: '100%', mt: 0 },
          '& input': { textOverflow: 'ellipsis' },
          '& input::placeholder': { fontSize: { xs: '0.8125rem', sm: '1rem' } },
          ...(isQuiet && { '& .MuiFormHelperText-root': visuallyHidden }),
        }}
      />
    </Box>
  );
}
