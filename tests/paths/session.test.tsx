import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { sessionModel } from '../../src/statecharts/models/session.ts';
import {
  customer,
  errorsLogged,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { failToStart, logOut, say } from '../components/identity.ts';
import type { Runs, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

const openPage = () => openApp({ address: '/nowhere' });

const runs = {
  'session.userChanged': ({ user }) => meanwhile(() => say(user)),
  'session.signOutRequested': async () => {
    await customer.click(screen.getByRole('button', { name: /^(Asha Rao|User)$/ }));
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
} satisfies States<typeof sessionModel>;

beforeEach(openFreshBrowser);

walkPaths(sessionModel, {
  mounts: {
    'a page just opened': openPage,
  },
  runs,
  states,
});
