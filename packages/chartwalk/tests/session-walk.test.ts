import { walkMachine } from '../src/paths/walk-alone.ts';
import { sessionModel } from './teahouse/models.ts';

walkMachine(sessionModel, {
  journeys: [
    {
      // This journey was recorded in the simulation. recording.test.ts compares the two.
      name: 'a customer signs out, and the next one signs in',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['the identity service has signed out', { signedIn: 'active' }],
        ['nobody is signed in', 'signedOut'],
        ['Bimal is signed in', { signedIn: 'active' }],
      ],
    },
    {
      name: 'after a failed sign-out, the customer is still there',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['signing out fails', { signedIn: 'active' }],
        ['Bimal is signed in', { signedIn: 'active' }],
      ],
    },
    {
      name: 'a page that nobody is signed in at stays signed out if the identity service breaks down',
      steps: [
        ['nobody is signed in', 'signedOut'],
        ['nobody can tell who is there', 'signedOut'],
      ],
    },
  ],
});
