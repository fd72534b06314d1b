import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { activeOrderMachine } from '../../machines/active-order.ts';
import type { ActiveOrderEvent } from '../../machines/active-order.ts';
import type { Order } from '../../src/domain/entities.ts';
import { NOON, order } from '../fixtures.ts';
import { controlledListener, rewritten } from './helpers.ts';

const MINUTE = 60_000;
const DUE = NOON + 10 * MINUTE;

function due(id: string, at: number, changes: Partial<Order> = {}): Order {
  return order({ id, estimatedDelivery: new Date(at).toISOString(), ...changes });
}

const first = due('FD1', DUE);
const second = due('FD2', DUE + 10 * MINUTE);

function start(orders: Order[] = [], now = NOON) {
  const stored = controlledListener<ActiveOrderEvent, { userId: string }>();
  const clock = controlledListener<ActiveOrderEvent>();
  const actor = createActor(
    activeOrderMachine.provide({ actors: { ordersListener: stored.logic, clock: clock.logic } }),
    { input: { userId: 'asha', orders, now } },
  ).start();
  return {
    actor,
    stored,
    clock,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tick: (time: number) => clock.report({ type: 'activeOrder.ticked', now: time }),
    change: (next: Order[]) => stored.report({ type: 'activeOrder.ordersChanged', orders: next }),
  };
}

describe('the bar', () => {
  test.each([
    ['none', []],
    ['one', [first]],
    [{ several: 'folded' }, [second, first]],
  ] as const)('starts as %j with as many orders', (value, orders) => {
    expect(start([...orders]).value()).toEqual(value);
  });

  test('listens to the orders of its customer', () => {
    expect(start().stored.inputs).toEqual([{ userId: 'asha' }]);
  });

  test('follows the orders from each number to each other', () => {
    const { change, value } = start();
    const several = { several: 'folded' };
    for (const [orders, expected] of [
      [[first], 'one'],
      [[first, second], several],
      [[], 'none'],
      [[first, second], several],
      [[first], 'one'],
      [[], 'none'],
    ] as const) {
      change([...orders]);
      expect(value()).toEqual(expected);
    }
  });

  test('stays for a minute after the delivery, then goes', () => {
    const { tick, value } = start([first]);
    tick(DUE);
    expect(value()).toBe('one');
    tick(DUE + MINUTE - 1);
    expect(value()).toBe('one');
    tick(DUE + MINUTE);
    expect(value()).toBe('none');
  });

  test('is up to date at once where the tab slept past several deliveries', () => {
    const { tick, value } = start([first, second]);
    tick(DUE + 60 * MINUTE);
    expect(value()).toBe('none');
  });

  test('comes back where a clock that was wrong is put back', () => {
    const { tick, value } = start([first], DUE + MINUTE);
    expect(value()).toBe('none');
    tick(NOON);
    expect(value()).toBe('one');
  });

  test('takes a second for what it is: nothing new', () => {
    const { actor, context, tick } = start([first]);
    const before = context();
    const listener = vi.fn<() => void>();
    actor.subscribe((snapshot) => {
      if (snapshot.context !== before) listener();
    });
    tick(NOON);
    tick(NOON);
    expect(listener).not.toHaveBeenCalled();
    tick(NOON + MINUTE);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(context().now).toBe(NOON + MINUTE);
  });
});

describe('the list of several', () => {
  test('opens and closes', () => {
    const { actor, value } = start([first, second]);
    actor.send({ type: 'activeOrder.folded' });
    expect(value()).toEqual({ several: 'folded' });
    actor.send({ type: 'activeOrder.unfolded' });
    expect(value()).toEqual({ several: 'unfolded' });
    actor.send({ type: 'activeOrder.unfolded' });
    expect(value()).toEqual({ several: 'unfolded' });
    actor.send({ type: 'activeOrder.folded' });
    expect(value()).toEqual({ several: 'folded' });
  });

  test('stays open while minutes pass and orders come', () => {
    const { actor, change, tick, value } = start([first, second]);
    actor.send({ type: 'activeOrder.unfolded' });
    tick(NOON + MINUTE);
    change([first, second, due('FD3', DUE)]);
    expect(value()).toEqual({ several: 'unfolded' });
  });

  test('is nothing that one order has', () => {
    const { actor, value } = start([first]);
    actor.send({ type: 'activeOrder.unfolded' });
    expect(value()).toBe('one');
  });
});

test('the context can be written down', () => {
  const { context } = start([first]);
  expect(rewritten(context())).toEqual(rewritten({ userId: 'asha', orders: [first], now: NOON }));
});

test('a machine that is stopped listens no more', () => {
  const { actor, clock, stored } = start();
  expect([stored.liveCount, clock.liveCount]).toEqual([1, 1]);
  actor.stop();
  expect([stored.liveCount, clock.liveCount]).toEqual([0, 0]);
});
