import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { FormEvent } from 'react';
import { AuthModalContext } from '../../shared/auth-modal.ts';
import { formText } from '../../shared/form-text.ts';
import { FormField } from '../../shared/FormField.tsx';
import { Logo } from '../../shared/Logo.tsx';
import { CloseIcon } from '../../shared/icons.tsx';
import { PasswordField } from './PasswordField.tsx';

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    fullName: formText(data, 'fullName'),
    email: formText(data, 'email'),
    password: formText(data, 'password'),
    confirmPassword: formText(data, 'confirmPassword'),
  };
}

/** The button that opened the dialog is gone once signed in: the focus goes to what replaced it. */
function restoreFocus() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#account-button')?.focus();
    }
  });
}

/** The form is unmounted when the dialog has closed, so nothing typed outlives it. */
function AuthForm() {
  const modal = AuthModalContext.useActorRef();
  const isSignup = AuthModalContext.useSelector((snapshot) => snapshot.matches({ form: 'signup' }));
  const isBusy = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('busy'));
  const isPasswordVisible = AuthModalContext.useSelector((snapshot) =>
    snapshot.matches({ password: 'visible' }),
  );
  const error = AuthModalContext.useSelector((snapshot) => snapshot.context.error);
  const passwordType = isPasswordVisible ? 'text' : 'password';
  const submitLabel = isSignup ? 'Create Account' : 'Sign In';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    modal.send({ type: 'auth.submitted', form: readForm(event.currentTarget) });
  };

  return (
    <Stack component="form" spacing={2.25} noValidate onSubmit={submit}>
      {error && (
        <Alert severity="error" sx={{ borderRadius: 3 }}>
          {error}
        </Alert>
      )}
      {isSignup && (
        <FormField label="Full Name" name="fullName" autoComplete="name" required autoFocus />
      )}
      <FormField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        autoFocus={!isSignup}
      />
      <PasswordField
        autoComplete={isSignup ? 'new-password' : 'current-password'}
        isVisible={isPasswordVisible}
        onToggle={() => modal.send({ type: 'auth.passwordVisibilityToggled' })}
        hint={isSignup ? 'At least 6 characters' : null}
      />
      {isSignup && (
        <FormField
          label="Confirm Password"
          name="confirmPassword"
          type={passwordType}
          autoComplete="new-password"
          required
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? 'Please wait...' : submitLabel}
      </Button>
      <Link
        component="button"
        type="button"
        disabled={isBusy}
        onClick={() => modal.send({ type: 'auth.modeToggled' })}
        sx={{ alignSelf: 'center', fontWeight: 600, fontSize: '1rem', py: 0.5 }}
      >
        {isSignup ? 'Already have an account? Sign in' : "Don't have an account? Sign up"}
      </Link>
    </Stack>
  );
}

/** Sign-in and sign-up. */
export function AuthModal() {
  const modal = AuthModalContext.useActorRef();
  const isOpen = AuthModalContext.useSelector((snapshot) => snapshot.hasTag('open'));
  const isLogin = AuthModalContext.useSelector((snapshot) => snapshot.matches({ form: 'login' }));
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const close = () => modal.send({ type: 'auth.closed' });
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="xs"
      fullScreen={isNarrow}
      aria-labelledby="auth-title"
      transitionDuration={{ enter: 200, exit: 0 }}
      slotProps={{
        transition: {
          onExited: restoreFocus,
        },
      }}
    >
      <DialogContent sx={{ p: { xs: 3, sm: 4 } }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 2.5 }}
        >
          <Logo size={32} />
          <IconButton aria-label="Close" onClick={close} sx={{ width: 44, height: 44, mr: -1.25 }}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Typography variant="h2" id="auth-title">
          {isLogin ? 'Welcome Back' : 'Create Account'}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
          {isLogin
            ? 'Sign in to order and to chat with your driver.'
            : 'It keeps your cart and your orders, and lets you chat with your driver.'}
        </Typography>
        <AuthForm />
      </DialogContent>
    </Dialog>
  );
}
