import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { FormField } from '../../shared/FormField.tsx';
import { VisibilityIcon, VisibilityOffIcon } from '../../shared/icons.tsx';

type PasswordFieldProps = {
  autoComplete: string;
  isVisible: boolean;
  hint: string | null;
  problem: string | undefined;
  onToggle: () => void;
};

/** Shows the password field with a button that reveals or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, isVisible, hint, problem, onToggle } = props;
  return (
    <FormField
      label="Password"
      name="password"
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      required
      hint={hint}
      problem={problem}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isVisible ? 'Hide password' : 'Show password'}
            onClick={onToggle}
          >
            {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
