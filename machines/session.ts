import { and, assign, raise, sendTo, setup, stateIn } from 'xstate';
import type { User } from '../src/domain/entities.ts';
import type { ConnectionChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

/**
 * The user whom the browser remembers: null if no one is signed in, or undefined if the stored user can't be
 * read.
 */
type Remembered = User | null | undefined;

export type SessionEvent =
  /** Reports the remembered user, at the start and whenever another tab may have changed the stored user. */
  | { type: 'session.remembered'; user: Remembered }
  /** Reports that the browser couldn't store the user and now remembers no one. */
  | { type: 'session.rememberingRefused' }
  /** Reports the identity service's user. `isRemembered` is false if the browser remembers no customer. */
  | { type: 'session.userReported'; user: User | null; isRemembered: boolean }
  | { type: 'session.notConfigured' }
  | { type: 'session.unreachable' }
  /** A customer is about to sign in. */
  | { type: 'session.serviceNeeded' }
  | { type: 'session.signOutRequested' }
  | { type: 'browser.idled' }
  | ConnectionChanged;

/** Asks the browser's memory to store this user. Null removes the stored user. */
export type MemoryEvent = { type: 'memory.userChanged'; user: User | null };

const isSame = (one: Remembered, other: Remembered) =>
  JSON.stringify(one) === JSON.stringify(other);

export const sessionMachine = setup({
  types: {
    context: {} as {
      user: User | null;
      remembered: Remembered;
      /** Whether the identity service, and not only the browser's memory, has reported this user. */
      isReported: boolean;
    },
    events: {} as SessionEvent,
    tags: {} as 'unknown',
  },
  actors: {
    /**
     * If this build has no identity service, sends only `session.notConfigured`. Otherwise, sends
     * `session.remembered` at once, and again when another tab may have changed the stored user. Stores each
     * user that it receives. Sends `session.rememberingRefused` if the browser can't store a user.
     */
    memory: unprovided.callback<MemoryEvent>('memory'),
    connectionListener: unprovided.callback<SessionEvent>('connectionListener'),
    /** Sends `browser.idled` once the browser is idle after loading the page. */
    idleListener: unprovided.callback<SessionEvent>('idleListener'),
    /**
     * Loads the identity service. Sends `session.userReported` once the user is known, and again at every
     * change. Sends `session.unreachable` if the service does not load.
     */
    connect: unprovided.callback<SessionEvent>('connect'),
    signOut: unprovided.promise<void>('signOut'),
  },
  actions: {
    setUser: assign(({ event }, user: Remembered) => ({
      user: user ?? null,
      remembered: user,
      isReported: event.type === 'session.userReported',
    })),
    rememberUser: sendTo('memory', (_, user: User | null) => ({
      type: 'memory.userChanged',
      user,
    })),
    noteRefusal: assign({ remembered: null }),
    reportNobody: raise({ type: 'session.remembered', user: null }),
  },
  guards: {
    isSomeone: (_, user: Remembered) => Boolean(user),
    isNobody: (_, user: Remembered) => user === null,
    isUnreadable: (_, user: Remembered) => user === undefined,
    isNewToUs: ({ context }, user: Remembered) =>
      Boolean(user) && !isSame(user, context.remembered),
    isGone: ({ context }, user: Remembered) => user === null && context.remembered !== null,
    isConnectedForSomeone: ({ context }, isConnected: boolean) =>
      isConnected && context.remembered !== null,
    isSignedIn: stateIn({ customer: 'signedIn' }),
    isSignedOutElsewhere: and([
      stateIn({ service: { observing: 'confirming' } }),
      ({ event }) =>
        event.type === 'session.userReported' && event.user !== null && !event.isRemembered,
    ]),
  },
}).createMachine({
  id: 'session',
  description: 'The customer, as remembered by the browser and confirmed by the identity service.',
  context: { user: null, remembered: undefined, isReported: false },
  type: 'parallel',
  invoke: { src: 'memory', id: 'memory', onError: { actions: 'reportNobody' } },
  states: {
    customer: {
      initial: 'restoring',
      on: {
        'session.remembered': [
          {
            guard: { type: 'isNewToUs', params: ({ event }) => event.user },
            target: '.signedIn',
            actions: { type: 'setUser', params: ({ event }) => event.user },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.user },
            target: '.signedOut',
            actions: { type: 'setUser', params: null },
          },
        ],
        'session.userReported': [
          {
            description: 'Another tab signed the customer out during the confirmation.',
            guard: 'isSignedOutElsewhere',
            target: '.signedOut',
            actions: { type: 'setUser', params: null },
          },
          {
            description: 'This also happens when a new account’s display name arrives later.',
            guard: { type: 'isSomeone', params: ({ event }) => event.user },
            target: '.signedIn',
            actions: [
              { type: 'rememberUser', params: ({ event }) => event.user },
              { type: 'setUser', params: ({ event }) => event.user },
            ],
          },
          {
            target: '.signedOut',
            actions: [
              { type: 'rememberUser', params: null },
              { type: 'setUser', params: null },
            ],
          },
        ],
        'session.rememberingRefused': {
          description: 'From now on, an empty browser memory does not sign the customer out.',
          actions: 'noteRefusal',
        },
      },
      states: {
        restoring: {
          description:
            'The customer is not known yet, so pages show neither sign-in buttons nor a user menu.',
          tags: ['unknown'],
          on: {
            'session.notConfigured': { target: 'signedOut' },
            'session.unreachable': {
              description: 'Neither the browser nor the identity service has reported a user yet.',
              target: 'signedOut',
            },
          },
        },
        signedOut: {},
        signedIn: {},
      },
    },
    signOut: {
      initial: 'none',
      states: {
        none: {
          on: {
            'session.signOutRequested': { guard: 'isSignedIn', target: 'running' },
            'session.userReported': { guard: 'isSignedOutElsewhere', target: 'running' },
          },
        },
        running: {
          description:
            'The customer stays signed in until the identity service reports otherwise. A failure is only logged.',
          invoke: {
            src: 'signOut',
            onDone: { target: 'none' },
            onError: { target: 'none' },
          },
          on: {
            'session.userReported': {
              guard: { type: 'isNobody', params: ({ event }) => event.user },
              target: 'none',
            },
          },
        },
      },
    },
    service: {
      description: 'The identity service, whose code loads only when it is needed.',
      initial: 'starting',
      states: {
        starting: {
          on: {
            'session.notConfigured': { target: 'notConfigured' },
            'session.remembered': [
              {
                guard: { type: 'isSomeone', params: ({ event }) => event.user },
                target: 'waiting.untilIdle',
              },
              {
                guard: { type: 'isUnreadable', params: ({ event }) => event.user },
                target: 'observing',
              },
              { target: 'waiting.untilNeeded' },
            ],
          },
        },
        notConfigured: {
          description: 'This build has no identity service. Browsing still works.',
        },
        waiting: {
          initial: 'untilNeeded',
          invoke: { src: 'connectionListener' },
          on: {
            'session.serviceNeeded': { target: 'observing' },
            'session.signOutRequested': { guard: 'isSignedIn', target: 'observing' },
            'session.remembered': [
              {
                guard: { type: 'isNobody', params: ({ event }) => event.user },
                target: '.untilNeeded',
              },
              { description: 'Another tab has signed a customer in.', target: 'observing' },
            ],
            'connection.changed': {
              guard: { type: 'isConnectedForSomeone', params: ({ event }) => event.isConnected },
              target: 'observing',
            },
          },
          states: {
            untilNeeded: { description: 'The visitor is signed out and may never sign in.' },
            untilIdle: {
              description:
                'Shows a remembered customer at once; the identity service confirms them later.',
              invoke: { src: 'idleListener' },
              on: { 'browser.idled': { target: '#session.service.observing' } },
            },
            untilOnline: {
              description:
                'The code failed to load. Retries when the browser is online or a customer signs in.',
            },
          },
        },
        observing: {
          initial: 'loading',
          invoke: { src: 'connect' },
          on: { 'session.unreachable': { target: 'waiting.untilOnline' } },
          states: {
            loading: {
              always: { guard: 'isSignedIn', target: 'confirming' },
              on: { 'session.userReported': { target: 'observed' } },
            },
            confirming: {
              description: 'The remembered customer is shown, but not confirmed yet.',
              on: { 'session.userReported': { target: 'observed' } },
            },
            observed: {},
          },
        },
      },
    },
  },
});
