// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import type { Order } from '../../src/domain/entities.ts';
import { storeLatestTime } from '../../src/services/cancellation-clock.ts';
import { findOrder } from '../../src/services/find-order.ts';
import {
  addOrder,
  cancelOrder,
  ordersOf,
  reportOrdersChanged,
  watchOrders,
} from '../../src/services/orders.ts';
import {
  silenceWarnings,
  orderWithId,
  makeReadsFail,
  makeWritesFail,
  reportStorageEvent,
  storageIsFull,
  unreadableTexts,
} from './helpers.ts';

/** Returns an order that the customer placed at the given minute after noon. */
function placed(id: string, userId: string | undefined, minute: number): Order {
  return { ...orderWithId(id), userId, createdAt: `2026-01-01T12:${minute}:00.000Z` };
}

function store(...orders: Order[]): void {
  localStorage.setItem(
    'orders',
    JSON.stringify(Object.fromEntries(orders.map((order) => [order.id, order]))),
  );
}

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = silenceWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('findOrder', () => {
  test('returns the order with this ID @7.8', () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({ FD1: orderWithId('FD1'), FD2: orderWithId('FD2') }),
    );
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
    expect(warn).not.toHaveBeenCalled();
  });

  test('returns a sample order of My Orders, even if the given ID is in lower case @7.8', () => {
    const [sample] = sampleOrders(Date.now());
    expect(findOrder(sample?.id ?? '')).toMatchObject({ id: sample?.id, status: 'on_the_way' });
    expect(findOrder(sample?.id.toLowerCase() ?? '')?.id).toBe(sample?.id);
  });

  test('returns a stored order rather than a sample order with the same ID @7.8', () => {
    const [sample] = sampleOrders(Date.now());
    store(placed(sample?.id ?? '', 'asha', 10));
    expect(findOrder(sample?.id ?? '')?.userId).toBe('asha');
  });

  test('returns undefined if nothing is stored', () => {
    expect(findOrder('FD1')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('returns undefined for an unknown ID', () => {
    localStorage.setItem('orders', JSON.stringify({ FD1: orderWithId('FD1') }));
    expect(findOrder('FD2')).toBeUndefined();
    expect(findOrder('')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'returns undefined for the name of an inherited property (%s) @7.8',
    (name) => {
      localStorage.setItem('orders', '{}');
      expect(findOrder(name)).toBeUndefined();
      // A warning would mean that an inherited property was read as an order.
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test.each(unreadableTexts.map((text) => ({ text })))(
    'sets orders that read $text aside and returns undefined',
    ({ text }) => {
      localStorage.setItem('orders', text);
      expect(findOrder('0')).toBeUndefined();
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage.getItem('orders')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('returns an order whose ID is in upper case if the given ID is in lower case', () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({
        FD1: { id: 'FD1', restaurant: { name: 'Neem' }, estimatedDelivery: '2026-11-21T12:00:00Z' },
      }),
    );
    expect(findOrder('fd1')?.id).toBe('FD1');
  });

  test('logs an unreadable order and leaves it unchanged, but returns readable orders beside it @3.10', () => {
    const text = JSON.stringify({ FD1: { id: 'FD1', total: 'odd' }, FD2: orderWithId('FD2') });
    localStorage.setItem('orders', text);
    expect(findOrder('FD1')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
    expect(localStorage.getItem('orders')).toBe(text);
    expect(localStorage).toHaveLength(1);
  });

  test('returns undefined if storage is switched off', () => {
    makeReadsFail();
    expect(findOrder('FD1')).toBeUndefined();
  });
});

describe('addOrder', () => {
  test('stores the order under its ID and returns it @3.7', async () => {
    expect(await addOrder(() => orderWithId('FD1'))).toEqual(orderWithId('FD1'));
    expect(localStorage.getItem('orders')).toBe(JSON.stringify({ FD1: orderWithId('FD1') }));
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
  });

  test('leaves the earlier orders unchanged byte for byte, readable or not', async () => {
    const before =
      '{"FD1":{"odd":[1,{"b":2,"a":null}],"id":7},"FD2":"text","FD3":null,' +
      '"__proto__":{"polluted":true},"constructor":[],' +
      `"FD4":${JSON.stringify(orderWithId('FD4'))},"FD5":{"id":"FD5","extra":{"kept":"é\\u0000"}}}`;
    localStorage.setItem('orders', before);
    await addOrder(() => orderWithId('FD9'));
    expect(localStorage.getItem('orders')).toBe(
      `${before.slice(0, -1)},"FD9":${JSON.stringify(orderWithId('FD9'))}}`,
    );
    expect(localStorage).toHaveLength(1);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('draws IDs until one of them is unused', async () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({ FD1: orderWithId('FD1'), FD2: 'unreadable, but there' }),
    );
    const ids = ['FD1', 'FD2', 'FD1', 'FD3', 'FD4'];
    const draw = vi.fn<() => Order>(() => ({
      ...orderWithId(ids.shift() ?? 'none left'),
      total: 99,
    }));
    const order = await addOrder(draw);
    expect(order.id).toBe('FD3');
    expect(draw).toHaveBeenCalledTimes(4);
    expect(findOrder('FD1')?.total).toBe(17.03);
    expect(findOrder('FD3')?.total).toBe(99);
  });

  test.each(unreadableTexts.map((text) => ({ text })))(
    'sets orders that read $text aside before it stores the first order',
    async ({ text }) => {
      localStorage.setItem('orders', text);
      await addOrder(() => orderWithId('FD1'));
      expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('does not replace unreadable orders that can’t be set aside', async () => {
    localStorage.setItem('orders', 'oops');
    makeWritesFail((key) => key === 'orders.corrupt');
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('orders')).toBe('oops');
  });

  test('rejects with the browser’s error if storage is full, and leaves the earlier orders unchanged', async () => {
    const text = JSON.stringify({ FD1: orderWithId('FD1') });
    localStorage.setItem('orders', text);
    makeWritesFail();
    await expect(addOrder(() => orderWithId('FD2'))).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('orders')).toBe(text);
  });

  test('rejects with the browser’s error if storage is switched off', async () => {
    makeReadsFail();
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toThrow('Storage is switched off.');
  });

  test('loses no order that another tab stores before the lock is granted @3.12', async () => {
    const names: string[] = [];
    const request = async (name: string, run: () => unknown) => {
      names.push(name);
      await Promise.resolve();
      localStorage.setItem('orders', JSON.stringify({ FD1: orderWithId('FD1') }));
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const ids = ['FD1', 'FD2'];
    const order = await addOrder(() => orderWithId(ids.shift() ?? 'none left'));
    expect(names).toEqual(['orders']);
    expect(order.id).toBe('FD2');
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
  });

  test('stores two orders that are added at the same time', async () => {
    await Promise.all([addOrder(() => orderWithId('FD1')), addOrder(() => orderWithId('FD2'))]);
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
  });
});

describe('ordersOf', () => {
  test('returns the newest orders first, whatever their sequence in storage', () => {
    const [early, middle, late] = [
      placed('FD1', 'asha', 10),
      placed('FD2', 'asha', 20),
      placed('FD3', 'asha', 30),
    ];
    store(middle, late, early);
    expect(ordersOf('asha')).toEqual([late, middle, early]);
    store(late, early, middle);
    expect(ordersOf('asha')).toEqual([late, middle, early]);
  });

  test('sorts orders by the time at which they were placed, however that time is written', () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({
        FD1: { ...orderWithId('FD1'), createdAt: '2026-01-01T13:30:00+05:30' },
        FD2: { ...orderWithId('FD2'), createdAt: Date.parse('2026-01-01T12:00:00.000Z') },
        FD3: { ...orderWithId('FD3'), createdAt: '2026-01-01T10:00:00.000Z' },
      }),
    );
    expect(ordersOf('asha').map(({ id }) => id)).toEqual(['FD2', 'FD3', 'FD1']);
  });

  test('returns only the customer’s own orders @2.79 @3.9.1 @P.9', () => {
    store(placed('FD1', 'asha', 10), placed('FD2', 'binod', 20), placed('FD3', undefined, 30));
    expect(ordersOf('asha').map(({ id }) => id)).toEqual(['FD1']);
    expect(ordersOf('binod').map(({ id }) => id)).toEqual(['FD2']);
    expect(ordersOf('undefined')).toEqual([]);
    expect(ordersOf('')).toEqual([]);
  });

  test('returns an empty list if nothing is stored', () => {
    expect(ordersOf('asha')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('omits unreadable orders, which stay stored unchanged', () => {
    const text = JSON.stringify({
      FD1: { id: 'FD1', userId: 'asha' },
      FD2: 'text',
      FD3: null,
      FD4: orderWithId('FD4'),
    });
    localStorage.setItem('orders', text);
    expect(ordersOf('asha')).toEqual([orderWithId('FD4')]);
    expect(warn).toHaveBeenCalledTimes(3);
    expect(localStorage.getItem('orders')).toBe(text);
    expect(localStorage).toHaveLength(1);
  });

  test('returns orders with an unknown placement time last', () => {
    const { createdAt: _, ...undated } = orderWithId('FD1');
    localStorage.setItem('orders', JSON.stringify({ FD1: undated, FD2: orderWithId('FD2') }));
    expect(ordersOf('asha').map(({ id }) => id)).toEqual(['FD2', 'FD1']);
  });

  test.each(unreadableTexts.map((text) => ({ text })))(
    'returns an empty list if the stored orders read $text, and sets that text aside',
    ({ text }) => {
      localStorage.setItem('orders', text);
      expect(ordersOf('asha')).toEqual([]);
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage.getItem('orders')).toBe(text);
    },
  );

  test('returns an empty list if storage is switched off @10.7', () => {
    makeReadsFail();
    expect(ordersOf('asha')).toEqual([]);
  });

  test('includes an order that was just placed', async () => {
    await addOrder(() => orderWithId('FD1'));
    expect(ordersOf('asha')).toEqual([orderWithId('FD1')]);
  });
});

const placedAt = Date.parse('2026-01-01T12:00:00.000Z');
const storedText = () => localStorage.getItem('orders');

/** Does not grant the lock until a minute after the order was placed. */
const slowLock = {
  request: async (_: string, run: () => unknown) => {
    vi.setSystemTime(placedAt + 60_000);
    return run();
  },
};

describe('cancelOrder', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: placedAt + 59_999 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('stores an order as cancelled, with the time, if it was placed less than a minute ago @14.3', async () => {
    store(orderWithId('FD1'), orderWithId('FD2'));
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
    expect(findOrder('FD1')).toEqual({
      ...orderWithId('FD1'),
      status: 'cancelled',
      cancelledAt: '2026-01-01T12:00:59.999Z',
    });
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
  });

  test('preserves unknown fields of the order, and unreadable orders beside it', async () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({ FD1: { ...orderWithId('FD1'), tip: { dollars: 2 } }, FD2: 'odd' }),
    );
    await cancelOrder('FD1', 'asha');
    expect(JSON.parse(storedText() ?? '')).toMatchObject({
      FD1: { tip: { dollars: 2 }, status: 'cancelled' },
      FD2: 'odd',
    });
  });

  test.each([
    ['after a minute', placedAt + 60_000, {}],
    ['years later', placedAt + 1e11, {}],
    ['if the clock was set back', placedAt - 3_600_000, {}],
    [
      'once the order is due, however soon that is',
      placedAt,
      { estimatedDelivery: '2026-01-01T12:00:00Z' },
    ],
    ['once the order is delivered', placedAt, { status: 'delivered' as const }],
    [
      'if it is unknown when the order was placed',
      placedAt,
      { createdAt: '1970-01-01T00:00:00.000Z' },
    ],
  ])('reports that it is too late %s', async (_, now, changes) => {
    vi.setSystemTime(now);
    store({ ...orderWithId('FD1'), ...changes });
    const before = storedText();
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    expect(storedText()).toBe(before);
  });

  test('reports that it is too late if the clock shows a time before the latest stored time', async () => {
    store(orderWithId('FD1'));
    storeLatestTime('FD1', placedAt + 30_000);
    storeLatestTime('FD1', placedAt + 20_000);
    vi.setSystemTime(placedAt + 29_999);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    vi.setSystemTime(placedAt + 30_000);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
  });

  test('reports that it is too late if the lock is granted too late @14.3', async () => {
    store(orderWithId('FD1'));
    vi.stubGlobal('navigator', { locks: slowLock });
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    expect(findOrder('FD1')?.status).toBe('preparing');
  });

  test('reports success if another tab has already cancelled the order', async () => {
    store(orderWithId('FD1'));
    await cancelOrder('FD1', 'asha');
    const before = storedText();
    vi.setSystemTime(placedAt + 61_000);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
    expect(storedText()).toBe(before);
  });

  test.each([
    ['an order of another customer', 'FD1', 'binod'],
    ['an order without an owner for a user “undefined”', 'FD2', 'undefined'],
    ['an order that does not exist', 'FD3', 'asha'],
    ['an order whose ID is an inherited property', 'constructor', 'asha'],
  ])('does not cancel %s @14.4', async (_, orderId, userId) => {
    store(orderWithId('FD1'), { ...orderWithId('FD2'), userId: undefined });
    const before = storedText();
    await expect(cancelOrder(orderId, userId)).rejects.toThrow('The customer has no order');
    expect(storedText()).toBe(before);
  });

  test('rejects with the browser’s error if storage is full, and the order stays active', async () => {
    store(orderWithId('FD1'));
    makeWritesFail();
    await expect(cancelOrder('FD1', 'asha')).rejects.toBe(storageIsFull);
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
  });

  test('does not notify this tab, because the caller does that', async () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    store(orderWithId('FD1'));
    await cancelOrder('FD1', 'asha');
    expect(onChange).not.toHaveBeenCalled();
    reportOrdersChanged();
    expect(onChange).toHaveBeenCalledTimes(1);
    end();
  });
});

describe('watchOrders', () => {
  test('reports a change once, whichever tab made it', async () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    await addOrder(() => orderWithId('FD1'));
    expect(onChange).toHaveBeenCalledTimes(1);
    reportStorageEvent('orders');
    expect(onChange).toHaveBeenCalledTimes(2);
    reportStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(3);
    end();
  });

  test('does not report an order that could not be stored', async () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    makeWritesFail();
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toBe(storageIsFull);
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('does not report changes of other keys', () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    reportStorageEvent('orders.corrupt');
    reportStorageEvent('cart_asha');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('reports nothing after unsubscribing', async () => {
    const onChange = vi.fn<() => void>();
    watchOrders(onChange)();
    reportStorageEvent('orders');
    await addOrder(() => orderWithId('FD1'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('ordersOf reads and parses storage once, however many orders it returns', () => {
  store(...Array.from({ length: 500 }, (_, index) => placed(`FD${index}`, 'asha', index % 60)));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const parse = vi.spyOn(JSON, 'parse');
  expect(ordersOf('asha')).toHaveLength(500);
  expect(read).toHaveBeenCalledTimes(1);
  expect(parse).toHaveBeenCalledTimes(1);
});
