import { assertEvent, assign, sendParent, setup } from 'xstate';
import { unknownProblem } from '../src/domain/auth-problem.ts';
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

/** The event that is sent to the app. */
export type AuthModalToApp = { type: 'signIn.dismissed' };

export type AuthOutcome = { kind: 'succeeded' } | { kind: 'failed'; problem: AuthProblem };

export const authModalMachine = setup({
  types: {
    context: {} as { problem: AuthProblem | null },
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
    showProblem: assign({ problem: (_, problem: AuthProblem) => problem }),
    showRefusal: assign({
      // Stryker disable next-line ConditionalExpression: The guard isRefused stands before it; the question narrows the type for the compiler.
      problem: (_, outcome: AuthOutcome) => (outcome.kind === 'failed' ? outcome.problem : null),
    }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    isLogin: (_, mode: AuthMode) => mode === 'login',
    lacksCredentials: (_, form: AuthForm) => form.email.trim() === '' || form.password === '',
    lacksEmail: (_, form: AuthForm) => form.email.trim() === '',
    /**
     * Returns whether the email address lacks the @, the domain or the domain’s ending, so that no email can
     * reach it.
     */
    emailIsMalformed: (_, form: AuthForm) =>
      !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email.trim()),
    lacksFullName: (_, form: AuthForm) => form.fullName.trim() === '',
    passwordsDiffer: (_, form: AuthForm) => form.password !== form.confirmPassword,
    passwordIsTooShort: (_, form: AuthForm) => countCharacters(form.password) < 6,
    isRefused: (_, outcome: AuthOutcome) => outcome.kind === 'failed',
  },
}).createMachine({
  id: 'auth-modal',
  description:
    'The dialog for signing in, signing up and resetting a password. Passwords are passed in events and never stored in context.',
  context: { problem: null },
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
          entry: 'clearProblem',
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
                    guard: { type: 'lacksCredentials', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'credentialsMissing' } },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'emailMalformed' } },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblem',
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
                    type: 'showProblem',
                    params: ({ event }) => unknownProblem(event.error),
                  },
                },
              },
            },
          },
        },
        signup: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearProblem',
          on: {
            'auth.closed': { target: 'closed', actions: 'announceDismissal' },
          },
          states: {
            editing: {
              on: {
                'auth.modeToggled': { target: '#auth-modal.form.login' },
                'auth.submitted': [
                  {
                    guard: { type: 'lacksFullName', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'fullNameMissing' } },
                  },
                  {
                    guard: { type: 'lacksCredentials', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'credentialsMissing' } },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'emailMalformed' } },
                  },
                  {
                    guard: { type: 'passwordsDiffer', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'passwordsDiffer' } },
                  },
                  {
                    guard: { type: 'passwordIsTooShort', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'passwordTooShort' } },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblem',
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
                    type: 'showProblem',
                    params: ({ event }) => unknownProblem(event.error),
                  },
                },
              },
            },
          },
        },
        passwordReset: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearProblem',
          on: {
            'auth.closed': { target: 'closed', actions: 'announceDismissal' },
          },
          states: {
            editing: {
              on: {
                'auth.signInResumed': { target: '#auth-modal.form.login' },
                'auth.submitted': [
                  {
                    guard: { type: 'lacksEmail', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'emailMissing' } },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: { type: 'showProblem', params: { code: 'emailMalformed' } },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearProblem',
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
                    type: 'showProblem',
                    params: ({ event }) => unknownProblem(event.error),
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
