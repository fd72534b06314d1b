import type { AuthProblem } from '../../domain/auth-problem.ts';
import { messages } from './messages.en.ts';

export function problemSentence(problem: AuthProblem): string {
  return problem.code === 'unknown'
    ? messages.unknownProblem(problem.message)
    : messages.problems[problem.code];
}

export type AuthField = 'fullName' | 'email' | 'password' | 'confirmPassword';

/**
 * Maps each problem that the form itself finds to the field beside which the problem is shown. If the
 * identity service refuses a request, the banner shows the problem.
 */
const fields: Partial<Record<AuthProblem['code'], AuthField>> = {
  confirmationMissing: 'confirmPassword',
  emailMalformed: 'email',
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
