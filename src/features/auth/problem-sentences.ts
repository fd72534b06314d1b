import type { AuthProblem, AuthProblemCode } from '../../domain/auth-problem.ts';

const sentences: Readonly<Record<AuthProblemCode, string>> = {
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
};

export function problemSentence(problem: AuthProblem): string {
  return problem.code === 'unknown' ? problem.message : sentences[problem.code];
}

export type AuthField = 'fullName' | 'email' | 'password' | 'confirmPassword';

/**
 * The field of each problem that the form itself finds. A refusal of the identity service is shown in the
 * banner.
 */
const fields: Partial<Record<AuthProblem['code'], AuthField>> = {
  confirmationMissing: 'confirmPassword',
  emailMissing: 'email',
  fullNameMissing: 'fullName',
  passwordMissing: 'password',
  passwordsDiffer: 'confirmPassword',
  passwordTooShort: 'password',
};

/** Returns the field beside which a problem is shown; undefined if the banner shows the problem. */
export function fieldOf(problem: AuthProblem): AuthField | undefined {
  return fields[problem.code];
}
