import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ClockTicked, OrdersChanged } from '../../machines/facts.ts';
import { myOrdersMachine } from '../../machines/my-orders.ts';
import type { ListedOrder } from '../../src/domain/entities.ts';
import { afterNoon, MINUTE, NOON, order, SECOND } from '../fixtures.ts';
import { controlledListener } from './helpers.ts';

const DUE = NOON + 60_000;
const placed = order({ id: 'FD1', estimatedDelivery: new Date(DUE).toISOString() });
const input = { userId: 'asha', orders: [placed], samples: [], now: NOON, isForReceipts: false };

function listed(id: string): ListedOrder {
  return {
    id,
    restaurant: { id: 'coal', name: 'Coal', cuisine: 'Mughlai' },
    items: [],
    total: 10,
    status: 'delivered',
    orderTime: placed.createdAt,
    estimatedDelivery: placed.estimatedDelivery,
    deliveredTime: placed.estimatedDelivery,
    cancelledTime: null,
    address: '',
    instructions: '',
  };
}

function start({ isForReceipts = false } = {}) {
  const stored = controlledListener<OrdersChanged, { userId: string }>();
  const clock = controlledListener<ClockTicked>();
  const actor = createActor(
    myOrdersMachine.provide({ actors: { ordersListener: stored.logic, clock: clock.logic } }),
    { input: { ...input, isForReceipts } },
  ).start();
  return {
    actor,
    stored,
    clock,
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    receiptOrderId: () => actor.getSnapshot().context.receiptOrder?.id,
  };
}

describe('the list of orders', () => {
  test('the list contains the orders that were stored when the page opened', () => {
    const { context, stored } = start();
    expect(context()).toMatchObject({ orders: [placed], now: NOON });
    expect(stored.inputs).toEqual([{ userId: 'asha' }]);
  });

  test('the orders are updated when another tab changes them', () => {
    const { context, stored } = start();
    const next = [order({ id: 'FD2' }), placed];
    stored.report({ type: 'orders.changed', orders: next });
    expect(context().orders).toEqual(next);
  });
});

describe('cancellations', () => {
  const cancelled = order({ id: 'FD1', status: 'cancelled' });

  test('a cancelled order is reported until the customer has seen the report', () => {
    const { actor, context, stored } = start();
    expect(context().cancelledId).toBeNull();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    expect(context().cancelledId).toBe('FD1');
    actor.send({ type: 'orders.cancellationSeen' });
    expect(context().cancelledId).toBeNull();
  });

  test('a cancelled order is reported even if other orders are still active', () => {
    const { context, stored } = start();
    const other = order({ id: 'FD2' });
    stored.report({ type: 'orders.changed', orders: [other, placed] });
    stored.report({ type: 'orders.changed', orders: [other, cancelled] });
    expect(context().cancelledId).toBe('FD1');
  });

  test('a cancelled order is still reported when other orders change', () => {
    const { context, stored } = start();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    stored.report({ type: 'orders.changed', orders: [order({ id: 'FD2' }), cancelled] });
    expect(context().cancelledId).toBe('FD1');
  });

  test('a cancelled order is not reported again after it was seen', () => {
    const { actor, context, stored } = start();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    actor.send({ type: 'orders.cancellationSeen' });
    stored.report({ type: 'orders.changed', orders: [cancelled, placed] });
    expect(context().cancelledId).toBeNull();
  });

  test('a cancelled order is not reported if it was never shown while active', () => {
    const { context, stored } = start();
    const other = order({ id: 'FD2', status: 'cancelled' });
    stored.report({ type: 'orders.changed', orders: [other, placed] });
    expect(context().cancelledId).toBeNull();
  });
});

describe('the clock', () => {
  test('the clock changes nothing as long as no order changes its status', () => {
    const { actor, clock, context } = start();
    const before = context();
    const listener = vi.fn<() => void>();
    actor.subscribe((snapshot) => {
      if (snapshot.context !== before) listener();
    });
    clock.report({ type: 'clock.ticked', now: NOON + 1000 });
    clock.report({ type: 'clock.ticked', now: DUE - 1 });
    expect(listener).not.toHaveBeenCalled();
    expect(context().now).toBe(NOON);
  });

  test('the time in the context is updated when an order reaches its estimated delivery, but not at the next tick', () => {
    const { clock, context } = start();
    clock.report({ type: 'clock.ticked', now: DUE });
    expect(context().now).toBe(DUE);
    clock.report({ type: 'clock.ticked', now: DUE + 1000 });
    expect(context().now).toBe(DUE);
  });

  test('the time in the context is updated when cooking starts and when the food is ready, but not at the next ticks', () => {
    const { clock, context, stored } = start();
    const slow = order({ estimatedDelivery: afterNoon(30) });
    stored.report({ type: 'orders.changed', orders: [slow] });
    for (const minutes of [1, 15]) {
      clock.report({ type: 'clock.ticked', now: NOON + minutes * MINUTE });
      expect(context().now).toBe(NOON + minutes * MINUTE);
      clock.report({ type: 'clock.ticked', now: NOON + minutes * MINUTE + SECOND });
      expect(context().now).toBe(NOON + minutes * MINUTE);
    }
  });

  test('the time in the context is updated when one of several orders reaches its estimated delivery', () => {
    const { clock, context, stored } = start();
    const past = order({ id: 'FD2', status: 'cancelled' });
    stored.report({ type: 'orders.changed', orders: [past, placed] });
    clock.report({ type: 'clock.ticked', now: DUE });
    expect(context().now).toBe(DUE);
  });

  test('the time in the context is updated if a clock that was fast is set back', () => {
    const { clock, context } = start();
    clock.report({ type: 'clock.ticked', now: DUE });
    clock.report({ type: 'clock.ticked', now: NOON });
    expect(context().now).toBe(NOON);
  });
});

describe('the tabs of My Orders', () => {
  test('the tab does not change when it is selected again', () => {
    const { actor, value } = start();
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    actor.send({ type: 'orders.pastSelected' });
    actor.send({ type: 'orders.pastSelected' });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
  });

  test('a customer who came to see receipts can select the active orders', () => {
    const { actor, value } = start({ isForReceipts: true });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
  });
});

describe('receipts', () => {
  test('the receipt stays in the context after closing, because it is visible while it fades out', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('the receipt can be opened for another order after it is closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptClosed' });
    actor.send({ type: 'orders.receiptOpened', order: listed('FD2') });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD2');
  });

  test('the receipt ignores another order while it is open', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptOpened', order: listed('FD2') });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('the receipt ignores closing while it is closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBeUndefined();
  });
});
