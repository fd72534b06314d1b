// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart, CartItem, ChatMessage } from '../../src/domain/entities.ts';
import { carts, parseCart } from '../../src/services/carts.ts';
import { extendChat, parseChat, watchChat } from '../../src/services/chats.ts';
import { findOrder } from '../../src/services/find-order.ts';
import { addOrder, ordersOf, watchOrders } from '../../src/services/orders.ts';
import { parseOrder } from '../../src/services/stored-order.ts';
import { damaged } from './corruption.ts';
import { silenceWarnings, orderWithId, reportStorageEvent } from './helpers.ts';
import { canFindOrder, dishesIn, textsIn } from './readable.ts';

/** The seed is fixed, so that a failure is reproducible. */
const runs = { seed: 20_261_121, numRuns: 1000 };

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 2 };
const naan: CartItem = { id: 'naan', name: 'Naan', price: 2, quantity: 1 };
const restaurant = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const cart: Cart = { restaurant, items: [dal, naan] };

function message(timestamp: number, senderType: ChatMessage['senderType']): ChatMessage {
  return {
    id: String(timestamp),
    text: 'Where are you?',
    senderId: senderType === 'driver' ? 'driver' : 'asha',
    senderName: 'Asha',
    senderType,
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  };
}

const chat = [message(1, 'driver'), message(2, 'customer'), message(3, 'driver')];
const orders = { FD1: orderWithId('FD1'), FD2: { ...orderWithId('FD2'), status: 'delivered' } };

function isSetAside(key: string, text: string): boolean {
  return Object.keys(localStorage).some(
    (name) => name.startsWith(`${key}.corrupt`) && localStorage.getItem(name) === text,
  );
}

/** Checks that reading has changed neither the stored text nor `Object.prototype`. */
function expectUntouched(key: string, text: string): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(localStorage.getItem(key)).toBe(text);
}

/**
 * Returns whether `now` still contains every part of `raw`. It may contain additional parts, such as
 * defaults.
 */
function says(now: unknown, raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return now === raw;
  return Object.entries(raw).every(
    ([name, part]) =>
      typeof now === 'object' &&
      now !== null &&
      Object.hasOwn(now, name) &&
      says((now as Record<string, unknown>)[name], part),
  );
}

/** Checks that the stored orders still contain every part of the text, or that the text was set aside. */
function expectOrdersUnchanged(text: string): void {
  if (isSetAside('orders', text)) return;
  const now: unknown = JSON.parse(localStorage.getItem('orders') ?? 'null');
  expect(says(now, JSON.parse(JSON.stringify(JSON.parse(text))))).toBe(true);
}

function plant(key: string, text: string): void {
  localStorage.clear();
  localStorage.setItem(key, text);
}

beforeEach(() => {
  silenceWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const readChat = () => extendChat('FD1', () => undefined);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const dish = ({ name, quantity }: { name: string; quantity: number }) => [name, quantity];

describe('the parsers of damaged values', () => {
  const asha = { ...orderWithId('FD1'), userId: 'asha' };

  test.each([
    [
      'orders',
      asha,
      (raw: unknown) => canFindOrder({ FD1: raw }, 'FD1'),
      (raw: unknown) => parseOrder(raw) !== undefined,
    ],
    [
      'carts',
      cart,
      (raw: unknown) => dishesIn(raw)?.map(dish),
      (raw: unknown) => parseCart(raw)?.items.map(dish),
    ],
    [
      'chats',
      chat,
      (raw: unknown) => textsIn(raw),
      (raw: unknown) => parseChat(raw)?.map(({ text }) => text),
    ],
  ] as const)(
    'the parser of %s accepts exactly the damaged values that the design’s rules accept',
    (_, value, readable, taken) => {
      fc.assert(
        fc.property(damaged(value), (text) => {
          const raw = parsed(text);
          expect(taken(raw)).toEqual(readable(raw));
        }),
        runs,
      );
    },
  );
});

describe('reading a thousand damaged values', () => {
  test('reading damaged orders changes nothing, and adding an order does not lose the others', async () => {
    const end = watchOrders(() => ordersOf('asha'));
    await fc.assert(
      fc.asyncProperty(damaged(orders), async (text) => {
        plant('orders', text);
        findOrder('FD1');
        findOrder('__proto__');
        ordersOf('asha');
        reportStorageEvent('orders');
        expectUntouched('orders', text);

        const added = await addOrder(() => orderWithId('FD3'));
        expect(findOrder('FD3')).toEqual(added);
        expectOrdersUnchanged(text);
      }),
      runs,
    );
    end();
  });

  test('a damaged cart is either read or set aside, and adding a dish does not lose the other dishes', () => {
    const end = carts.watch('asha', () => {});
    fc.assert(
      fc.property(damaged(cart), (text) => {
        plant('cart_asha', text);
        const found = carts.store('asha', []).value;
        reportStorageEvent('cart_asha');
        expectUntouched('cart_asha', text);

        const soup: CartItem = { id: 'soup', name: 'Soup', price: 4, quantity: 1 };
        const kitchen = found.restaurant ?? restaurant;
        carts.store('asha', [{ type: 'itemsAdded', restaurant: kitchen, items: [soup] }]);
        expect(carts.store('asha', []).value).toEqual({
          restaurant: kitchen,
          items: [...found.items, soup],
        });
        const isEmpty = /"items":\[\]/.test(text);
        const isKept = isSetAside('cart_asha', text);
        expect(isKept || isEmpty).toBe(found.items.length === 0);
      }),
      runs,
    );
    end();
  });

  test('a damaged chat is either read or set aside, and adding a message does not lose the other messages', async () => {
    const end = watchChat('FD1', () => {});
    await fc.assert(
      fc.asyncProperty(damaged(chat), async (text) => {
        plant('chat_FD1', text);
        const found = await readChat();
        reportStorageEvent('chat_FD1');
        expectUntouched('chat_FD1', text);

        const messages = await extendChat('FD1', () => message(4, 'customer'));
        expect(messages).toHaveLength(found.length + 1);
        expect(await readChat()).toEqual(messages);
        const isReadable = found.length > 0 || text === '[]';
        expect(isSetAside('chat_FD1', text)).toBe(!isReadable);
      }),
      runs,
    );
    end();
  });
});
