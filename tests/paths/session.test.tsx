/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { sessionMachine } from '../../machines/index.ts';
import {
  asha,
  customer,
  errorsLogged,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { failToStart, logOut, say } from '../components/identity.ts';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const nameless = { ...asha, displayName: null };
const openPage = () => openApp({ address: '/nowhere' });

const moves = {
  'session.userChanged': {
    samples: {
      'an account without a name is signed in': { user: nameless },
      'Asha is signed in': { user: asha },
      'nobody is signed in': { user: null },
    },
    run: ({ user }) => meanwhile(() => say(user)),
  },
  'session.signOutRequested': {
    samples: { 'Sign Out is chosen': {} },
    run: async () => {
      await customer.click(screen.getByRole('button', { name: /^(Asha Rao|User)$/ }));
      await customer.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    },
  },
  'xstate.done.actor.signOut': {
    samples: { 'the identity service has signed out': undefined },
    run: () => meanwhile(() => logOut.answer()),
  },
  'xstate.error.actor.signOut': {
    samples: { 'signing out fails': new Error('The line is dead.') },
    run: async (error) => {
      const logged = errorsLogged(() => meanwhile(() => logOut.fail(error)));
      expect(await logged).toEqual([[error]]);
    },
  },
  'xstate.error.actor.identityListener': {
    samples: { 'the page is opened again and nobody can tell who is there': new Error('No line.') },
    isLast: true,
    run: async (error) => {
      cleanup();
      failToStart(error);
      expect(await errorsLogged(openPage)).toEqual([[error]]);
    },
  },
} satisfies Moves<typeof sessionMachine>;

const accountButton = (name: string) => screen.queryByRole('button', { name });
const signInButton = () => screen.queryByRole('button', { name: 'Sign In' });

const states = {
  restoring: () => {
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
  signedIn: ({ context }) => {
    expect(accountButton(context.user?.displayName ?? 'User')).toBeVisible();
    expect(signInButton()).not.toBeInTheDocument();
  },
  'signedIn.active': () => expect(logOut.count()).toBe(0),
  'signedIn.signingOut': () => expect(logOut.count()).toBe(1),
} satisfies States<typeof sessionMachine>;

beforeEach(openFreshBrowser);

walkPaths(sessionMachine, {
  starts: [{ name: 'a page just opened', mount: openPage }],
  moves,
  states,
  memory: ({ user }) => user,
});
