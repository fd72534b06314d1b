import { walkMachine } from '../src/paths/walk-alone.ts';
import { sessionModel } from './teahouse/models.ts';

walkMachine(sessionModel, {
  journeys: [
    {
      // This journey was recorded in the simulation. The test recording.test.ts records the same walk, and
      // checks that the recorded code equals the code of this journey.
      name: 'a customer signs out, and the next customer signs in',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['the identity service has signed out', { signedIn: 'active' }],
        ['nobody is signed in', 'signedOut'],
        ['Bimal is signed in', { signedIn: 'active' }],
      ],
    },
    {
      name: 'a customer is still signed in after a failed sign-out',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['signing out fails', { signedIn: 'active' }],
        ['Bimal is signed in', { signedIn: 'active' }],
      ],
    },
    {
      name: 'a page without a customer stays signed out if the identity service breaks down',
      steps: [
        ['nobody is signed in', 'signedOut'],
        ['nobody can tell who is there', 'signedOut'],
      ],
    },
  ],
});
