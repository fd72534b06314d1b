/* oxlint-disable vitest/no-standalone-expect -- walkPaths declares the tests that expect this */
import { screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { myOrdersMachine } from '../../machines/index.ts';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import { isPastStatus } from '../../src/domain/order-status.ts';
import { asha, customer, openApp, openFreshBrowser } from '../components/app.tsx';
import type { Moves, States } from './path-model.ts';
import { walkPaths } from './walk.ts';

vi.mock('@xstate/react', async (real) =>
  (await import('./observed-actors.ts')).observing(await real()),
);

beforeEach(openFreshBrowser);

const samples = sampleOrders(Date.now());
const active = samples.filter(({ status }) => !isPastStatus(status));
const past = samples.filter(({ status }) => isPastStatus(status));
const receiptOrderId = past[0]?.id ?? '';

const tab = (name: RegExp) => screen.getByRole('tab', { name, hidden: true });
const receipt = () => screen.queryByRole('dialog', { name: 'Receipt' });
const isCovered = { receipt: 'open' } as const;

function expectOrders(orders: readonly { id: string }[]): void {
  const shown = screen.getAllByRole('article', { hidden: true });
  expect(shown.map((article) => article.textContent)).toEqual(
    orders.map(({ id }) => expect.stringContaining(id)),
  );
}

walkPaths(myOrdersMachine, {
  starts: [
    {
      name: 'Asha at her orders',
      mount: async () => {
        await openApp({ address: '/orders', user: asha });
        await screen.findByRole('heading', { name: 'My Orders' });
      },
    },
  ],
  moves: {
    'orders.pastSelected': {
      samples: { 'the past orders are chosen': {} },
      when: (snapshot) => !snapshot.matches(isCovered),
      run: () => customer.click(tab(/^Past Orders/)),
    },
    'orders.activeSelected': {
      samples: { 'the active orders are chosen': {} },
      when: (snapshot) => !snapshot.matches(isCovered),
      run: () => customer.click(tab(/^Active Orders/)),
    },
    'orders.receiptOpened': {
      samples: { 'a receipt is opened': { orderId: receiptOrderId } },
      when: (snapshot) => snapshot.matches({ tab: 'past' }),
      run: ({ orderId }) =>
        customer.click(screen.getByRole('button', { name: `View Receipt of order ${orderId}` })),
    },
    'orders.receiptClosed': {
      samples: { 'the receipt is closed': {} },
      run: () => customer.click(screen.getByRole('button', { name: 'Close receipt' })),
    },
  } satisfies Moves<typeof myOrdersMachine>,
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
  } satisfies States<typeof myOrdersMachine>,
});
