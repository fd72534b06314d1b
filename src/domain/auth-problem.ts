/** The reason why a sign-in form was rejected, by the form itself or by the identity service. */
export type AuthProblemCode =
  | 'accountDisabled'
  | 'busy'
  | 'confirmationMissing'
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

/** Returns the problem for an error without a known code. */
export function unknownProblem(error: unknown): AuthProblem {
  return { code: 'unknown', message: error instanceof Error ? error.message : String(error) };
}

const missingCodes = {
  fullName: 'fullNameMissing',
  email: 'emailMissing',
  password: 'passwordMissing',
  confirmPassword: 'confirmationMissing',
} as const;

type RequiredField = keyof typeof missingCodes;

const passwords: ReadonlySet<RequiredField> = new Set(['password', 'confirmPassword']);

/** Returns a problem for each of these fields that is empty. Spaces count as text only in passwords. */
export function findMissing(
  form: Readonly<Record<RequiredField, string>>,
  ...fields: readonly RequiredField[]
): readonly AuthProblem[] {
  return fields
    .filter((field) => (passwords.has(field) ? form[field] : form[field].trim()) === '')
    .map((field) => ({ code: missingCodes[field] }));
}

/** @param isOnline whether the browser reports that it is online */
export function connectionProblem(isOnline: boolean): AuthProblem {
  return { code: isOnline ? 'unreachable' : 'offline' };
}
