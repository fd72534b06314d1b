import TextField from '@mui/material/TextField';

type JsonFieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What stands in the way; null where nothing does. */
  problem: string | null;
  isUnreadable: boolean;
};

/** A text that should become JSON. */
export function JsonField({ label, value, onChange, problem, isUnreadable }: JsonFieldProps) {
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
      helperText={problem ?? ' '}
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
