import TextField from '@mui/material/TextField';
import { fromText } from '../simulation/payload-text.ts';

type JsonFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** A problem other than invalid JSON that the field should report; null if there is none. */
  problem?: string | null;
};

export function JsonField({ label, value, onChange, problem = null }: JsonFieldProps) {
  const isUnreadable = fromText(value).kind === 'unreadable';
  return (
    <TextField
      value={value}
      onChange={({ target }) => onChange(target.value)}
      label={label}
      multiline
      maxRows={12}
      fullWidth
      size="small"
      error={isUnreadable}
      helperText={isUnreadable ? 'This is not JSON yet.' : (problem ?? ' ')}
      slotProps={{
        htmlInput: {
          spellCheck: false,
          style: { fontFamily: 'ui-monospace, monospace', fontSize: 12 },
        },
      }}
      sx={{ mt: 1.5 }}
    />
  );
}
