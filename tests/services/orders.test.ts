// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import type { Order } from '../../src/domain/entities.ts';
import { noteTime } from '../../src/services/cancellation-clock.ts';
import { findOrder } from '../../src/services/find-order.ts';
import {
  addOrder,
  cancelOrder,
  ordersOf,
  reportOrdersChanged,
  watchOrders,
} from '../../src/services/orders.ts';
import {
  hushWarnings,
  orderWithId,
  refuseReads,
  refuseWrites,
  reportStorageEvent,
  storageIsFull,
  unreadableTexts,
} from './helpers.ts';

/** Placed by this customer at this minute past twelve. */
function placed(id: string, userId: string | undefined, minute: number): Order {
  return { ...orderWithId(id), userId, createdAt: `2026-01-01T12:${minute}:00.000Z` };
}

function store(...orders: Order[]): void {
  localStorage.setItem(
    'orders',
    JSON.stringify(Object.fromEntries(orders.map((order) => [order.id, order]))),
  );
}

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('finding', () => {
  test('an order is found by its id @7.8', () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({ FD1: orderWithId('FD1'), FD2: orderWithId('FD2') }),
    );
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
    expect(warn).not.toHaveBeenCalled();
  });

  test('a sample of My Orders is found, also by its id in small letters @7.8', () => {
    const [sample] = sampleOrders(Date.now());
    expect(findOrder(sample?.id ?? '')).toMatchObject({ id: sample?.id, status: 'on_the_way' });
    expect(findOrder(sample?.id.toLowerCase() ?? '')?.id).toBe(sample?.id);
  });

  test('a stored order comes before a sample with its id @7.8', () => {
    const [sample] = sampleOrders(Date.now());
    store(placed(sample?.id ?? '', 'asha', 10));
    expect(findOrder(sample?.id ?? '')?.userId).toBe('asha');
  });

  test('there is none where nothing is stored', () => {
    expect(findOrder('FD1')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('an id that nobody has is not found', () => {
    localStorage.setItem('orders', JSON.stringify({ FD1: orderWithId('FD1') }));
    expect(findOrder('FD2')).toBeUndefined();
    expect(findOrder('')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'what every object has (%s) is not an order @7.8',
    (name) => {
      localStorage.setItem('orders', '{}');
      expect(findOrder(name)).toBeUndefined();
      // Nothing was found that would have to be complained about.
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test.each(unreadableTexts.map((text) => ({ text })))(
    'orders that read $text are set aside and hold no order',
    ({ text }) => {
      localStorage.setItem('orders', text);
      expect(findOrder('0')).toBeUndefined();
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage.getItem('orders')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('an id in small letters finds the order that was stored in capitals', () => {
    localStorage.setItem(
      'orders',
      JSON.stringify({
        FD1: { id: 'FD1', restaurant: { name: 'Neem' }, estimatedDelivery: '2026-11-21T12:00:00Z' },
      }),
    );
    expect(findOrder('fd1')?.id).toBe('FD1');
  });

  test('an unreadable order is logged and left as it is, its neighbours are found @3.10', () => {
    const text = JSON.stringify({ FD1: { id: 'FD1', total: 'odd' }, FD2: orderWithId('FD2') });
    localStorage.setItem('orders', text);
    expect(findOrder('FD1')).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
    expect(localStorage.getItem('orders')).toBe(text);
    expect(localStorage).toHaveLength(1);
  });

  test('storage that is switched off holds no order', () => {
    refuseReads();
    expect(findOrder('FD1')).toBeUndefined();
  });
});

describe('adding', () => {
  test('an order is stored under its id and returned @3.7', async () => {
    expect(await addOrder(() => orderWithId('FD1'))).toEqual(orderWithId('FD1'));
    expect(localStorage.getItem('orders')).toBe(JSON.stringify({ FD1: orderWithId('FD1') }));
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
  });

  test('the orders before it stay byte for byte, readable or not', async () => {
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

  test('an id that is taken is drawn again until it is free', async () => {
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
    'orders that read $text are set aside before the first order is stored',
    async ({ text }) => {
      localStorage.setItem('orders', text);
      await addOrder(() => orderWithId('FD1'));
      expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage).toHaveLength(2);
    },
  );

  test('unreadable orders that can not be set aside are not replaced', async () => {
    localStorage.setItem('orders', 'oops');
    refuseWrites((key) => key === 'orders.corrupt');
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('orders')).toBe('oops');
  });

  test('full storage is a clear error, and the orders before stay', async () => {
    const text = JSON.stringify({ FD1: orderWithId('FD1') });
    localStorage.setItem('orders', text);
    refuseWrites();
    await expect(addOrder(() => orderWithId('FD2'))).rejects.toBe(storageIsFull);
    expect(localStorage.getItem('orders')).toBe(text);
  });

  test('storage that is switched off is a clear error', async () => {
    refuseReads();
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toThrow('Storage is switched off.');
  });

  test('what another tab stores before the lock is granted is not lost @3.12', async () => {
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

  test('two orders at once are both stored', async () => {
    await Promise.all([addOrder(() => orderWithId('FD1')), addOrder(() => orderWithId('FD2'))]);
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
  });
});

describe('the orders of a customer', () => {
  test('come newest first, whatever order they are stored in', () => {
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

  test('are compared by their moments, not by how they were written down', () => {
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

  test('are never those of anybody else, or of nobody @2.79 @3.9.1 @P.9', () => {
    store(placed('FD1', 'asha', 10), placed('FD2', 'binod', 20), placed('FD3', undefined, 30));
    expect(ordersOf('asha').map(({ id }) => id)).toEqual(['FD1']);
    expect(ordersOf('binod').map(({ id }) => id)).toEqual(['FD2']);
    expect(ordersOf('undefined')).toEqual([]);
    expect(ordersOf('')).toEqual([]);
  });

  test('are none where nothing is stored', () => {
    expect(ordersOf('asha')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('are listed without those that can not be read, which stay as they are', () => {
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

  test('are listed last where nobody knows when they were placed', () => {
    const { createdAt: _, ...undated } = orderWithId('FD1');
    localStorage.setItem('orders', JSON.stringify({ FD1: undated, FD2: orderWithId('FD2') }));
    expect(ordersOf('asha').map(({ id }) => id)).toEqual(['FD2', 'FD1']);
  });

  test.each(unreadableTexts.map((text) => ({ text })))(
    'are none where the orders read $text, which is set aside',
    ({ text }) => {
      localStorage.setItem('orders', text);
      expect(ordersOf('asha')).toEqual([]);
      expect(localStorage.getItem('orders.corrupt')).toBe(text);
      expect(localStorage.getItem('orders')).toBe(text);
    },
  );

  test('are none where storage is switched off @10.7', () => {
    refuseReads();
    expect(ordersOf('asha')).toEqual([]);
  });

  test('include the one that was just placed', async () => {
    await addOrder(() => orderWithId('FD1'));
    expect(ordersOf('asha')).toEqual([orderWithId('FD1')]);
  });
});

const placedAt = Date.parse('2026-01-01T12:00:00.000Z');
const storedText = () => localStorage.getItem('orders');

/** A lock that is granted when the minute is over. */
const slowLock = {
  request: async (_: string, run: () => unknown) => {
    vi.setSystemTime(placedAt + 60_000);
    return run();
  },
};

describe('cancelling', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: placedAt + 59_999 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('within its minute, an order is stored as cancelled, with the moment @14.3', async () => {
    store(orderWithId('FD1'), orderWithId('FD2'));
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
    expect(findOrder('FD1')).toEqual({
      ...orderWithId('FD1'),
      status: 'cancelled',
      cancelledAt: '2026-01-01T12:00:59.999Z',
    });
    expect(findOrder('FD2')).toEqual(orderWithId('FD2'));
  });

  test('what nobody here knows of an order stays with it', async () => {
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
    ['by a clock that was set back', placedAt - 3_600_000, {}],
    [
      'once it is due, however soon that is',
      placedAt,
      { estimatedDelivery: '2026-01-01T12:00:00Z' },
    ],
    ['once it is delivered', placedAt, { status: 'delivered' as const }],
    ['where nobody knows when it was placed', placedAt, { createdAt: '1970-01-01T00:00:00.000Z' }],
  ])('it is too late %s', async (_, now, changes) => {
    vi.setSystemTime(now);
    store({ ...orderWithId('FD1'), ...changes });
    const before = storedText();
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    expect(storedText()).toBe(before);
  });

  test('it is too late by a clock that was set back since it was last seen', async () => {
    store(orderWithId('FD1'));
    noteTime('FD1', placedAt + 30_000);
    noteTime('FD1', placedAt + 20_000);
    vi.setSystemTime(placedAt + 29_999);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    vi.setSystemTime(placedAt + 30_000);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
  });

  test('it is too late where the lock is granted too late @14.3', async () => {
    store(orderWithId('FD1'));
    vi.stubGlobal('navigator', { locks: slowLock });
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'tooLate' });
    expect(findOrder('FD1')?.status).toBe('preparing');
  });

  test('another tab that was faster has cancelled it already', async () => {
    store(orderWithId('FD1'));
    await cancelOrder('FD1', 'asha');
    const before = storedText();
    vi.setSystemTime(placedAt + 61_000);
    expect(await cancelOrder('FD1', 'asha')).toEqual({ kind: 'cancelled' });
    expect(storedText()).toBe(before);
  });

  test.each([
    ['somebody else', 'FD1', 'binod'],
    ['somebody without a name', 'FD2', 'undefined'],
    ['its customer, once it is gone', 'FD3', 'asha'],
    ['anybody, where it has the name of what every object has', 'constructor', 'asha'],
  ])('it is not cancelled by %s @14.4', async (_, orderId, userId) => {
    store(orderWithId('FD1'), { ...orderWithId('FD2'), userId: undefined });
    const before = storedText();
    expect(await cancelOrder(orderId, userId)).toEqual({ kind: 'failed' });
    expect(storedText()).toBe(before);
  });

  test('full storage is a clear error, and the order stands', async () => {
    store(orderWithId('FD1'));
    refuseWrites();
    await expect(cancelOrder('FD1', 'asha')).rejects.toBe(storageIsFull);
    expect(findOrder('FD1')).toEqual(orderWithId('FD1'));
  });

  test('is told in this tab by whoever did it', async () => {
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

describe('watching', () => {
  test('a change is reported once, whichever tab made it', async () => {
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

  test('what could not be stored is no change', async () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    refuseWrites();
    await expect(addOrder(() => orderWithId('FD1'))).rejects.toBe(storageIsFull);
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('other keys are not', () => {
    const onChange = vi.fn<() => void>();
    const end = watchOrders(onChange);
    reportStorageEvent('orders.corrupt');
    reportStorageEvent('cart_asha');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('nothing is reported after the end', async () => {
    const onChange = vi.fn<() => void>();
    watchOrders(onChange)();
    reportStorageEvent('orders');
    await addOrder(() => orderWithId('FD1'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('the storage is read and parsed once, however many orders are listed', () => {
  store(...Array.from({ length: 500 }, (_, index) => placed(`FD${index}`, 'asha', index % 60)));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  const parse = vi.spyOn(JSON, 'parse');
  expect(ordersOf('asha')).toHaveLength(500);
  expect(read).toHaveBeenCalledTimes(1);
  expect(parse).toHaveBeenCalledTimes(1);
});
