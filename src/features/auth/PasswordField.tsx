import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { FormField } from '../../shared/FormField.tsx';
import { VisibilityIcon, VisibilityOffIcon } from '../../shared/icons.tsx';

type PasswordFieldProps = {
  label: string;
  name: 'password' | 'confirmPassword';
  autoComplete: string;
  isVisible: boolean;
  hint?: string | null;
  /** The accessible name of the button. */
  toggleLabel: string;
  problem: string | undefined;
  onToggle: () => void;
};

/** Shows a password field with a button that reveals or hides all passwords of the form. */
export function PasswordField(props: PasswordFieldProps) {
  const { isVisible, toggleLabel, onToggle, ...field } = props;
  return (
    <FormField
      {...field}
      type={isVisible ? 'text' : 'password'}
      required
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={toggleLabel}
            onClick={onToggle}
            sx={{ width: 40, height: 40 }}
          >
            {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
