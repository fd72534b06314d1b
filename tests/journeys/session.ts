import type { Journey } from 'chartwalk/vitest';
import type { SnapshotFrom } from 'xstate';
import type { sessionModel } from '../models/session.ts';

type Value = SnapshotFrom<typeof sessionModel.machine>['value'];

/** Returns the machine's value, by default while no sign-out is running. */
const at = (
  customerState: Value['customer'],
  service: Value['service'],
  signOut: Value['signOut'] = 'none',
): Value => ({ customer: customerState, signOut, service });

const untilNeeded = { waiting: 'untilNeeded' } as const;
const untilIdle = { waiting: 'untilIdle' } as const;
const untilOnline = { waiting: 'untilOnline' } as const;
const loading = { observing: 'loading' } as const;
const confirming = { observing: 'confirming' } as const;
const observed = { observing: 'observed' } as const;

export const sessionJourneys: readonly Journey<typeof sessionModel>[] = [
  {
    name: 'a remembered customer is shown at once, confirmed by the service, and can sign out @24.2',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the service reports Asha', at('signedIn', observed)],
      ['Sign Out is chosen', at('signedIn', observed, 'running')],
      ['the service has signed out', at('signedIn', observed)],
      ['the service reports nobody', at('signedOut', observed)],
      ['the service reports Asha', at('signedIn', observed)],
    ],
    end: 'the menu names Asha',
  },
  {
    name: 'a remembered customer becomes a visitor if their session has ended',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the service reports nobody', at('signedOut', observed)],
    ],
    end: 'nobody is remembered',
  },
  {
    name: 'a visitor can open the sign-in dialog again if the service did not load, and sees a new account’s name later @7.4',
    steps: [
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
      ['the browser is online again', at('signedOut', untilNeeded)],
      ['the sign-in dialog is opened', at('signedOut', loading)],
      ['the code of the service does not load', at('signedOut', untilOnline)],
      ['the browser is online again', at('signedOut', untilOnline)],
      ['the sign-in dialog is opened', at('signedOut', loading)],
      [
        'the service reports an account without a name',
        at('signedIn', observed),
        'the menu names no one',
      ],
      ['the service reports Asha', at('signedIn', observed)],
    ],
    end: 'the menu names Asha',
  },
  {
    name: 'a visitor is signed in and out when another tab signs in and out',
    steps: [
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
      ['the browser remembers Asha', at('signedIn', confirming)],
      ['the service reports Asha', at('signedIn', observed)],
      ['the browser remembers nobody', at('signedOut', observed)],
      ['the browser remembers Bimal', at('signedIn', observed)],
      ['the browser does not say whom it remembers', at('signedIn', observed)],
    ],
    end: 'the menu names Bimal',
  },
  {
    name: 'if another tab signs a customer out before the browser is idle, the customer becomes a visitor, and the service is not loaded',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
    ],
    end: 'the page offers to sign in',
  },
  {
    name: 'a customer who signed out in another tab is signed out of the service too, and can sign in again @24.3',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      [
        'the service reports Asha, whom the browser has forgotten',
        at('signedOut', observed, 'running'),
      ],
      ['the service has signed out', at('signedOut', observed)],
      ['the service reports nobody', at('signedOut', observed)],
      ['the service reports Asha, whom the browser has forgotten', at('signedIn', observed)],
    ],
    end: 'the menu names Asha',
  },
  {
    name: 'a customer who signs out in another tab while being confirmed becomes a visitor, and is signed out of the service',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the browser remembers nobody', at('signedOut', confirming)],
      [
        'the service reports Asha, whom the browser has forgotten',
        at('signedOut', observed, 'running'),
      ],
      ['the service reports nobody', at('signedOut', observed)],
    ],
  },
  {
    name: 'a customer is signed in by the service if the browser does not say whom it remembers',
    steps: [
      ['the browser does not say whom it remembers', at('restoring', loading)],
      ['the service reports Asha', at('signedIn', observed)],
    ],
  },
  {
    name: 'if the browser does not say whom it remembers, a customer counts as a visitor until the service loads',
    steps: [
      ['the browser does not say whom it remembers', at('restoring', loading)],
      ['the code of the service does not load', at('signedOut', untilOnline)],
      ['the browser is online again', at('signedOut', loading)],
      ['the service reports Asha', at('signedIn', observed)],
    ],
  },
  {
    name: 'a remembered customer stays signed in while the service can’t be loaded, and is checked once it loads @24.2',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the code of the service does not load', at('signedIn', untilOnline)],
      ['the browser is offline', at('signedIn', untilOnline)],
      ['the browser is online again', at('signedIn', confirming)],
      ['the service reports nobody', at('signedOut', observed)],
    ],
  },
  {
    name: 'a visitor can’t sign out, and the service is not loaded',
    steps: [
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
      ['Sign Out is chosen', at('signedOut', untilNeeded)],
    ],
  },
  {
    name: 'a customer who signs out before the browser is idle makes the service load at once',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['Sign Out is chosen', at('signedIn', confirming, 'running')],
      ['the service reports nobody', at('signedOut', observed)],
    ],
  },
  {
    name: 'a customer stays signed in if signing out fails @8.6',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the service reports Asha', at('signedIn', observed)],
      ['Sign Out is chosen', at('signedIn', observed, 'running')],
      ['signing out fails', at('signedIn', observed)],
    ],
    end: 'the menu names Asha, without an alert',
  },
  {
    name: 'a customer can sign in and replace another customer who is still signing out',
    steps: [
      ['the browser remembers Asha', at('signedIn', untilIdle)],
      ['the browser is idle', at('signedIn', confirming)],
      ['the service reports Asha', at('signedIn', observed)],
      ['Sign Out is chosen', at('signedIn', observed, 'running')],
      ['the browser remembers Bimal', at('signedIn', observed, 'running')],
    ],
    end: 'the menu names Bimal',
  },
  {
    name: 'if the browser refuses to remember a customer, the customer stays signed in when the browser reports nobody',
    steps: [
      ['the browser remembers nobody', at('signedOut', untilNeeded)],
      ['the sign-in dialog is opened', at('signedOut', loading)],
      ['the service reports Bimal, whom the browser refuses to remember', at('signedIn', observed)],
      ['the browser remembers nobody', at('signedIn', observed)],
    ],
    end: 'the menu names Bimal',
  },
  {
    name: 'a build without an identity service treats everyone as a visitor',
    steps: [
      [
        'the page is opened again in a build without an identity service',
        at('signedOut', 'notConfigured'),
      ],
    ],
    end: 'the page offers to sign in',
  },
  {
    name: 'a visitor can sign in if the remembered user can’t be read',
    steps: [
      [
        'the page is opened again, but the remembered user can’t be read',
        at('signedOut', untilNeeded),
      ],
    ],
    end: 'the page offers to sign in',
  },
];
