import { screen, within } from '@testing-library/react';
import { resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { afterEach, expect, vi } from 'vitest';
import {
  customer,
  errorsLogged,
  actOutsideApp,
  advanceTime,
  press,
  startEachTestAtNoon,
  withFailingStorage,
} from '../components/app.tsx';
import { openTrackedOrder } from '../components/orders.ts';
import { stored } from '../components/storage.ts';
import { asha, MINUTE, NOON } from '../fixtures.ts';
import { orderCancellationJourneys } from '../journeys/order-cancellation.ts';
import {
  freshOrder,
  futureOrder,
  olderOrder,
  orderCancellationModel,
} from '../models/order-cancellation.ts';
import { walkPaths } from './walk.ts';

startEachTestAtNoon();
afterEach(() => void vi.restoreAllMocks());

const offer = () =>
  screen.queryByRole('button', { name: `Cancel order ${freshOrder.id}`, hidden: true });
const question = () => screen.queryByRole('dialog', { name: 'Cancel this order?' });
const refusal = () => screen.queryByRole('dialog', { name: 'Too late to cancel' });
const statusHeader = () => screen.getByRole('region', { name: 'Delivery status', hidden: true });

const goOn = () => actOutsideApp(() => resolveActor('cancelOrder'));

function storedStatus(): unknown {
  const orders = stored('orders') as Record<string, { status: unknown }>;
  return orders[freshOrder.id]?.status;
}

const runs = {
  'cancellation.requested': () => press(/^Cancel order/),
  'cancellation.confirmed': () => press(/^(Yes, cancel order|Try again)$/),
  'cancellation.dismissed': {
    'with Escape': () => customer.keyboard('{Escape}'),
    'with its button': () => press(/^(Keep my order|OK)$/),
  },
  'clock.ticked': ({ now }) =>
    actOutsideApp(() => {
      if (now < Date.now()) vi.setSystemTime(now - 1000);
      vi.advanceTimersByTime(Math.max(1000, now - Date.now()));
    }),
  'xstate.done.actor.cancelOrder': async ({ kind }) => {
    if (kind === 'cancelled') return goOn();
    vi.setSystemTime(NOON + MINUTE);
    await goOn();
    // The button with the focus is gone. The dialog takes the focus back within 50 ms.
    return advanceTime(50);
  },
  'xstate.error.actor.cancelOrder': async () => {
    const logged = errorsLogged(() => withFailingStorage(goOn));
    expect(await logged).toEqual([['The order was not cancelled.', expect.any(DOMException)]]);
  },
} satisfies Runs<typeof orderCancellationModel>;

const states = {
  'inTime.open': ({ context }) => {
    expect(offer()).toBeVisible();
    if (context.now > NOON) {
      expect(stored('cancellation_clock')).toEqual({ orderId: freshOrder.id, time: context.now });
    }
    const seconds = (context.deadline - context.now) / 1000;
    expect(statusHeader()).toHaveTextContent(`${seconds} seconds left`);
    expect(question()).not.toBeInTheDocument();
    expect(storedStatus()).toBe('confirmed');
  },
  'inTime.asking': () => {
    expect(question()).toHaveTextContent('you won’t be charged');
    expect(screen.getByRole('button', { name: 'Keep my order' })).toBeEnabled();
    expect(within(question() ?? document.body).queryByRole('alert')).not.toBeInTheDocument();
    expect(storedStatus()).toBe('confirmed');
  },
  'inTime.failed': () => {
    expect(within(question() ?? document.body).getByRole('alert')).toHaveTextContent(
      'your order is still active',
    );
    expect(storedStatus()).toBe('confirmed');
  },
  cancelling: () => {
    expect(question()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep my order' })).toBeDisabled();
  },
  cancelled: () => {
    expect(screen.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
    expect(screen.getByText(/^No driver is on the way, and you weren’t charged\.$/)).toBeVisible();
    expect(question()).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(storedStatus()).toBe('cancelled');
  },
  quiet: () => {
    expect(statusHeader()).toHaveTextContent('Your order is on the way!');
    expect(statusHeader()).not.toHaveTextContent(/cancel/i);
  },
  'tooLate.onPage': () => {
    expect(statusHeader()).toHaveTextContent('it’s too late to cancel');
    expect(offer()).not.toBeInTheDocument();
    expect(refusal()).not.toBeInTheDocument();
    expect(storedStatus()).toBe('confirmed');
  },
  'tooLate.inDialog': () => {
    expect(refusal()).toHaveTextContent('your order is coming as planned');
    expect(storedStatus()).toBe('confirmed');
  },
} satisfies States<typeof orderCancellationModel>;

walkPaths(orderCancellationModel, {
  mounts: {
    'Asha at the order she has just placed': () => openTrackedOrder(freshOrder, asha),
    'Asha at an order from ten minutes ago': () => openTrackedOrder(olderOrder, asha),
    'Asha at an order that was placed in the future': () => openTrackedOrder(futureOrder, asha),
  },
  runs,
  states,
  held: ['cancelOrder'],
  journeys: orderCancellationJourneys,
});
