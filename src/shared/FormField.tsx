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
   * The error, which is shown instead of the hint and becomes the description that screen readers
   * announce. If a field has no error yet but may get one, pass null. Null reserves a line for the
   * error, so that a button does not move while it is clicked.
   */
  error?: string | null;
  /**
   * An error that appears when the form is submitted and takes its room then. Screen readers announce it at
   * once.
   */
  problem?: string | undefined;
  /**
   * The warning, which is shown instead of the hint and blocks nothing. It appears after the customer has
   * left the field. If a field may get a warning, this is null until then, so that screen readers announce
   * it.
   */
  warning?: string | null;
  hint?: string | null;
};

/** The styles of a warning, whose icon makes it more than a colour. The icon fits into the reserved line. */
const warningLook = { display: 'flex', gap: 0.5, color: 'warning.main' } as const;

/**
 * The styles that raise the label. MUI raises it by script. Before the script loads, and when a password
 * manager fills in a field without an event, the text would be drawn over the label.
 */
const raisedLabel = {
  '&:has(:is(input, textarea:not([aria-hidden])):is(:focus, :not(:placeholder-shown)))': {
    '& label': { transform: 'translate(14px, -9px) scale(0.75)', maxWidth: 'calc(133% - 32px)' },
    '& legend': { maxWidth: '100%' },
  },
} as const;

/** Renders a labelled input with its hint, warning or error. MUI's TextField would also load its select. */
export function FormField(props: FormFieldProps) {
  const { label, problem, error = problem, warning, hint, sx, size, ...input } = props;
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
        // Without a placeholder, the raised label's selector would take an empty input for one with text.
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
          role={problem ? 'alert' : undefined}
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
