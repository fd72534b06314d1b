/** Defines the machines of a tea house, which is an example project with many kinds of machines. */
import { assertEvent, assign, fromCallback, fromPromise, setup } from 'xstate';

export type User = { uid: string; name: string | null; email: string };

const inert = fromCallback(() => {});

export const menuMachine = setup({
  types: { events: {} as { type: 'menu.opened' } | { type: 'menu.closed' } },
}).createMachine({
  id: 'menu',
  description: 'What a button opens and closes.',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.opened': { target: 'open' } } },
    open: { on: { 'menu.closed': { target: 'closed' } } },
  },
});

export const faqMachine = setup({
  types: {
    context: {} as { question: string | null },
    events: {} as { type: 'faq.toggled'; question: string },
  },
  actions: {
    show: assign({ question: (_, question: string) => question }),
    hide: assign({ question: null }),
  },
  guards: { isShown: ({ context }, question: string) => context.question === question },
}).createMachine({
  id: 'faq',
  description: 'One answer is open at a time.',
  context: { question: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'faq.toggled': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => event.question },
        },
      },
    },
    open: {
      on: {
        'faq.toggled': [
          {
            guard: { type: 'isShown', params: ({ event }) => event.question },
            target: 'closed',
            actions: 'hide',
          },
          { actions: { type: 'show', params: ({ event }) => event.question } },
        ],
      },
    },
  },
});

export const sessionMachine = setup({
  types: {
    context: {} as { user: User | null },
    events: {} as
      | { type: 'session.userChanged'; user: User | null }
      | { type: 'session.signOutRequested' },
    tags: {} as 'unknown',
  },
  actors: {
    identityListener: inert,
    signOut: fromPromise<void>(() => Promise.reject(new Error('signOut must be provided'))),
  },
  actions: {
    rememberUser: assign({ user: (_, user: User | null) => user }),
    logFailure: () => {},
  },
  guards: { isSomeone: (_, user: User | null) => user !== null },
}).createMachine({
  id: 'visitor',
  description: 'Who is there.',
  context: { user: null },
  invoke: {
    src: 'identityListener',
    onError: {
      target: '.signedOut',
      actions: [{ type: 'rememberUser', params: null }, 'logFailure'],
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['unknown'],
      on: {
        'session.userChanged': [
          {
            guard: { type: 'isSomeone', params: ({ event }) => event.user },
            target: 'signedIn',
            actions: { type: 'rememberUser', params: ({ event }) => event.user },
          },
          { target: 'signedOut' },
        ],
      },
    },
    signedOut: {
      on: {
        'session.userChanged': {
          guard: { type: 'isSomeone', params: ({ event }) => event.user },
          target: 'signedIn',
          actions: { type: 'rememberUser', params: ({ event }) => event.user },
        },
      },
    },
    signedIn: {
      initial: 'active',
      on: {
        'session.userChanged': [
          {
            guard: { type: 'isSomeone', params: ({ event }) => event.user },
            actions: { type: 'rememberUser', params: ({ event }) => event.user },
          },
          { target: 'signedOut', actions: { type: 'rememberUser', params: null } },
        ],
      },
      states: {
        active: { on: { 'session.signOutRequested': { target: 'signingOut' } } },
        signingOut: {
          description: 'Ends when the listener reports nobody.',
          invoke: {
            src: 'signOut',
            onDone: { target: 'active' },
            onError: { target: 'active', actions: 'logFailure' },
          },
        },
      },
    },
  },
});

export type LoginForm = { email: string; password: string };
export type LoginOutcome = { kind: 'succeeded' } | { kind: 'failed'; message: string };

