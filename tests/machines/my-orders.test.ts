import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ClockTicked, OrdersChanged } from '../../machines/facts.ts';
import { myOrdersMachine } from '../../machines/my-orders.ts';
import type { ListedOrder } from '../../src/domain/entities.ts';
import { order } from '../fixtures.ts';
import { controlledListener, rewritten } from './helpers.ts';

const NOON = Date.parse('2026-01-01T12:00:00.000Z');
const DUE = NOON + 60_000;
const placed = order({ id: 'FD1', estimatedDelivery: new Date(DUE).toISOString() });
const input = { userId: 'asha', orders: [placed], now: NOON };

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

function start() {
  const stored = controlledListener<OrdersChanged, { userId: string }>();
  const clock = controlledListener<ClockTicked>();
  const actor = createActor(
    myOrdersMachine.provide({ actors: { ordersListener: stored.logic, clock: clock.logic } }),
    { input },
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

test('the machine is named after its file', () => {
  expect(myOrdersMachine.id).toBe('my-orders');
});

test('the tab starts on active, without a receipt', () => {
  const { receiptOrderId, value } = start();
  expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
  expect(receiptOrderId()).toBeUndefined();
});

describe('the orders', () => {
  test('are those that were stored when the page opened', () => {
    const { context, stored } = start();
    expect(context()).toMatchObject({ orders: [placed], now: NOON });
    expect(stored.inputs).toEqual([{ userId: 'asha' }]);
  });

  test('follow another tab', () => {
    const { context, stored } = start();
    const next = [order({ id: 'FD2' }), placed];
    stored.report({ type: 'orders.changed', orders: next });
    expect(context().orders).toEqual(next);
  });
});

describe('a cancelled order', () => {
  const cancelled = order({ id: 'FD1', status: 'cancelled' });

  test('is told of once it is cancelled, until that was seen', () => {
    const { actor, context, stored } = start();
    expect(context().cancelledId).toBeNull();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    expect(context().cancelledId).toBe('FD1');
    actor.send({ type: 'orders.cancellationSeen' });
    expect(context().cancelledId).toBeNull();
  });

  test('is told of among others that go on', () => {
    const { context, stored } = start();
    const other = order({ id: 'FD2' });
    stored.report({ type: 'orders.changed', orders: [other, placed] });
    stored.report({ type: 'orders.changed', orders: [other, cancelled] });
    expect(context().cancelledId).toBe('FD1');
  });

  test('is still told of when other orders change', () => {
    const { context, stored } = start();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    stored.report({ type: 'orders.changed', orders: [order({ id: 'FD2' }), cancelled] });
    expect(context().cancelledId).toBe('FD1');
  });

  test('that was cancelled before is no news', () => {
    const { actor, context, stored } = start();
    stored.report({ type: 'orders.changed', orders: [cancelled] });
    actor.send({ type: 'orders.cancellationSeen' });
    stored.report({ type: 'orders.changed', orders: [cancelled, placed] });
    expect(context().cancelledId).toBeNull();
  });

  test('that nobody saw here before is no news either', () => {
    const { context, stored } = start();
    const other = order({ id: 'FD2', status: 'cancelled' });
    stored.report({ type: 'orders.changed', orders: [other, placed] });
    expect(context().cancelledId).toBeNull();
  });
});

describe('the clock', () => {
  test('changes nothing while every order stays where it is', () => {
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

  test('counts when an order reaches its estimated delivery', () => {
    const { clock, context } = start();
    clock.report({ type: 'clock.ticked', now: DUE });
    expect(context().now).toBe(DUE);
    clock.report({ type: 'clock.ticked', now: DUE + 1000 });
    expect(context().now).toBe(DUE);
  });

  test('counts when one order of several reaches its estimated delivery', () => {
    const { clock, context, stored } = start();
    const later = order({ id: 'FD2', estimatedDelivery: new Date(DUE + 60_000).toISOString() });
    stored.report({ type: 'orders.changed', orders: [later, placed] });
    clock.report({ type: 'clock.ticked', now: DUE });
    expect(context().now).toBe(DUE);
  });

  test('counts when it was wrong and is put back', () => {
    const { clock, context } = start();
    clock.report({ type: 'clock.ticked', now: DUE });
    clock.report({ type: 'clock.ticked', now: NOON });
    expect(context().now).toBe(NOON);
  });
});

describe('the tabs', () => {
  test('past orders are looked at until active ones are selected', () => {
    const { actor, value } = start();
    actor.send({ type: 'orders.pastSelected' });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
  });

  test('selecting the tab that is selected changes nothing', () => {
    const { actor, value } = start();
    actor.send({ type: 'orders.activeSelected' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    actor.send({ type: 'orders.pastSelected' });
    actor.send({ type: 'orders.pastSelected' });
    expect(value()).toEqual({ tab: 'past', receipt: 'closed' });
  });
});

describe('a receipt', () => {
  test('opens for its order and leaves the tab as it is', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.pastSelected' });
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    expect(value()).toEqual({ tab: 'past', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('closed, it is still known, as it is seen while it fades', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('another one follows after it is closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptClosed' });
    actor.send({ type: 'orders.receiptOpened', order: listed('FD2') });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD2');
  });

  test('does not change while it is open', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
    actor.send({ type: 'orders.receiptOpened', order: listed('FD2') });
    expect(value()).toEqual({ tab: 'active', receipt: 'open' });
    expect(receiptOrderId()).toBe('FD1');
  });

  test('that is not open can not be closed', () => {
    const { actor, receiptOrderId, value } = start();
    actor.send({ type: 'orders.receiptClosed' });
    expect(value()).toEqual({ tab: 'active', receipt: 'closed' });
    expect(receiptOrderId()).toBeUndefined();
  });
});

test('the context can be written down', () => {
  const { actor } = start();
  actor.send({ type: 'orders.receiptOpened', order: listed('FD1') });
  expect(rewritten(actor.getSnapshot().context)).toEqual({
    ...(rewritten(input) as object),
    receiptOrder: listed('FD1'),
    cancelledId: null,
  });
});

test('a machine that is started, stopped and started anew listens once', () => {
  const { actor, clock, stored } = start();
  expect([stored.liveCount, clock.liveCount]).toEqual([1, 1]);
  actor.stop();
  expect([stored.liveCount, clock.liveCount]).toEqual([0, 0]);
});
