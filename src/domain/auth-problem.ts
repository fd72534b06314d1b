/** Why the form was not accepted, by the form itself or by the identity service. */
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

/** An error without a code shows its own message. */
export type AuthProblem = { code: AuthProblemCode } | { code: 'unknown'; message: string };

/** Describes an error that has no code of its own. */
export function unknownProblem(error: unknown): AuthProblem {
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}

/** @param isOnline the browser's own report of the connection */
export function connectionProblem(isOnline: boolean): AuthProblem {
  return { code: isOnline ? 'unreachable' : 'offline' };
}
