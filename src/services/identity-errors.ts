import { NOT_CONFIGURED, unreachableSentence, UNREACHABLE } from './identity-outages.ts';

const sentences: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'No account matches that e-mail and password.',
  'auth/invalid-login-credentials': 'No account matches that e-mail and password.',
  'auth/wrong-password': 'No account matches that e-mail and password.',
  'auth/user-not-found': 'No account matches that e-mail and password.',
  'auth/email-already-in-use':
    'An account with that e-mail already exists. Try signing in instead.',
  'auth/weak-password': 'That password is too easy to guess. Please choose a longer one.',
  'auth/password-does-not-meet-requirements':
    'That password is too easy to guess. Please choose a longer one.',
  'auth/invalid-email': 'That e-mail address doesn’t look right. Please check it.',
  'auth/missing-email': 'Please enter your email address.',
  'auth/missing-password': 'Please enter your password.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/user-disabled': 'This account has been disabled. Please contact support.',
  'auth/operation-not-allowed': 'Signing in with e-mail and password isn’t switched on yet.',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': NOT_CONFIGURED,
  'auth/configuration-not-found': NOT_CONFIGURED,
  'auth/invalid-api-key': NOT_CONFIGURED,
  'auth/timeout': UNREACHABLE,
  'auth/internal-error': UNREACHABLE,
};

const BUSY = 'The sign-in service is busy right now. Please try again in a few minutes.';

/** Codes that the SDK makes of whatever a service in trouble says of itself, by their beginnings. */
const troubles: ReadonlyArray<readonly [beginning: RegExp, sentence: string]> = [
  [/^auth\/(internal|backend-error|(the-)?service-|unavailable|deadline-exceeded)/, UNREACHABLE],
  [/^auth\/(quota-|resource-exhausted|rate-limit-|too-many-)/, BUSY],
];

/** The error code of a Firebase error (`auth/…`), or '' for anything else. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * A sentence a customer understands. An error this list does not know shows its own message.
 *
 * @param isOnline what the browser says of the connection
 */
export function identityErrorSentence(error: unknown, isOnline: boolean): string {
  const code = codeOf(error);
  if (code === 'auth/network-request-failed' || error instanceof TypeError) {
    return unreachableSentence(isOnline);
  }
  const sentence = Object.hasOwn(sentences, code)
    ? sentences[code]
    : troubles.find(([beginning]) => beginning.test(code))?.[1];
  return sentence ?? (error instanceof Error ? error.message : String(error));
}
