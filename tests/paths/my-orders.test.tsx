import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import { isPastStatus } from '../../src/domain/order-status.ts';
import { myOrdersModel } from '../../src/statecharts/models/my-orders.ts';
import { asha } from '../../src/statecharts/models/values.ts';
import { customer, openApp, openFreshBrowser } from '../components/app.tsx';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

beforeEach(openFreshBrowser);

const samples = sampleOrders(Date.now());
const active = samples.filter(({ status }) => !isPastStatus(status));
const past = samples.filter(({ status }) => isPastStatus(status));

const tab = (name: RegExp) => screen.getByRole('tab', { name, hidden: true });
const receipt = () => screen.queryByRole('dialog', { name: 'Receipt' });

function expectOrders(orders: readonly { id: string }[]): void {
  const shown = screen.getAllByRole('article', { hidden: true });
  expect(shown.map((article) => article.textContent)).toEqual(
    orders.map(({ id }) => expect.stringContaining(id)),
  );
}

walkPaths(myOrdersModel, {
  mounts: {
    'Asha at her orders': async () => {
      await openApp({ address: '/orders', user: asha });
      await screen.findByRole('heading', { name: 'My Orders' });
    },
  },
  runs: {
    'orders.pastSelected': () => customer.click(tab(/^Past Orders/)),
    'orders.activeSelected': () => customer.click(tab(/^Active Orders/)),
    'orders.receiptOpened': ({ orderId }) =>
      customer.click(screen.getByRole('button', { name: `View Receipt of order ${orderId}` })),
    'orders.receiptClosed': () =>
      customer.click(screen.getByRole('button', { name: 'Close receipt' })),
  },
  states: {
    'tab.active': () => {
      expect(tab(/^Active Orders/)).toHaveTextContent(`Active Orders (${active.length})`);
      expect(tab(/^Active Orders/)).toHaveAttribute('aria-selected', 'true');
      expectOrders(active);
    },
    'tab.past': () => {
      expect(tab(/^Past Orders/)).toHaveTextContent(`Past Orders (${past.length})`);
      expect(tab(/^Past Orders/)).toHaveAttribute('aria-selected', 'true');
      expectOrders(past);
    },
    'receipt.closed': () => expect(receipt()).not.toBeInTheDocument(),
    'receipt.open': ({ context }) =>
      expect(receipt()).toHaveTextContent(`Order #${context.receiptOrderId}`),
  },
  pinsEveryTransition: true,
  journeys: [
    {
      name: 'the past orders show their receipts, and the active ones come back',
      steps: [
        ['the past orders are chosen', { tab: 'past', receipt: 'closed' }],
        ['a receipt is opened', { tab: 'past', receipt: 'open' }],
        ['the receipt is closed', { tab: 'past', receipt: 'closed' }],
        ['the active orders are chosen', { tab: 'active', receipt: 'closed' }],
      ],
    },
  ],
});
