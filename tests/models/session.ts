import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../machines/session.ts';
import { asha, bimal } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isStarting = (snapshot: Snapshot) => snapshot.matches({ service: 'starting' });
const isWaiting = (snapshot: Snapshot) => snapshot.matches({ service: 'waiting' });
const isObserving = (snapshot: Snapshot) => snapshot.matches({ service: 'observing' });
const isObserved = (snapshot: Snapshot) => snapshot.matches({ service: { observing: 'observed' } });

export const sessionModel = defineModel({
  machine: sessionMachine,
  starts: { 'a page just opened': {} },
  moves: {
    'session.remembered': {
      samples: {
        'the browser remembers Asha': { user: asha },
        'the browser remembers Bimal': { user: bimal },
        'the browser remembers nobody': { user: null },
        'the browser does not say whom it remembers': { user: undefined },
      },
    },
    'session.userReported': {
      samples: {
        'the service reports Asha': { user: asha, isRemembered: true },
        'the service reports an account without a name': {
          user: { ...asha, displayName: null },
          isRemembered: true,
        },
        'the service reports Asha, whom the browser has forgotten': {
          user: asha,
          isRemembered: false,
        },
        'the service reports Bimal, whom the browser refuses to remember': {
          user: bimal,
          isRemembered: true,
        },
        'the service reports nobody': { user: null, isRemembered: true },
      },
      when: isObserving,
      followedBy: (_, { user }) =>
        user?.uid === bimal.uid ? [{ type: 'session.rememberingRefused' }] : [],
    },
    // This event has no samples, because it happens only after the service reports Bimal.
    'session.rememberingRefused': { samples: {} },
    'session.notConfigured': {
      samples: { 'the page is opened again in a build without an identity service': {} },
      when: isStarting,
      isLast: true,
    },
    'session.unreachable': {
      samples: { 'the code of the service does not load': {} },
      when: (snapshot) => isObserving(snapshot) && !isObserved(snapshot),
    },
    'session.serviceNeeded': {
      samples: { 'the sign-in dialog is opened': {} },
      when: (snapshot) => isWaiting(snapshot) && snapshot.matches({ customer: 'signedOut' }),
    },
    'session.signOutRequested': { samples: { 'Sign Out is chosen': {} } },
    'browser.idled': { samples: { 'the browser is idle': {} } },
    'connection.changed': {
      samples: {
        'the browser is online again': { isConnected: true },
        'the browser is offline': { isConnected: false },
      },
      when: isWaiting,
    },
    'xstate.done.actor.signOut': {
      samples: { 'the service has signed out': undefined },
    },
    'xstate.error.actor.signOut': {
      samples: { 'signing out fails': new Error('The line is dead.') },
    },
    'xstate.error.actor.memory': {
      samples: {
        'the page is opened again, but the remembered user can’t be read': new Error('No line.'),
      },
      when: isStarting,
      isLast: true,
    },
  },
  memory: ({ user, remembered }) => ({ user, remembered }),
  invariants: {
    always: {
      'a user is known if and only if somebody is signed in': (snapshot) =>
        snapshot.matches({ customer: 'signedIn' }) === (snapshot.context.user !== null),
    },
    never: {
      'it becomes unknown again whether somebody is signed in': (snapshot, before) =>
        snapshot.hasTag('unknown') && before?.hasTag('unknown') === false,
    },
    eventually: {
      'it is known whether somebody is signed in': (snapshot) => !snapshot.hasTag('unknown'),
    },
  },
});
