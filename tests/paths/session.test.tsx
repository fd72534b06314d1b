import { cleanup, screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import {
  customer,
  errorsLogged,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  withFailingStorage,
} from '../components/app.tsx';
import {
  failToStart,
  firebase,
  logOut,
  removeIdentityService,
  changeRememberedUser,
} from '../components/identity.ts';
import { bimal } from '../fixtures.ts';
import { sessionJourneys } from '../journeys/session.ts';
import { sessionModel } from '../models/session.ts';
import { walkPaths } from './walk.ts';

const openPage = () => openApp({ url: '/nowhere' });

/** Callbacks that run once the browser is idle. */
let waiting: (() => void)[] = [];

const runs = {
  'session.remembered': ({ user }) => actOutsideApp(() => changeRememberedUser(user)),
  'session.userReported': async ({ user, isRemembered }) => {
    const report = () => actOutsideApp(() => firebase.report(user, isRemembered));
    await (user?.uid === bimal.uid ? withFailingStorage(report) : report());
  },
  'session.rememberingRefused': () => {},
  'session.notConfigured': async () => {
    cleanup();
    removeIdentityService();
    await openPage();
  },
  'session.unreachable': () => actOutsideApp(() => firebase.fail()),
  'session.serviceNeeded': async () => {
    await press('Sign In');
    await customer.keyboard('{Escape}');
  },
  'session.signOutRequested': {
    'in the account menu': async () => {
      await press(/^(Asha Rao|Bimal Sen|User)$/);
      await customer.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    },
    'in the menu': async () => {
      await press('Menu');
      await press('Sign Out');
    },
  },
  'browser.idled': () =>
    actOutsideApp(() => {
      for (const run of waiting.splice(0)) run();
    }),
  'connection.changed': ({ isConnected }) =>
    actOutsideApp(() => {
      dispatchEvent(new Event(isConnected ? 'online' : 'offline'));
    }),
  'xstate.done.actor.signOut': () => actOutsideApp(() => logOut.answer()),
  'xstate.error.actor.signOut': async (error) => {
    const logged = errorsLogged(() => actOutsideApp(() => logOut.fail(error)));
    expect(await logged).toEqual([[error]]);
  },
  'xstate.error.actor.memory': async (error) => {
    cleanup();
    failToStart(error);
    expect(await errorsLogged(openPage)).toEqual([[error]]);
  },
} satisfies Runs<typeof sessionModel>;

const accountButton = (name: string) => screen.queryByRole('button', { name });
const signInButton = () => screen.queryByRole('button', { name: 'Sign In' });

function expectService(count: number): void {
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(firebase.count()).toBe(count);
}
const expectNoService = () => expectService(0);
const expectOneService = () => expectService(1);

const states = {
  'customer.restoring': () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(signInButton()).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign Up' })).not.toBeInTheDocument();
    expect(accountButton('User')).not.toBeInTheDocument();
    expect(accountButton('Asha Rao')).not.toBeInTheDocument();
  },
  'customer.signedOut': () => {
    expect(signInButton()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeVisible();
    expect(accountButton('User')).not.toBeInTheDocument();
    expect(accountButton('Asha Rao')).not.toBeInTheDocument();
  },
  'customer.signedIn': ({ context }) => {
    expect(accountButton(context.user?.displayName ?? 'User')).toBeVisible();
    expect(signInButton()).not.toBeInTheDocument();
  },
  'signOut.none': () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(logOut.count()).toBe(0);
  },
  'signOut.running': () => {
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(logOut.count()).toBe(1);
  },
  'service.starting': expectNoService,
  'service.notConfigured': expectNoService,
  'service.waiting': expectNoService,
  'service.waiting.untilNeeded': expectNoService,
  'service.waiting.untilIdle': expectNoService,
  'service.waiting.untilOnline': expectNoService,
  'service.observing': expectOneService,
  'service.observing.loading': expectOneService,
  'service.observing.confirming': expectOneService,
  'service.observing.observed': expectOneService,
} satisfies States<typeof sessionModel>;

beforeEach(() => {
  openFreshBrowser();
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
});
afterEach(() => vi.unstubAllGlobals());

walkPaths(sessionModel, {
  proves: '@1.1 @2.18 @2.19 @6.5 @8.6',
  mounts: { 'a page just opened': openPage },
  runs,
  states,
  alike: [
    {
      states: [
        'service.starting',
        'service.notConfigured',
        'service.waiting.untilNeeded',
        'service.waiting.untilIdle',
        'service.waiting.untilOnline',
      ],
      because: 'The page shows nothing of the identity service before its code is loaded.',
    },
    {
      states: [
        'service.observing.loading',
        'service.observing.confirming',
        'service.observing.observed',
      ],
      because: 'The page shows who is signed in, but not how it knows.',
    },
  ],
  journeys: sessionJourneys,
  shows: {
    'the menu names Asha': () => expect(accountButton('Asha Rao')).toBeVisible(),
    'the menu names no one': () => expect(accountButton('User')).toBeVisible(),
    'the menu names Bimal': () => expect(accountButton('Bimal Sen')).toBeVisible(),
    'nobody is remembered': () => expect(localStorage.getItem('signed_in')).toBe('null'),
    'the page offers to sign in': () => expect(signInButton()).toBeVisible(),
    'the menu names Asha, without an alert': () => {
      expect(accountButton('Asha Rao')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  },
});
