import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { AuthModalActor } from '../../shared/app.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { readFormFields } from '../../shared/read-form.ts';
import { FormField } from '../../shared/FormField.tsx';
import { messages } from './messages.en.ts';
import { ForgotPasswordLink, ModeLink } from './ModeLinks.tsx';
import { useAuthMode } from './modes.ts';
import { PasswordField } from './PasswordField.tsx';
import { fieldOf, problemSentence } from './problem-sentences.ts';
import type { AuthField } from './problem-sentences.ts';

/**
 * Shows that the email was sent. The status element is always rendered, so that screen readers announce the
 * text when it appears.
 */
function SentNotice({ isSent }: { isSent: boolean }) {
  return (
    <Box role="status">
      {isSent && (
        <Alert severity="success" role="presentation" sx={{ mb: 2.25 }}>
          {messages.sent}
        </Alert>
      )}
    </Box>
  );
}

/**
 * Shows the form of the sign-in dialog. The form is unmounted when the dialog closes, so no typed text
 * remains. The email stays in its field when the customer switches between signing in, signing up and
 * resetting the password.
 */
export function AuthForm() {
  const modal = AuthModalActor.useActorRef();
  const { mode, submitLabel } = useAuthMode();
  const isSignup = mode === 'signup';
  const isReset = mode === 'passwordReset';
  const isBusy = AuthModalActor.useSelector((snapshot) => snapshot.hasTag('busy'));
  const isSent = AuthModalActor.useSelector((snapshot) =>
    snapshot.matches({ form: { passwordReset: 'sent' } }),
  );
  const isPasswordVisible = AuthModalActor.useSelector((snapshot) =>
    snapshot.matches({ password: 'visible' }),
  );
  const problems = AuthModalActor.useSelector((snapshot) => snapshot.context.problems);
  const idleLabel = isSent ? messages.sendAgain : submitLabel;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const form = readFormFields(currentTarget, 'fullName', 'email', 'password', 'confirmPassword');
    flushSync(() => modal.send({ type: 'auth.submitted', form }));
    currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  /** Returns the error beside a field or, if no field is given, the error in the banner. */
  const problemAt = (field?: AuthField) => {
    const problem = problems.find((candidate) => fieldOf(candidate) === field);
    return problem && problemSentence(problem);
  };
  const refusal = problemAt();
  const togglePasswords = () => modal.send({ type: 'auth.passwordVisibilityToggled' });

  return (
    <>
      <SentNotice isSent={isSent} />
      <Stack component="form" spacing={2.25} noValidate onSubmit={submit}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        {isSignup && (
          <FormField
            label={messages.fullName}
            name="fullName"
            autoComplete="name"
            required
            autoFocus
            problem={problemAt('fullName')}
          />
        )}
        <FormField
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          autoFocus={!isSignup}
          problem={problemAt('email')}
          onInput={() => {
            if (isSent) modal.send({ type: 'auth.emailEdited' });
          }}
        />
        {!isReset && (
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete={isSignup ? 'new-password' : 'current-password'}
            isVisible={isPasswordVisible}
            toggleLabel={isPasswordVisible ? messages.hidePassword : messages.showPassword}
            onToggle={togglePasswords}
            hint={isSignup ? messages.passwordHint : null}
            problem={problemAt('password')}
          />
        )}
        {mode === 'login' && <ForgotPasswordLink disabled={isBusy} />}
        {isSignup && (
          <PasswordField
            label={messages.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            isVisible={isPasswordVisible}
            toggleLabel={isPasswordVisible ? messages.hidePasswords : messages.showPasswords}
            onToggle={togglePasswords}
            problem={problemAt('confirmPassword')}
          />
        )}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
          {isBusy ? messages.busy : idleLabel}
        </BusyButton>
        <ModeLink mode={mode} disabled={isBusy} />
      </Stack>
    </>
  );
}
