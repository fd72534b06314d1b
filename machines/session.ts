import { and, assign, raise, sendTo, setup, stateIn } from 'xstate';
import type { User } from '../src/domain/entities.ts';
import type { ConnectionChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

/** Null for nobody; undefined if it can't be read who it is. */
type Remembered = User | null | undefined;

export type SessionEvent =
  /** Whom this browser remembers: now, and when another tab may have changed it. */
  | { type: 'session.remembered'; user: Remembered }
  /** The browser has refused to store a user, and remembers nobody. */
  | { type: 'session.rememberingRefused' }
  /** Whom the identity service knows, and whether this browser still remembers anybody then. */
  | { type: 'session.userReported'; user: User | null; isRemembered: boolean }
  | { type: 'session.notConfigured' }
  | { type: 'session.unreachable' }
  /** Somebody is about to sign in. */
  | { type: 'session.serviceNeeded' }
  | { type: 'session.signOutRequested' }
  | { type: 'browser.idled' }
  | ConnectionChanged;

/** What the memory receives. */
export type MemoryEvent = { type: 'memory.userChanged'; user: User | null };

const isSame = (one: Remembered, other: Remembered) =>
  JSON.stringify(one) === JSON.stringify(other);

export const sessionMachine = setup({
  types: {
    context: {} as { user: User | null; remembered: Remembered },
    events: {} as SessionEvent,
    tags: {} as 'unknown',
  },
  actors: {
    /**
     * Sends `session.remembered` now and when another tab may have changed it, or `session.notConfigured`.
     * Stores the user that it receives, and sends `session.rememberingRefused` if it can't.
     */
    memory: unprovided.callback<MemoryEvent>('memory'),
    connectionListener: unprovided.callback<SessionEvent>('connectionListener'),
    /** Sends `browser.idled` once the page works. */
    idleListener: unprovided.callback<SessionEvent>('idleListener'),
    /**
     * Loads the identity service, and sends `session.userReported` once the user is known and at every
     * change, or `session.unreachable`.
     */
    connect: unprovided.callback<SessionEvent>('connect'),
    signOut: unprovided.promise<void>('signOut'),
  },
  actions: {
    setUser: assign((_, user: Remembered) => ({ user: user ?? null, remembered: user })),
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
  description: 'The customer, as this browser remembers and the identity service confirms them.',
  context: { user: null, remembered: undefined },
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
            description:
              'Another tab signed them out while the identity service confirmed them here.',
            guard: 'isSignedOutElsewhere',
            target: '.signedOut',
            actions: { type: 'setUser', params: null },
          },
          {
            description: 'Also when the display name of a new account arrives after the account.',
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
          description: 'From then on, that this browser remembers nobody is no news.',
          actions: 'noteRefusal',
        },
      },
      states: {
        restoring: {
          description: 'Not yet known: neither sign-in buttons nor a user menu may show.',
          tags: ['unknown'],
          on: {
            'session.notConfigured': { target: 'signedOut' },
            'session.unreachable': {
              description: 'Neither the browser nor the identity service says who it is.',
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
            'The customer stays until the identity service reports nobody. A failure is only logged.',
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
      description: 'The identity service, whose code is loaded only if somebody needs it.',
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
          description: 'This build has no identity service: people can still browse.',
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
              { description: 'Another tab has signed somebody in.', target: 'observing' },
            ],
            'connection.changed': {
              guard: { type: 'isConnectedForSomeone', params: ({ event }) => event.isConnected },
              target: 'observing',
            },
          },
          states: {
            untilNeeded: { description: 'A visitor: nobody may ever sign in.' },
            untilIdle: {
              description:
                'A remembered customer, shown at once and confirmed when the page works.',
              invoke: { src: 'idleListener' },
              on: { 'browser.idled': { target: '#session.service.observing' } },
            },
            untilOnline: {
              description:
                'The code did not load. It is tried again when the browser is online or somebody signs in.',
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
              description: 'A remembered customer is shown whom the service has not confirmed yet.',
              on: { 'session.userReported': { target: 'observed' } },
            },
            observed: {},
          },
        },
      },
    },
  },
});
