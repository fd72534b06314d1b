import { assertEvent, assign, sendParent, setup } from 'xstate';
import { findMissing, unknownProblem } from '../src/domain/auth-problem.ts';
import type { AuthProblem } from '../src/domain/auth-problem.ts';
import { countCharacters } from '../src/domain/characters.ts';
import { unprovided } from './unprovided.ts';

export type AuthMode = 'login' | 'signup';

/**
 * The form's fields. Login uses the email address and the password, and resetting a password uses only the
 * email address.
 */
export type AuthForm = {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
};

export type AuthModalEvent =
  | { type: 'auth.opened'; mode: AuthMode }
  | { type: 'auth.closed' }
  | { type: 'auth.modeToggled' }
  | { type: 'auth.passwordForgotten' }
  | { type: 'auth.signInResumed' }
  | { type: 'auth.emailEdited' }
  | { type: 'auth.passwordVisibilityToggled' }
  | { type: 'auth.submitted'; form: AuthForm };

export type AuthModalToApp = { type: 'signIn.dismissed' };

export type AuthOutcome = { kind: 'succeeded' } | { kind: 'failed'; problem: AuthProblem };

export const authModalMachine = setup({
  types: {
    context: {} as { problems: readonly AuthProblem[] },
    events: {} as AuthModalEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    logIn: unprovided.promise<AuthOutcome, Pick<AuthForm, 'email' | 'password'>>('logIn'),
    signUp: unprovided.promise<AuthOutcome, Pick<AuthForm, 'email' | 'password' | 'fullName'>>(
      'signUp',
    ),
    /**
     * Succeeds whether or not an account uses the email address, so that the result does not reveal which
     * accounts exist.
     */
    requestPasswordReset: unprovided.promise<AuthOutcome, Pick<AuthForm, 'email'>>(
      'requestPasswordReset',
    ),
  },
  actions: {
    /** Reports that the customer closed the dialog, so that the cart stops waiting for a sign-in. */
    announceDismissal: sendParent({ type: 'signIn.dismissed' } satisfies AuthModalToApp),
    showProblems: assign({ problems: (_, problems: readonly AuthProblem[]) => problems }),
    showRefusal: assign({
      // Stryker disable next-line ConditionalExpression: The guard isRefused has already checked this, so the condition only narrows the type for the compiler.
      problems: (_, outcome: AuthOutcome) => (outcome.kind === 'failed' ? [outcome.problem] : []),
    }),
    clearProblems: assign({ problems: [] }),
  },
  guards: {
    isLogin: (_, mode: AuthMode) => mode === 'login',
    isIncomplete: (_, missing: readonly AuthProblem[]) => missing.length > 0,
    /**
     * Returns whether the email address lacks the @, the domain or the domain’s ending. No email can reach
     * such an address.
     */
    emailIsMalformed: (_, form: AuthForm) =>
      !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email.trim()),
    passwordsDiffer: (_, form: AuthForm) => form.password !== form.confirmPassword,
    passwordIsTooShort: (_, form: AuthForm) => countCharacters(form.password) < 6,
    isRefused: (_, outcome: AuthOutcome) => outcome.kind === 'failed',
  },
}).createMachine({
  id: 'auth-modal',
  description:
    'The dialog for signing in, signing up and resetting a password. Passwords are passed in events and never stored in context.',
  context: { problems: [] },
  type: 'parallel',
  states: {
    form: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'auth.opened': [
              {
                guard: { type: 'isLogin', params: ({ event }) => event.mode },
                target: 'login',
              },
              { target: 'signup' },
            ],
          },
        },
        login: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearProblems',
          on: {
            'auth.closed': { target: 'closed', actions: 'announceDismissal' },
          },
          states: {
            editing: {
              on: {
                'auth.modeToggled': { target: '#auth-modal.form.signup' },
                'auth.passwordForgotten': { target: '#auth-modal.form.passwordReset' },
                'auth.submitted': [
                  {
                    guard: {
                      type: 'isIncomplete',
                      params: ({ event }) => findMissing(event.form, 'email', 'password'),
                    },
                    actions: {
                      type: 'showProblems',
                      params: ({ event }) => findMissing(event.form, 'email', 'password'),
                    },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblems', params: [{ code: 'emailMalformed' }] },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblems',
              invoke: {
                src: 'logIn',
                input: ({ event }) => {
                  assertEvent(event, 'auth.submitted');
                  return { email: event.form.email.trim(), password: event.form.password };
                },
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: { type: 'showRefusal', params: ({ event }) => event.output },
                  },
                  { target: '#auth-modal.form.closed' },
                ],
                onError: {
                  target: 'editing',
                  actions: {
                    type: 'showProblems',
                    params: ({ event }) => [unknownProblem(event.error)],
                  },
                },
              },
            },
          },
        },
        signup: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearProblems',
          on: {
            'auth.closed': { target: 'closed', actions: 'announceDismissal' },
          },
          states: {
            editing: {
              on: {
                'auth.modeToggled': { target: '#auth-modal.form.login' },
                'auth.submitted': [
                  {
                    guard: {
                      type: 'isIncomplete',
                      params: ({ event }) =>
                        findMissing(event.form, 'fullName', 'email', 'password'),
                    },
                    actions: {
                      type: 'showProblems',
                      params: ({ event }) =>
                        findMissing(event.form, 'fullName', 'email', 'password', 'confirmPassword'),
                    },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblems', params: [{ code: 'emailMalformed' }] },
                  },
                  {
                    guard: { type: 'passwordsDiffer', params: ({ event }) => event.form },
                    actions: { type: 'showProblems', params: [{ code: 'passwordsDiffer' }] },
                  },
                  {
                    guard: { type: 'passwordIsTooShort', params: ({ event }) => event.form },
                    actions: { type: 'showProblems', params: [{ code: 'passwordTooShort' }] },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblems',
              invoke: {
                src: 'signUp',
                input: ({ event }) => {
                  assertEvent(event, 'auth.submitted');
                  return {
                    fullName: event.form.fullName.trim(),
                    email: event.form.email.trim(),
                    password: event.form.password,
                  };
                },
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: { type: 'showRefusal', params: ({ event }) => event.output },
                  },
                  { target: '#auth-modal.form.closed' },
                ],
                onError: {
                  target: 'editing',
                  actions: {
                    type: 'showProblems',
                    params: ({ event }) => [unknownProblem(event.error)],
                  },
                },
              },
            },
          },
        },
        passwordReset: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearProblems',
          on: {
            'auth.closed': { target: 'closed', actions: 'announceDismissal' },
          },
          states: {
            editing: {
              on: {
                'auth.signInResumed': { target: '#auth-modal.form.login' },
                'auth.submitted': [
                  {
                    guard: {
                      type: 'isIncomplete',
                      params: ({ event }) => findMissing(event.form, 'email'),
                    },
                    actions: {
                      type: 'showProblems',
                      params: ({ event }) => findMissing(event.form, 'email'),
                    },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblems', params: [{ code: 'emailMalformed' }] },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblems',
              invoke: {
                src: 'requestPasswordReset',
                input: ({ event }) => {
                  assertEvent(event, 'auth.submitted');
                  return { email: event.form.email.trim() };
                },
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: { type: 'showRefusal', params: ({ event }) => event.output },
                  },
                  { target: 'sent' },
                ],
                onError: {
                  target: 'editing',
                  actions: {
                    type: 'showProblems',
                    params: ({ event }) => [unknownProblem(event.error)],
                  },
                },
              },
            },
            sent: {
              description: 'Shown until the email address is edited.',
              on: {
                'auth.signInResumed': { target: '#auth-modal.form.login' },
                'auth.submitted': { target: 'submitting' },
                'auth.emailEdited': { target: 'editing' },
              },
            },
          },
        },
      },
    },
    password: {
      initial: 'hidden',
      states: {
        hidden: {
          on: {
            'auth.passwordVisibilityToggled': { target: 'visible' },
          },
        },
        visible: {
          on: {
            'auth.passwordVisibilityToggled': { target: 'hidden' },
            'auth.opened': { target: 'hidden' },
          },
        },
      },
    },
  },
});
