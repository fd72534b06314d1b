import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { expect } from 'vitest';
import type { Order } from '../../src/domain/entities.ts';
import {
  customer,
  goTo,
  actOutsideApp,
  openApp,
  startEachTestAtNoon,
  advanceTime,
} from '../components/app.tsx';
import { receiptsState } from '../../src/shared/receipts-state.ts';
import { asha, MINUTE, NOON } from '../fixtures.ts';
import { myOrdersJourneys } from '../journeys/my-orders.ts';
import { myOrdersModel, placedOrder } from '../models/my-orders.ts';
import { reportStorageEvent } from '../services/helpers.ts';
import { store } from '../components/storage.ts';
import { walkPaths } from './walk.ts';

startEachTestAtNoon();

function keep(orders: readonly { id: string }[]): void {
  store('orders', Object.fromEntries(orders.map((order) => [order.id, order])));
}

const tab = (name: RegExp) => screen.getByRole('tab', { name, hidden: true });
const receipt = () => screen.queryByRole('dialog', { name: 'Receipt' });

type Listed = { orders: readonly Order[]; samples: readonly Order[]; now: number };

/** Checks the selected tab and its list, which shows the customer's own orders before the samples. */
function expectTab(name: 'Active' | 'Past', listed: Listed): void {
  const { orders, samples, now } = listed;
  const ids = [...orders, ...samples]
    .filter((order) => isPast(order, now) === (name === 'Past'))
    .map(({ id }) => id);
  const [selected] = screen.getAllByRole('tab', { selected: true, hidden: true });
  expect(selected).toHaveTextContent(`${name} Orders (${ids.length})`);
  const panel = within(screen.getByRole('tabpanel', { hidden: true }));
  const shown = panel.queryAllByRole('article', { hidden: true });
  expect(shown.map((article) => article.textContent)).toEqual(
    ids.map((id) => expect.stringContaining(id)),
  );
}

/** Checks the status of the customer's own order, whose food is ready two minutes after noon. */
function expectStatus({ orders, now }: Listed): void {
  if (orders.length !== 1 || !orders.every((order) => !isPast(order, now))) return;
  const [card] = screen.getAllByRole('article', { hidden: true });
  expect(card).toHaveTextContent(
    now < NOON + MINUTE ? 'Restaurant has received your order' : 'Your food is being prepared',
  );
}

const isPast = ({ estimatedDelivery, status }: Order, now: number) =>
  status === 'cancelled' || Date.parse(estimatedDelivery) <= now;

const news = () => screen.queryByText(/^Order #\w+ was cancelled\. You weren’t charged\.$/);

function expectNews(cancelledId: string | null): void {
  if (cancelledId === null) expect(news()).not.toBeInTheDocument();
  else expect(news()).toHaveTextContent(`Order #${cancelledId}`);
}

async function openOrders(state?: object): Promise<void> {
  keep([placedOrder]);
  await openApp({ url: '/about', user: asha });
  await goTo('/orders', state);
  await screen.findByRole('heading', { name: 'My Orders' });
}

const runs = {
  'orders.pastSelected': () => customer.click(tab(/^Past Orders/)),
  'orders.activeSelected': () => customer.click(tab(/^Active Orders/)),
  'orders.receiptOpened': ({ order }) =>
    customer.click(screen.getByRole('button', { name: `View Receipt for order ${order.id}` })),
  'orders.receiptClosed': {
    'with its button': () => customer.click(screen.getByRole('button', { name: 'Close receipt' })),
    'with Escape': () => customer.keyboard('{Escape}'),
  },
  'orders.changed': ({ orders }) =>
    actOutsideApp(() => {
      keep(orders);
      reportStorageEvent('orders');
    }),
  'orders.cancellationSeen': () =>
    customer.click(within(news()?.closest('.MuiAlert-root') as HTMLElement).getByRole('button')),
  'clock.ticked': ({ now }) => advanceTime(Math.max(1000, now - Date.now())),
} satisfies Runs<typeof myOrdersModel>;

const states = {
  'tab.active': ({ context }) => {
    expectNews(context.cancelledId);
    expectTab('Active', context);
    expectStatus(context);
  },
  'tab.past': ({ context }) => expectTab('Past', context),
  'receipt.closed': () => {
    expect(receipt()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  },
  'receipt.open': ({ context }) =>
    expect(receipt()).toHaveTextContent(`Order #${context.receiptOrder?.id}`),
} satisfies States<typeof myOrdersModel>;

walkPaths(myOrdersModel, {
  proves: '@2.70 @2.75',
  mounts: {
    'Asha at her orders': () => openOrders(),
    'Asha at her receipts': () => openOrders(receiptsState),
  },
  runs,
  states,
  journeys: myOrdersJourneys,
  shows: {
    'the order is listed first, as delivered': () =>
      expect(screen.getAllByRole('article')[0]).toHaveTextContent(
        new RegExp(`Delivered.+Order #${placedOrder.id}`),
      ),
    'the order is listed first, as cancelled and not charged': () =>
      expect(screen.getAllByRole('article')[0]).toHaveTextContent(
        /Cancelled · not charged.+Order #\w+/,
      ),
  },
});
