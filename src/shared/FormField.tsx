import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

type FormFieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'error' | 'sx'> & {
  label: string;
  /** The error, which is shown instead of the hint. Screen readers announce it as the field's description. */
  error?: string | undefined;
  /**
   * An error that screen readers announce at once, because it appears when the form is submitted.
   */
  problem?: string | undefined;
  /**
   * The warning, which is shown instead of the hint and does not block the form. It appears after the
   * customer has left the field. Pass null for a field that can get a warning later, so that screen readers
   * announce the warning.
   */
  warning?: string | null;
  hint?: string | null;
  /** Whether the field is marked as invalid because of a message elsewhere on the page. */
  isInvalid?: boolean;
  /** A button beside the input. The parent's styles put both into one row, above the hint. */
  action?: ReactNode;
  sx?: SystemStyleObject<Theme>;
};

/**
 * The styles of an error or a warning. Both have an icon, because a colour alone is not enough for everyone.
 */
const withIcon = { display: 'flex', gap: 0.5 } as const;

/**
 * The styles that raise the label above the text. MUI raises the label by script. The label would therefore
 * cover the text before the script loads, or if a password manager fills in a field without an input event.
 */
const raisedLabel = {
  '&:has(:is(input, textarea:not([aria-hidden])):is(:focus, :not(:placeholder-shown)))': {
    '& label': { transform: 'translate(14px, -9px) scale(0.75)', maxWidth: 'calc(133% - 32px)' },
    '& legend': { maxWidth: '100%' },
  },
} as const;

/**
 * Renders a labelled input with its hint, warning or error. MUI's TextField is not used, because it would
 * also load the code of MUI's Select.
 */
export function FormField(props: FormFieldProps) {
  const {
    label,
    problem,
    error = problem,
    warning,
    hint,
    isInvalid = false,
    action,
    sx,
    size,
    ...input
  } = props;
  const id = useId();
  const isWarning = Boolean(warning) && !error;
  const hasIcon = isWarning || Boolean(error);
  const help = error ?? warning ?? hint;
  return (
    <FormControl
      fullWidth
      size={size}
      error={Boolean(error) || isInvalid}
      required={input.required}
      sx={{ ...raisedLabel, ...sx }}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        // Without a placeholder, the selector in `raisedLabel` would also match an empty input.
        placeholder=" "
        {...input}
        id={id}
        label={label}
        sx={isWarning ? { '& fieldset': { borderColor: 'warning.main' } } : {}}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {action}
      {(help || warning !== undefined) && (
        <FormHelperText
          id={`${id}-help`}
          role={problem ? 'alert' : undefined}
          aria-live={warning === undefined ? undefined : 'polite'}
          sx={{
            mx: 1.75,
            mt: help ? '3px' : 0,
            ...(isInvalid && { '&.Mui-error': { color: 'text.secondary' } }),
            ...(hasIcon && withIcon),
            ...(isWarning && { color: 'warning.main' }),
          }}
        >
          {hasIcon && <WarningIcon sx={{ fontSize: '1.1em', mt: '0.15em' }} />}
          <span>{help}</span>
        </FormHelperText>
      )}
    </FormControl>
  );
}
