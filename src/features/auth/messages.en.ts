import type { AuthProblemCode } from '../../domain/auth-problem.ts';

export const messages = {
  modes: {
    login: {
      title: 'Welcome Back',
      text: 'Sign in to order food and to chat with your driver.',
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
  },
  fullName: 'Full Name',
  email: 'Email Address',
  password: 'Password',
  passwordHint: 'At least 6 characters',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  confirmPassword: 'Confirm Password',
  showPasswords: 'Show both passwords',
  hidePasswords: 'Hide both passwords',
  busy: 'Please wait...',
  sent: 'If this address has an account, we’ve emailed you a link. It can take a minute; check your spam folder too.',
  sendAgain: 'Send Again',
  forgotPassword: 'Forgot password?',
  backToSignIn: 'Back to sign in',
  toSignIn: 'Already have an account? Sign in',
  toSignUp: "Don't have an account? Sign up",

  problems: {
    accountDisabled: 'This account has been disabled. Please email us at hello@fooddash.example.',
    busy: 'The sign-in service is busy right now. Please try again in a few minutes.',
    confirmationMissing: 'Please enter your password again.',
    credentialsWrong: 'No account matches that email and password.',
    emailMalformed: 'That email address doesn’t look right. Please check it.',
    emailMissing: 'Please enter your email address.',
    emailTaken: 'An account with that email already exists. Try signing in instead.',
    fullNameMissing: 'Please enter your full name.',
    notConfigured:
      'Sign-in isn’t available on this site. You can still browse restaurants and track orders.',
    offline: 'You seem to be offline. Check your connection and try again.',
    passwordMissing: 'Please enter your password.',
    passwordsDiffer: 'Passwords do not match',
    passwordTooShort: 'Password must be at least 6 characters',
    passwordTooWeak: 'That password is too easy to guess. Please choose a longer one.',
    signInDisabled: 'Sign-in isn’t available right now.',
    tooManyAttempts: 'You’ve tried too many times. Please wait a few minutes and try again.',
    unreachable: 'We can’t reach the sign-in service right now. Please try again in a moment.',
  } satisfies Record<AuthProblemCode, string>,
  /** @param message the error's own text, which is always in English */
  unknownProblem: (message: string) => message,
};
