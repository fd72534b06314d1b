import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { appUpdateModel } from '../../src/statecharts/models/app-update.ts';
import { checkoutDepartureModel } from '../../src/statecharts/models/checkout-departure.ts';
import { connectionModel } from '../../src/statecharts/models/connection.ts';
import { asha, cartOf, coal, coalDish } from '../../src/statecharts/models/values.ts';
import {
  address,
  customer,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
} from '../components/app.tsx';
import { say } from '../components/identity.ts';
import { store } from '../components/storage.ts';
import { walkPaths } from './walk.ts';

/** The service worker, played by the test. */
const worker = { tellOfUpdate: () => {}, applied: 0 };
vi.mock('../../src/services/service-worker.ts', () => ({
  watchForUpdates: async (onFound: () => void) => {
    worker.tellOfUpdate = onFound;
  },
  applyUpdate: async () => {
    worker.applied += 1;
  },
}));

beforeEach(() => {
  openFreshBrowser();
  worker.applied = 0;
});

const openPage = () => openApp({ address: '/nowhere', user: null });

/** The page is there, whatever is noted at its edge. */
const expectPage = () => expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

// The connection ------------------------------------------------------------------------------------

const offlineNotice = () => screen.queryByText(/^You’re offline\./);
const happen = (event: 'online' | 'offline') =>
  meanwhile(() => {
    window.dispatchEvent(new Event(event));
  });

walkPaths(connectionModel, {
  mounts: { 'on a page, connected': openPage },
  runs: {
    'connection.lost': () => happen('offline'),
    'connection.restored': () => happen('online'),
  },
  states: {
    online: () => {
      expect(offlineNotice()).not.toBeInTheDocument();
      expectPage();
    },
    offline: () => expect(offlineNotice()).toHaveTextContent('Signing in has to wait'),
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'the connection is lost and comes back',
      steps: [
        ['the connection is lost', 'offline'],
        ['the connection is back', 'online'],
      ],
    },
  ],
});

// New versions --------------------------------------------------------------------------------------

const offer = () => screen.queryByText('A new version of FoodDash is here.');
const button = (name: string) => screen.getByRole('button', { name });

walkPaths(appUpdateModel, {
  mounts: { 'on a page of the newest version': openPage },
  runs: {
    'update.found': () => meanwhile(() => worker.tellOfUpdate()),
    'update.accepted': () => customer.click(button('Update')),
    'update.postponed': async () => {
      await customer.click(button('Later'));
      expect(screen.getByRole('main')).toHaveFocus();
    },
  },
  states: {
    current: () => {
      expect(offer()).not.toBeInTheDocument();
      expectPage();
      expect(worker.applied).toBe(0);
    },
    offered: () => {
      expect(offer()).toBeVisible();
      expect(button('Update')).toBeEnabled();
      expect(worker.applied).toBe(0);
    },
    postponed: () => {
      expect(offer()).not.toBeInTheDocument();
      expectPage();
      expect(worker.applied).toBe(0);
    },
    applying: () => {
      expect(button('Update')).toBeDisabled();
      expect(worker.applied).toBe(1);
    },
  },
  walksSimplePaths: true,
  journeys: [
    {
      name: 'a new version is put off; the next one is taken',
      steps: [
        ['a new version has arrived', 'offered'],
        ['the update is put off', 'postponed'],
        ['a new version has arrived', 'offered'],
        ['the update is accepted', 'applying'],
      ],
    },
  ],
});

// Why checkout is closed ----------------------------------------------------------------------------

const signInNotice = () => screen.queryByText('Please sign in to check out.');
const emptyCartNotice = () => screen.queryByText('Your cart is empty. Add a dish, then check out.');

walkPaths(checkoutDepartureModel, {
  mounts: { 'on a page': openPage },
  runs: {
    'departure.happened': async ({ reason }) => {
      await meanwhile(() => say(reason === 'signedOut' ? null : asha));
      await goTo('/checkout');
      expect(address()).toBe('/restaurants');
    },
    'departure.pageChanged': () => goTo('/about'),
    'departure.dismissed': async () => {
      await customer.click(button('Dismiss'));
      expect(screen.getByRole('main')).toHaveFocus();
    },
    'departure.signedIn': () =>
      meanwhile(() => {
        store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
        say(asha);
      }),
  },
  states: {
    none: () => {
      expect(screen.getByRole('main')).toBeVisible();
      expect(signInNotice()).not.toBeInTheDocument();
      expect(emptyCartNotice()).not.toBeInTheDocument();
    },
    signInNeeded: () => {
      expect(signInNotice()).toBeVisible();
      expect(button('Dismiss')).toBeEnabled();
    },
    cartEmpty: () => {
      expect(emptyCartNotice()).toBeVisible();
      expect(button('Dismiss')).toBeEnabled();
    },
  },
  journeys: [
    {
      name: 'a visitor at checkout hears why it is closed, signs in and goes on with it',
      steps: [
        ['checkout sends a visitor away', 'signInNeeded'],
        ['the visitor signs in', 'none', () => expect(address()).toBe('/checkout')],
      ],
    },
    {
      name: 'what was read can be closed, and goes with the page',
      steps: [
        ['checkout sends a visitor away', 'signInNeeded'],
        ['the notice is closed', 'none'],
        ['checkout sends a customer without dishes away', 'cartEmpty'],
        ['the notice is closed', 'none'],
        ['checkout sends a customer without dishes away', 'cartEmpty'],
        ['another page is opened', 'none'],
        ['checkout sends a visitor away', 'signInNeeded'],
        ['another page is opened', 'none'],
      ],
    },
  ],
});
