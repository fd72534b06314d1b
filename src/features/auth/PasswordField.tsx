import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { FormField } from '../../shared/FormField.tsx';
import { VisibilityIcon, VisibilityOffIcon } from '../../shared/icons.tsx';
import { messages } from './messages.en.ts';

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
      label={messages.password}
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
            aria-label={isVisible ? messages.hidePassword : messages.showPassword}
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
