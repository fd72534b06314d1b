import { AuthModalActor } from '../../shared/auth-modal.ts';

const modes = {
  login: {
    title: 'Welcome Back',
    text: 'Sign in to order and to chat with your driver.',
    submitLabel: 'Sign In',
  },
  signup: {
    title: 'Create Account',
    text: 'It keeps your cart and your orders, and lets you chat with your driver.',
    submitLabel: 'Create Account',
  },
  passwordReset: {
    title: 'Reset Password',
    text: 'We’ll e-mail you a link to choose a new one.',
    submitLabel: 'Send Reset Link',
  },
} as const;

/** What the dialog is for at the moment, and how it says so. */
export function useAuthMode() {
  const mode = AuthModalActor.useSelector((snapshot) => {
    if (snapshot.matches({ form: 'signup' })) return 'signup';
    return snapshot.matches({ form: 'passwordReset' }) ? 'passwordReset' : 'login';
  });
  return { mode, ...modes[mode] };
}
