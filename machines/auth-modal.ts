import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';

export type AuthMode = 'login' | 'signup';

/** What was typed. Login uses the e-mail address and the password only. */
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
  | { type: 'auth.passwordVisibilityToggled' }
  | { type: 'auth.submitted'; form: AuthForm };

/** An expected refusal carries the sentence for the customer. */
export type AuthOutcome = { kind: 'succeeded' } | { kind: 'failed'; message: string };

export const authModalMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as AuthModalEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Sends `auth.closed` when another page is shown. */
    pageListener: fromCallback<AuthModalEvent>(() => {
      throw new Error('pageListener must be provided');
    }),
    logIn: fromPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password'>>(() =>
      Promise.reject(new Error('logIn must be provided')),
    ),
    signUp: fromPromise<AuthOutcome, Pick<AuthForm, 'email' | 'password' | 'fullName'>>(() =>
      Promise.reject(new Error('signUp must be provided')),
    ),
  },
  actions: {
    showError: assign({ error: (_, message: string) => message }),
    showRefusal: assign({
      error: (_, outcome: AuthOutcome) => (outcome.kind === 'failed' ? outcome.message : null),
    }),
    clearError: assign({ error: null }),
  },
  guards: {
    isLogin: (_, mode: AuthMode) => mode === 'login',
    lacksCredentials: (_, form: AuthForm) => form.email.trim() === '' || form.password === '',
    /** One that lacks its sign, its domain or the domain’s ending: no mail can reach it. */
    emailIsMalformed: (_, form: AuthForm) =>
      !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(form.email.trim()),
    lacksFullName: (_, form: AuthForm) => form.fullName.trim() === '',
    passwordsDiffer: (_, form: AuthForm) => form.password !== form.confirmPassword,
    passwordIsTooShort: (_, form: AuthForm) => form.password.length < 6,
    isRefused: (_, outcome: AuthOutcome) => outcome.kind === 'failed',
  },
}).createMachine({
  id: 'auth-modal',
  description: 'The sign-in and sign-up dialog. Passwords travel in events, never in context.',
  context: { error: null },
  invoke: { src: 'pageListener' },
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
          entry: 'clearError',
          on: {
            'auth.closed': { target: 'closed' },
          },
          states: {
            editing: {
              on: {
                'auth.modeToggled': { target: '#auth-modal.form.signup' },
                'auth.submitted': [
                  {
                    guard: { type: 'lacksCredentials', params: ({ event }) => event.form },
                    actions: {
                      type: 'showError',
                      params: 'Please enter your email address and password.',
                    },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: {
                      type: 'showError',
                      params: 'That e-mail address doesn’t look right. Please check it.',
                    },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearError',
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
                    type: 'showError',
                    params: ({ event }) =>
                      event.error instanceof Error ? event.error.message : String(event.error),
                  },
                },
              },
            },
          },
        },
        signup: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearError',
          on: {
            'auth.closed': { target: 'closed' },
          },
          states: {
            editing: {
              on: {
                'auth.modeToggled': { target: '#auth-modal.form.login' },
                'auth.submitted': [
                  {
                    guard: { type: 'lacksFullName', params: ({ event }) => event.form },
                    actions: { type: 'showError', params: 'Please enter your full name.' },
                  },
                  {
                    guard: { type: 'lacksCredentials', params: ({ event }) => event.form },
                    actions: {
                      type: 'showError',
                      params: 'Please enter your email address and password.',
                    },
                  },
                  {
                    guard: { type: 'emailIsMalformed', params: ({ event }) => event.form },
                    actions: {
                      type: 'showError',
                      params: 'That e-mail address doesn’t look right. Please check it.',
                    },
                  },
                  {
                    guard: { type: 'passwordsDiffer', params: ({ event }) => event.form },
                    actions: { type: 'showError', params: 'Passwords do not match' },
                  },
                  {
                    guard: { type: 'passwordIsTooShort', params: ({ event }) => event.form },
                    actions: {
                      type: 'showError',
                      params: 'Password must be at least 6 characters',
                    },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearError',
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
                    type: 'showError',
                    params: ({ event }) =>
                      event.error instanceof Error ? event.error.message : String(event.error),
                  },
                },
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
