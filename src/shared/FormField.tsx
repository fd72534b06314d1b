import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { WarningIcon } from './icons.tsx';

type FormFieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'error'> & {
  label: string;
  /**
   * An error, shown instead of the hint and tied to the input. A field that may get an error is null until
   * then, which reserves a line, so that nothing moves under a clicked button.
   */
  error?: string | null;
  /**
   * A warning that does not block, shown instead of the hint. It appears after the customer has left the
   * field, so a field that may get one (null until then) announces it.
   */
  warning?: string | null;
  hint?: string | null;
};

/** Not by its colour alone; the icon fits into the line that is kept free. */
const warningLook = { display: 'flex', gap: 0.5, color: 'warning.main' } as const;

/**
 * MUI's script raises the label. Until it has arrived, a text would lie on the label, as would one that
 * a password manager fills in without an event.
 */
const raisedLabel = {
  '&:has(:is(input, textarea:not([aria-hidden])):is(:focus, :not(:placeholder-shown)))': {
    '& label': { transform: 'translate(14px, -9px) scale(0.75)', maxWidth: 'calc(133% - 32px)' },
    '& legend': { maxWidth: '100%' },
  },
} as const;

/** A labelled input with its hint or error: MUI's TextField without the weight of its select. */
export function FormField({ label, error, warning, hint, sx, size, ...input }: FormFieldProps) {
  const id = useId();
  const isWarning = Boolean(warning) && !error;
  const help = error ?? warning ?? hint;
  return (
    <FormControl
      fullWidth
      size={size}
      error={Boolean(error)}
      required={input.required}
      sx={[raisedLabel, ...(Array.isArray(sx) ? sx : [sx ?? {}])]}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        // Without a placeholder, an input always counts as one with a text.
        placeholder=" "
        {...input}
        id={id}
        label={label}
        sx={isWarning ? { '& fieldset': { borderColor: 'warning.main' } } : {}}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {(help || error !== undefined) && (
        <FormHelperText
          id={`${id}-help`}
          aria-live={warning === undefined ? undefined : 'polite'}
          sx={{ mx: 0.5, minHeight: '1lh', ...(isWarning && warningLook) }}
        >
          {isWarning && <WarningIcon sx={{ fontSize: 15, mt: '2px' }} />}
          <span>{help}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
