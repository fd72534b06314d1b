import { connectionProblem, unknownProblem } from '../domain/auth-problem.ts';
import type { AuthProblem, AuthProblemCode } from '../domain/auth-problem.ts';

const problems: Readonly<Record<string, AuthProblemCode>> = {
  'auth/invalid-credential': 'credentialsWrong',
  'auth/invalid-login-credentials': 'credentialsWrong',
  'auth/wrong-password': 'credentialsWrong',
  'auth/user-not-found': 'credentialsWrong',
  'auth/email-already-in-use': 'emailTaken',
  'auth/weak-password': 'passwordTooWeak',
  'auth/password-does-not-meet-requirements': 'passwordTooWeak',
  'auth/invalid-email': 'emailMalformed',
  'auth/missing-email': 'emailMissing',
  'auth/missing-password': 'passwordMissing',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/user-disabled': 'accountDisabled',
  'auth/operation-not-allowed': 'signInDisabled',
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': 'notConfigured',
  'auth/configuration-not-found': 'notConfigured',
  'auth/invalid-api-key': 'notConfigured',
  'auth/timeout': 'unreachable',
  'auth/internal-error': 'unreachable',
};

/**
 * The problems that are shown if the identity service fails. Each pattern matches the beginning of an error
 * code that the SDK derives from the service's response.
 */
const outages: ReadonlyArray<readonly [beginning: RegExp, code: AuthProblemCode]> = [
  [/^auth\/(internal|backend-error|(the-)?service-|unavailable|deadline-exceeded)/, 'unreachable'],
  [/^auth\/(quota-|resource-exhausted|rate-limit-|too-many-)/, 'busy'],
];

/** Returns the code of an error, which is `auth/…` for a Firebase error; '' if there is none. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * Maps an error of the identity service to a problem. An error without a known code keeps its own message.
 *
 * @param isOnline whether the browser reports that it is online
 */
export function identityProblem(error: unknown, isOnline: boolean): AuthProblem {
  const firebaseCode = codeOf(error);
  if (firebaseCode === 'auth/network-request-failed' || error instanceof TypeError) {
    return connectionProblem(isOnline);
  }
  const code = Object.hasOwn(problems, firebaseCode)
    ? problems[firebaseCode]
    : outages.find(([beginning]) => beginning.test(firebaseCode))?.[1];
  return code ? { code } : unknownProblem(error);
}
