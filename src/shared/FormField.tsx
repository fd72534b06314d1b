import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

type FormFieldProps = Omit<OutlinedInputProps, 'id' | 'label' | 'error'> & {
  label: string;
  /**
   * What is wrong, shown in place of the hint and tied to the input. A field that may have an error, if
   * only later, is null until then: it keeps a line free, so that nothing moves under a pressed button.
   */
  error?: string | null;
  hint?: string | null;
};

/** A labelled input with its hint or error: MUI's TextField without the weight of its select. */
export function FormField({ label, error, hint, sx, size, ...input }: FormFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl
      fullWidth
      size={size ?? 'medium'}
      error={Boolean(error)}
      required={input.required ?? false}
      sx={sx ?? {}}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      {(help || error !== undefined) && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0.5, minHeight: '1lh' }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
