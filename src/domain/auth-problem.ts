/** The reason why a sign-in form was rejected, by the form itself or by the identity service. */
export type AuthProblemCode =
  | 'accountDisabled'
  | 'busy'
  | 'credentialsMissing'
  | 'credentialsWrong'
  | 'emailMalformed'
  | 'emailMissing'
  | 'emailTaken'
  | 'fullNameMissing'
  | 'notConfigured'
  | 'offline'
  | 'passwordMissing'
  | 'passwordsDiffer'
  | 'passwordTooShort'
  | 'passwordTooWeak'
  | 'signInDisabled'
  | 'tooManyAttempts'
  | 'unreachable';

/** A problem to show to the customer. An error without a known code shows its own message. */
export type AuthProblem = { code: AuthProblemCode } | { code: 'unknown'; message: string };

/** Returns the problem for an error that has no code of its own. */
export function unknownProblem(error: unknown): AuthProblem {
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}

/**
 * Returns the problem for a failed connection.
 *
 * @param isOnline whether the browser reports that it is online
 */
export function connectionProblem(isOnline: boolean): AuthProblem {
  return { code: isOnline ? 'unreachable' : 'offline' };
}
