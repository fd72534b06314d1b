import { assign, setup } from 'xstate';
import type { User } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type SessionEvent =
  | { type: 'session.userChanged'; user: User | null }
  | { type: 'session.signOutRequested' };

export const sessionMachine = setup({
  types: {
    context: {} as { user: User | null },
    events: {} as SessionEvent,
    tags: {} as 'unknown',
  },
  actors: {
    /** Reports the user now and at every change, as `session.userChanged`. */
    identityListener: unprovided.callback<SessionEvent>('identityListener'),
    signOut: unprovided.promise<void>('signOut'),
  },
  actions: {
    rememberUser: assign({ user: (_, user: User | null) => user }),
    logFailure: unprovided.action<{ error: unknown }>('logFailure'),
  },
  guards: {
    isSomeone: (_, user: User | null) => user !== null,
  },
}).createMachine({
  id: 'session',
  description: 'Who is using FoodDash, as the identity service tells it.',
  context: { user: null },
  invoke: {
    src: 'identityListener',
    onError: {
      target: '.signedOut',
      actions: [
        { type: 'rememberUser', params: null },
        { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
      ],
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Not yet known: neither sign-in buttons nor a user menu may show.',
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
            description: 'The display name of a new account arrives after the account itself.',
            guard: { type: 'isSomeone', params: ({ event }) => event.user },
            actions: { type: 'rememberUser', params: ({ event }) => event.user },
          },
          {
            target: 'signedOut',
            actions: { type: 'rememberUser', params: null },
          },
        ],
      },
      states: {
        active: {
          on: {
            'session.signOutRequested': { target: 'signingOut' },
          },
        },
        signingOut: {
          description: 'Ends when the listener reports nobody; a failure is only logged.',
          invoke: {
            src: 'signOut',
            onDone: { target: 'active' },
            onError: {
              target: 'active',
              actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
