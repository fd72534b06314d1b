import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { customer, actOutsideApp, openApp, openFreshBrowser, press } from '../components/app.tsx';
import { worker } from '../components/service-worker.ts';
import { coal, coalDish } from '../fixtures.ts';
import { noticeJourneys } from '../journeys/notice.ts';
import { appUpdateJourneys } from '../journeys/app-update.ts';
import { appUpdateModel } from '../models/app-update.ts';
import { noticeModel } from '../models/notice.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => {
  openFreshBrowser();
  worker.applied = 0;
  worker.reloads = 0;
});

const button = (name: string) => screen.getByRole('button', { name });

const openPage = () => openApp({ url: '/nowhere', user: null });

/** Checks that the page is visible behind any notice. */
const expectPage = () => expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

// The connection ------------------------------------------------------------------------------------

const offlineNotice = () => screen.queryByText(/^You’re offline\./);
const happen = (event: 'online' | 'offline') =>
  actOutsideApp(() => {
    window.dispatchEvent(new Event(event));
  });

walkPaths(noticeModel, {
  mounts: { 'on a page, connected': openPage },
  runs: {
    'notice.due': () => happen('offline'),
    'notice.over': () => happen('online'),
    'notice.dismissed': async () => {
      await customer.click(button('Close the offline notice'));
      expect(screen.getByRole('main')).toHaveFocus();
    },
  },
  states: {
    hidden: () => {
      expect(offlineNotice()).not.toBeInTheDocument();
      expectPage();
    },
    shown: () =>
      expect(offlineNotice()).toHaveTextContent(
        'You’re offline. Some pages of FoodDash haven’t been downloaded yet, so they may not open.',
      ),
    dismissed: () => {
      expect(offlineNotice()).not.toBeInTheDocument();
      expectPage();
    },
  },
  alike: [
    {
      states: ['hidden', 'dismissed'],
      because: 'A dismissed notice is hidden too. They differ when the connection is lost again.',
    },
  ],
  journeys: [
    ...noticeJourneys,
    {
      name: 'a dismissed offline notice stays closed until the connection is restored',
      steps: [
        ['the connection is lost', 'shown'],
        ['the notice is dismissed', 'dismissed'],
        // The machine ignores this event.
        ['the connection is lost', 'dismissed', 'no offline notice is visible'],
      ],
    },
  ],
  shows: {
    'no offline notice is visible': () => expect(offlineNotice()).not.toBeInTheDocument(),
    'the offline notice is visible': () => expect(offlineNotice()).toBeVisible(),
  },
});

// New versions --------------------------------------------------------------------------------------

const offer = () => screen.queryByText('A new version of FoodDash is available.');

const answer = () => screen.getByRole('button', { name: /^(?:Update|Reload page)$/ });

const expectNoOffer = () => {
  expect(offer()).not.toBeInTheDocument();
  expectPage();
  expect(worker.applied).toBe(0);
  expect(worker.reloads).toBe(0);
};

walkPaths(appUpdateModel, {
  mounts: { 'on a page of the newest version': openPage },
  runs: {
    'update.found': () => actOutsideApp(() => worker.news.onFound()),
    'update.tookOver': () => actOutsideApp(() => worker.news.onTakeover()),
    'update.partMissing': () => actOutsideApp(() => worker.news.onPartMissing()),
    'update.accepted': () => customer.click(answer()),
    'update.postponed': async () => {
      await customer.click(button('Later'));
      expect(screen.getByRole('main')).toHaveFocus();
    },
  },
  states: {
    current: expectNoOffer,
    offered: () => {
      expect(offer()).toBeVisible();
      expect(button('Update')).not.toHaveAttribute('aria-disabled', 'true');
    },
    postponed: expectNoOffer,
    applying: () => {
      expect(button('Update')).toHaveAttribute('aria-disabled', 'true');
      expect(button('Later')).toBeDisabled();
      expect(worker.applied).toBe(1);
    },
    outdated: () => {
      expect(offer()).toBeVisible();
      expect(button('Reload page')).toBeEnabled();
      expect(worker.reloads).toBe(0);
    },
    leftOutdated: expectNoOffer,
    reloading: () => {
      expect(answer()).toHaveAttribute('aria-disabled', 'true');
      expect(worker.reloads).toBe(1);
    },
  },
  journeys: appUpdateJourneys,
});

test('the offer of a new version warns a guest that the update clears the cart', async () => {
  await openApp({ url: `/restaurant/${coal.id}`, user: null });
  await press(`Add ${coalDish.name} to cart`);
  await actOutsideApp(() => worker.news.onFound());
  expect(
    await screen.findByText(
      'A new version of FoodDash is available. Updating clears your cart. Sign in first to save it.',
    ),
  ).toBeVisible();
});
