import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { followedOrders } from '../../src/domain/active-orders.ts';
import {
  customer,
  meanwhile,
  openApp,
  openFreshBrowser,
  startTheClock,
  stopTheClock,
} from '../components/app.tsx';
import { store } from '../components/storage.ts';
import { asha, NOON } from '../fixtures.ts';
import { activeOrderModel, firstOrder } from '../models/active-order.ts';
import { reportStorageEvent } from '../services/helpers.ts';
import { walkPaths } from './walk.ts';

beforeEach(() => {
  openFreshBrowser();
  stopTheClock(NOON);
});
afterEach(startTheClock);

const bar = () => screen.queryByRole('complementary', { name: 'Your active orders' });
const summary = () => within(bar() ?? document.body).getByRole('button');

function keep(orders: readonly { id: string }[]): void {
  store('orders', Object.fromEntries(orders.map((order) => [order.id, order])));
}

function tracks(): string[] {
  return within(bar() ?? document.body)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
}

const runs = {
  'activeOrder.ordersChanged': ({ orders }) =>
    meanwhile(() => {
      keep(orders);
      reportStorageEvent('orders');
    }),
  'activeOrder.ticked': ({ now }) =>
    meanwhile(() => {
      // As in a tab that slept: the clock has gone on, no second was counted.
      vi.setSystemTime(now);
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  'activeOrder.unfolded': () => customer.click(summary()),
  'activeOrder.folded': () => customer.keyboard('{Escape}'),
} satisfies Runs<typeof activeOrderModel>;

const states = {
  none: () => {
    expect(bar()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
  one: ({ context }) => {
    const [order] = followedOrders(context);
    expect(bar()).toHaveTextContent(order?.restaurantName ?? '');
    expect(bar()).toHaveTextContent(
      order?.minutes === 0 ? 'Delivered!' : `Delivery in ${order?.minutes} min`,
    );
    expect(tracks()).toEqual([`/track?id=${order?.id}`]);
    expect(within(bar() ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  },
  'several.folded': ({ context }) => {
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
    const next = followedOrders(context).find(({ minutes }) => minutes > 0);
    expect(summary()).toHaveTextContent(`in ${next?.minutes} min`);
    expect(tracks()).toEqual([]);
  },
  'several.unfolded': ({ context }) => {
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    expect(tracks()).toEqual(followedOrders(context).map(({ id }) => `/track?id=${id}`));
  },
} satisfies States<typeof activeOrderModel>;

walkPaths(activeOrderModel, {
  mounts: {
    'Asha on a page, with no order': () => openApp({ address: '/nowhere', user: asha }),
    'Asha on a page, with an order': async () => {
      keep([firstOrder]);
      await openApp({ address: '/nowhere', user: asha });
    },
  },
  runs,
  states,
  journeys: [
    {
      name: 'orders come, are listed and folded again, and go when they are cancelled',
      steps: [
        ['an order is placed in another tab', 'one'],
        ['a second order is placed in another tab', { several: 'folded' }],
        ['the list is opened', { several: 'unfolded' }],
        ['the list is closed', { several: 'folded' }],
        ['all orders are cancelled in another tab', 'none'],
        ['a second order is placed in another tab', { several: 'folded' }],
      ],
    },
    {
      name: 'a delivered order says so for a minute, and leaves the next one alone',
      from: 'Asha on a page, with an order',
      steps: [
        ['a second passes', 'one'],
        ['a second order is placed in another tab', { several: 'folded' }],
        ['the first order is delivered', { several: 'folded' }],
        [
          'a minute has passed since the first delivery',
          'one',
          () => expect(bar()).toHaveTextContent('Delivery in 9 min'),
        ],
        ['the tab wakes after all is delivered', 'none'],
      ],
    },
    {
      name: 'one order is delivered, for which the page has a word, and goes',
      from: 'Asha on a page, with an order',
      steps: [
        [
          'the first order is delivered',
          'one',
          () =>
            expect(
              screen.getByText('Your order from Coal & Rumali was delivered.'),
            ).toBeInTheDocument(),
        ],
        ['all orders are cancelled in another tab', 'none'],
      ],
    },
  ],
});
