import { defineModel } from 'chartwalk';
import { sessionMachine } from '../../machines/session.ts';
import { asha, bimal } from '../fixtures.ts';

export const sessionModel = defineModel({
  machine: sessionMachine,
  starts: { 'a page just opened': {} },
  moves: {
    'session.userChanged': {
      samples: {
        'an account without a name is signed in': { user: { ...asha, displayName: null } },
        'Asha is signed in': { user: asha },
        'Bimal is signed in': { user: bimal },
        'nobody is signed in': { user: null },
      },
    },
    'session.signOutRequested': { samples: { 'Sign Out is chosen': {} } },
    'xstate.done.actor.signOut': {
      samples: { 'the identity service has signed out': undefined },
    },
    'xstate.error.actor.signOut': {
      samples: { 'signing out fails': new Error('The line is dead.') },
    },
    'xstate.error.actor.identityListener': {
      samples: {
        'the page is opened again and nobody can tell who is there': new Error('No line.'),
      },
      isLast: true,
    },
  },
  memory: ({ user }) => user,
  invariants: {
    always: {
      'somebody is known exactly while somebody is signed in': (snapshot) =>
        snapshot.matches('signedIn') === (snapshot.context.user !== null),
    },
    never: {
      'it is forgotten again whether somebody is there': (snapshot, before) =>
        snapshot.hasTag('unknown') && before?.hasTag('unknown') === false,
    },
    eventually: { 'it is known who is there': (snapshot) => !snapshot.hasTag('unknown') },
  },
});
