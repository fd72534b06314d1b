import { cleanup, screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import {
  customer,
  errorsLogged,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { failToStart, logOut, say } from '../components/identity.ts';
import { sessionModel } from '../models/session.ts';
import { walkPaths } from './walk.ts';

const openPage = () => openApp({ address: '/nowhere' });

const runs = {
  'session.userChanged': ({ user }) => meanwhile(() => say(user)),
  'session.signOutRequested': async () => {
    await customer.click(screen.getByRole('button', { name: /^(Asha Rao|Bimal Sen|User)$/ }));
    await customer.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  },
  'xstate.done.actor.signOut': () => meanwhile(() => logOut.answer()),
  'xstate.error.actor.signOut': async (error) => {
    const logged = errorsLogged(() => meanwhile(() => logOut.fail(error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.error.actor.identityListener': async (error) => {
    cleanup();
    failToStart(error);
    expect(await errorsLogged(openPage)).toEqual([[error]]);
  },
} satisfies Runs<typeof sessionModel>;

const accountButton = (name: string) => screen.queryByRole('button', { name });
const signInButton = () => screen.queryByRole('button', { name: 'Sign In' });

function expectSignedIn({ context }: SnapshotFrom<typeof sessionModel.machine>): void {
  expect(accountButton(context.user?.displayName ?? 'User')).toBeVisible();
  expect(signInButton()).not.toBeInTheDocument();
}

const states = {
  restoring: () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(signInButton()).not.toBeInTheDocument();
    expect(accountButton('User')).not.toBeInTheDocument();
    expect(accountButton('Asha Rao')).not.toBeInTheDocument();
  },
  signedOut: () => {
    expect(signInButton()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    expect(accountButton('User')).not.toBeInTheDocument();
    expect(accountButton('Asha Rao')).not.toBeInTheDocument();
  },
  signedIn: expectSignedIn,
  'signedIn.active': (snapshot) => {
    expectSignedIn(snapshot);
    expect(logOut.count()).toBe(0);
  },
  // Until it is certain that nobody is there, the customer still is.
  'signedIn.signingOut': (snapshot) => {
    expectSignedIn(snapshot);
    expect(logOut.count()).toBe(1);
  },
} satisfies States<typeof sessionModel>;

beforeEach(openFreshBrowser);

walkPaths(sessionModel, {
  mounts: { 'a page just opened': openPage },
  runs,
  states,
  journeys: [
    {
      name: 'someone who was here before is signed in, and signs out',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['the identity service has signed out', { signedIn: 'active' }],
        ['nobody is signed in', 'signedOut'],
        ['Asha is signed in', { signedIn: 'active' }],
      ],
      end: () => expect(accountButton('Asha Rao')).toBeVisible(),
    },
    {
      name: 'a new account gets its name a moment later',
      steps: [
        ['nobody is signed in', 'signedOut'],
        [
          'an account without a name is signed in',
          { signedIn: 'active' },
          () => expect(accountButton('User')).toBeVisible(),
        ],
        ['Asha is signed in', { signedIn: 'active' }],
      ],
      end: () => expect(accountButton('Asha Rao')).toBeVisible(),
    },
    {
      name: 'whoever fails to sign out is still there',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['signing out fails', { signedIn: 'active' }],
      ],
      end: () => {
        expect(accountButton('Asha Rao')).toBeVisible();
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      },
    },
    {
      name: 'one customer takes another one’s place, even while that one signs out',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['Bimal is signed in', { signedIn: 'signingOut' }],
      ],
      end: () => expect(accountButton('Bimal Sen')).toBeVisible(),
    },
    {
      name: 'a customer signs out, and the next one signs in',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['Sign Out is chosen', { signedIn: 'signingOut' }],
        ['the identity service has signed out', { signedIn: 'active' }],
        ['nobody is signed in', 'signedOut'],
        ['Bimal is signed in', { signedIn: 'active' }],
      ],
      end: () => expect(accountButton('Bimal Sen')).toBeVisible(),
    },
    {
      name: 'where nobody can tell who is there, visitors may sign in',
      steps: [
        ['Asha is signed in', { signedIn: 'active' }],
        ['the page is opened again and nobody can tell who is there', 'signedOut'],
      ],
      end: () => expect(signInButton()).toBeVisible(),
    },
  ],
});