export const loginMachine = setup({
  types: {
    context: {} as { error: string | null },
    events: {} as
      | { type: 'login.opened'; mode: 'login' | 'signup' }
      | { type: 'login.closed' }
      | { type: 'login.submitted'; form: LoginForm }
      | { type: 'login.passwordVisibilityToggled' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    pageListener: inert,
    logIn: fromPromise<LoginOutcome, LoginForm>(() =>
      Promise.reject(new Error('logIn must be provided')),
    ),
  },
  actions: {
    showError: assign({ error: (_, message: string) => message }),
    clearError: assign({ error: null }),
  },
  guards: {
    lacksPassword: (_, form: LoginForm) => form.password === '',
    isRefused: (_, outcome: LoginOutcome) => outcome.kind === 'failed',
  },
}).createMachine({
  id: 'login',
  description: 'Passwords travel in events, never in context.',
  context: { error: null },
  invoke: { src: 'pageListener' },
  type: 'parallel',
  states: {
    form: {
      initial: 'closed',
      states: {
        closed: { on: { 'login.opened': { target: 'open' } } },
        open: {
          initial: 'editing',
          tags: ['open'],
          entry: 'clearError',
          on: { 'login.closed': { target: 'closed' } },
          states: {
            editing: {
              on: {
                'login.submitted': [
                  {
                    guard: { type: 'lacksPassword', params: ({ event }) => event.form },
                    actions: { type: 'showError', params: 'A password is missing.' },
                  },
                  { target: 'submitting' },
                ],
              },
            },
            submitting: {
              tags: ['busy'],
              entry: 'clearError',
              exit: 'clearError',
              invoke: {
                src: 'logIn',
                input: ({ event }) => {
                  assertEvent(event, 'login.submitted');
                  return event.form;
                },
                onDone: [
                  {
                    guard: { type: 'isRefused', params: ({ event }) => event.output },
                    target: 'editing',
                    actions: { type: 'showError', params: 'This is not right.' },
                  },
                  { target: '#login.form.closed' },
                ],
                onError: {
                  target: 'editing',
                  actions: { type: 'showError', params: 'The line is dead.' },
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
        hidden: { on: { 'login.passwordVisibilityToggled': { target: 'visible' } } },
        visible: {
          on: {
            'login.passwordVisibilityToggled': { target: 'hidden' },
            'login.opened': { target: 'hidden' },
          },
        },
      },
    },
  },
});

export const cartMachine = setup({
  types: {
    context: {} as { userId: string | null; cups: number },
    events: {} as
      | { type: 'cart.cupAdded' }
      | { type: 'cart.changed'; userId: string | null; cups: number }
      | { type: 'cart.opened' }
      | { type: 'cart.closed' },
  },
  actions: {
    /** Notifies the machine `record`, which replies with the changed cart. */
    tellRecord: () => {},
    follow: assign((_, cart: { userId: string | null; cups: number }) => cart),
  },
}).createMachine({
  id: 'cart',
  description: 'What is ordered next.',
  context: { userId: null, cups: 0 },
  on: {
    'cart.cupAdded': { actions: 'tellRecord' },
    'cart.changed': {
      actions: {
        type: 'follow',
        params: ({ event: { userId, cups } }) => ({ userId, cups }),
      },
    },
  },
  initial: 'closed',
  states: {
    closed: { on: { 'cart.opened': { target: 'open' } } },
    open: { on: { 'cart.closed': { target: 'closed' } } },
  },
});

export type CheckoutForm = {
  street: string;
  cardNumber: string;
  expiryDate: string;
  cvv: string;
  nameOnCard: string;
};
export type PlaceOrderOutcome = { kind: 'placed'; orderId: string } | { kind: 'failed' };
export type OrderRequest = { userId: string | null; form: CheckoutForm };

export const checkoutMachine = setup({
  types: {
    context: {} as {
      userId: string | null;
      cups: number;
      street: string;
      error: string | null;
      orderId: string | null;
    },
    events: {} as
      | { type: 'checkout.customerKnown'; userId: string | null; cups: number }
      | { type: 'checkout.submitted'; form: CheckoutForm },
    tags: {} as 'form' | 'busy',
  },
  actors: {
    customerListener: inert,
    placeOrder: fromPromise<PlaceOrderOutcome, OrderRequest>(() =>
      Promise.reject(new Error('placeOrder must be provided')),
    ),
  },
  actions: {
    rememberCustomer: assign((_, customer: { userId: string | null; cups: number }) => customer),
    rememberStreet: assign({ street: (_, { street }: CheckoutForm) => street }),
    rememberOrder: assign({
      orderId: (_, outcome: PlaceOrderOutcome) =>
        outcome.kind === 'placed' ? outcome.orderId : null,
    }),
    showFailure: assign({ error: 'The order was not placed.' }),
    clearError: assign({ error: null }),
    logFailure: () => {},
  },
  guards: {
    hasNothingToOrder: ({ context: { userId, cups } }) => userId === null || cups === 0,
    isIncomplete: (_, form: CheckoutForm) => form.street === '' || form.cardNumber === '',
    isPlaced: (_, outcome: PlaceOrderOutcome) => outcome.kind === 'placed',
  },
}).createMachine({
  id: 'checkout',
  description: 'The card travels in the event that places the order.',
  context: { userId: null, cups: 0, street: '', error: null, orderId: null },
  invoke: { src: 'customerListener' },
  on: {
    'checkout.customerKnown': {
      actions: {
        type: 'rememberCustomer',
        params: ({ event: { userId, cups } }) => ({ userId, cups }),
      },
    },
  },
  initial: 'checkingCustomer',
  states: {
    checkingCustomer: {
      on: {
        'checkout.customerKnown': {
          target: 'editing',
          actions: {
            type: 'rememberCustomer',
            params: ({ event: { userId, cups } }) => ({ userId, cups }),
          },
        },
      },
    },
    editing: {
      tags: ['form'],
      always: { guard: 'hasNothingToOrder', target: 'redirected' },
      on: {
        'checkout.submitted': [
          {
            guard: { type: 'isIncomplete', params: ({ event }) => event.form },
            actions: 'showFailure',
          },
          {
            target: 'placing',
            actions: ['clearError', { type: 'rememberStreet', params: ({ event }) => event.form }],
          },
        ],
      },
    },
    placing: {
      tags: ['form', 'busy'],
      invoke: {
        src: 'placeOrder',
        input: ({ context, event }) => {
          assertEvent(event, 'checkout.submitted');
          return { userId: context.userId, form: event.form };
        },
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.output },
            target: 'placed',
            actions: { type: 'rememberOrder', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: 'showFailure' },
        ],
        onError: { target: 'editing', actions: ['showFailure', 'logFailure'] },
      },
    },
    placed: { type: 'final' },
    redirected: { description: 'Nobody is there, or nothing is ordered.', type: 'final' },
  },
});

export type Saved = { kind: 'found'; cups: number } | { kind: 'none' };
export type Operation = { cups: number };

export const recordMachine = setup({
  types: {
    context: {} as {
      userId: string | null;
      cups: number;
      stored: number;
      pending: number;
      replaced: number | null;
    },
    events: {} as
      | { type: 'record.changed'; operation: Operation }
      | { type: 'record.signedIn'; userId: string }
      | { type: 'record.signedOut' }
      | { type: 'record.changedElsewhere'; cups: number }
      | { type: 'record.replacedDiscarded' },
  },
  actors: {
    load: fromPromise<Saved, { userId: string | null }>(() =>
      Promise.reject(new Error('load must be provided')),
    ),
    store: fromPromise<{ cups: number }, { cups: number }>(() =>
      Promise.reject(new Error('store must be provided')),
    ),
  },
  actions: {
    operate: assign(({ context }, operation: Operation) => ({
      cups: context.cups + operation.cups,
      pending: context.pending + operation.cups,
    })),
    rememberCustomer: assign({ userId: (_, userId: string) => userId }),
    startOver: assign({ userId: null, cups: 0, stored: 0, pending: 0, replaced: null }),
    takeSaved: assign(({ context }, saved: Saved) =>
      saved.kind === 'none'
        ? {}
        : {
            cups: saved.cups,
            stored: saved.cups,
            pending: 0,
            replaced: context.cups > 0 ? context.cups : null,
          },
    ),
    follow: assign((_, cups: number) => ({ cups, stored: cups, pending: 0 })),
    forgetReplaced: assign({ replaced: null }),
  },
  guards: {
    hasFound: (_, saved: Saved) => saved.kind === 'found',
    hasSomethingToStore: ({ context }) => context.pending > 0,
  },
}).createMachine({
  id: 'record',
  description: 'The cart that the browser keeps of each customer.',
  context: { userId: null, cups: 0, stored: 0, pending: 0, replaced: null },
  on: {
    'record.changed': {
      actions: { type: 'operate', params: ({ event }) => event.operation },
    },
    'record.replacedDiscarded': { actions: 'forgetReplaced' },
  },
  initial: 'guest',
  states: {
    guest: {
      on: {
        'record.signedIn': {
          target: 'owned',
          actions: { type: 'rememberCustomer', params: ({ event }) => event.userId },
        },
      },
    },
    owned: {
      initial: 'loading',
      on: {
        'record.signedOut': { target: 'guest', actions: 'startOver' },
        'record.changedElsewhere': {
          target: '.kept',
          actions: { type: 'follow', params: ({ event }) => event.cups },
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'load',
            input: ({ context: { userId } }) => ({ userId }),
            onDone: [
              {
                guard: { type: 'hasFound', params: ({ event }) => event.output },
                target: 'kept',
                actions: { type: 'takeSaved', params: ({ event }) => event.output },
              },
              { guard: 'hasSomethingToStore', target: 'storing' },
              { target: 'kept' },
            ],
            onError: { target: 'unsaved' },
          },
        },
        storing: {
          invoke: {
            src: 'store',
            input: ({ context: { cups } }) => ({ cups }),
            onDone: {
              target: 'kept',
              actions: { type: 'follow', params: ({ event }) => event.output.cups },
            },
            onError: { target: 'unsaved' },
          },
        },
        kept: {},
        unsaved: { description: 'The browser refuses to keep anything.' },
      },
    },
  },
});

export const orderStatusMachine = setup({
  delays: { untilConfirmed: 0, untilPreparing: 5000, untilReady: 10_000 },
}).createMachine({
  id: 'order-status',
  initial: 'sent',
  states: {
    sent: { after: { untilConfirmed: { target: 'confirmed' } } },
    confirmed: { after: { untilPreparing: { target: 'preparing' } } },
    preparing: { after: { untilReady: { target: 'ready' } } },
    ready: { type: 'final' },
  },
});

export const replyMachine = setup({
  types: { context: {} as { due: number } },
  delays: { untilDue: ({ context }) => context.due, retryDelay: 10_000 },
  guards: { isHeard: ({ context }) => context.due < 1000 },
}).createMachine({
  id: 'reply',
  description: 'Answers when it is time.',
  context: { due: 500 },
  initial: 'waiting',
  states: {
    waiting: { after: { untilDue: [{ guard: 'isHeard', target: 'sent' }, { target: 'failed' }] } },
    failed: { after: { retryDelay: { target: 'waiting' } } },
    sent: { type: 'final' },
  },
});

export const noteMachine = setup({
  types: {
    context: {} as { text: string },
    input: {} as { text: string },
    events: {} as
      | { type: 'note.opened' }
      | { type: 'note.closed' }
      | { type: 'note.written'; text?: string },
  },
  actions: { write: assign({ text: (_, text: string | undefined) => text ?? '' }) },
  guards: { isText: (_, text: string | undefined) => text !== undefined && text.trim() !== '' },
}).createMachine({
  id: 'note',
  description: 'A wish for the kitchen.',
  context: ({ input }) => ({ text: input.text }),
  initial: 'closed',
  states: {
    closed: { on: { 'note.opened': { target: 'open' } } },
    open: {
      on: {
        'note.closed': { target: 'closed' },
        'note.written': {
          guard: { type: 'isText', params: ({ event }) => event.text },
          target: 'closed',
          actions: { type: 'write', params: ({ event }) => event.text },
        },
      },
    },
  },
});
