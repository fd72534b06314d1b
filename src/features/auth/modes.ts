import { AuthModalActor } from '../../shared/auth-modal.ts';

const modes = {
  login: {
    title: 'Welcome Back',
    text: 'Sign in to order and chat with your driver.',
    submitLabel: 'Sign In',
  },
  signup: {
    title: 'Create Account',
    text: 'Save your cart and orders, and chat with your driver.',
    submitLabel: 'Create Account',
  },
  passwordReset: {
    title: 'Reset Password',
    text: 'We’ll email you a link to set a new password.',
    submitLabel: 'Send Reset Link',
  },
} as const;

export function useAuthMode() {
  const mode = AuthModalActor.useSelector((snapshot) => {
    if (snapshot.matches({ form: 'signup' })) return 'signup';
    return snapshot.matches({ form: 'passwordReset' }) ? 'passwordReset' : 'login';
  });
  return { mode, ...modes[mode] };
}
