import { describe, expect, test } from 'vitest';
import { activeOrders } from '../../src/domain/active-orders.ts';
import type { Order } from '../../src/domain/entities.ts';
import { NOON, order } from '../fixtures.ts';

const MINUTE = 60_000;
const DUE = NOON + 10 * MINUTE;

function due(id: string, at: number, changes: Partial<Order> = {}): Order {
  return order({ id, estimatedDelivery: new Date(at).toISOString(), ...changes });
}

const first = due('FD1', DUE);
const second = due('FD2', DUE + 10 * MINUTE);

function idsAt(orders: Order[], now: number): string[] {
  return activeOrders({ orders, now }).map(({ id }) => id);
}

describe('activeOrders', () => {
  test('returns the active orders, with the next one to arrive first @10.1', () => {
    const orders = [second, due('FD3', DUE + 5 * MINUTE), first];
    expect(idsAt(orders, NOON)).toEqual(['FD1', 'FD3', 'FD2']);
  });

  test('returns no order that is cancelled or stored as delivered', () => {
    const orders = [
      due('FD1', DUE, { status: 'cancelled' }),
      due('FD2', DUE, { status: 'delivered' }),
      due('FD3', DUE, { status: 'on_the_way' }),
    ];
    expect(idsAt(orders, NOON)).toEqual(['FD3']);
  });

  test('returns an order until a minute after it is due, to the millisecond @10.4', () => {
    expect(idsAt([first], DUE + MINUTE - 1)).toEqual(['FD1']);
    expect(idsAt([first], DUE + MINUTE)).toEqual([]);
  });

  test.each([
    [DUE - 10 * MINUTE, 10],
    [DUE - 9 * MINUTE - 1, 10],
    [DUE - 9 * MINUTE, 9],
    [DUE - 1, 1],
    [DUE, 0],
    [DUE + 1, 0],
  ])('returns an order at the time %d with %d minutes left, rounded up', (now, minutes) => {
    const [followed] = activeOrders({ orders: [first], now });
    expect(followed).toEqual({ id: 'FD1', restaurantName: 'Coal & Rumali', minutes });
  });
});
