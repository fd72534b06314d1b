import * as fc from 'fast-check';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asha, cartOf, coal, coalDish, greeting, order, question } from '../fixtures.ts';
import { damaged } from '../services/corruption.ts';
import { reportStorageEvent, silenceWarnings } from '../services/helpers.ts';
import { countReadableOrders, dishesIn, textsIn } from '../services/readable.ts';
import { actOutsideApp, openApp, press, startEachTestAtNoon } from './app.tsx';
import { openTrackedOrder } from './orders.ts';
import { store } from './storage.ts';

startEachTestAtNoon();
beforeEach(() => {
  silenceWarnings();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Stores 25 damaged versions of a value while a screen shows it. The seed is fixed, so that a failure is
 * reproducible.
 *
 * @param expected returns the content that the screen shows for a stored value; undefined if the value is
 *   unreadable and the screen must stay the same
 */
async function expectDamageShown(
  key: string,
  value: unknown,
  read: () => unknown,
  expected: (raw: unknown) => unknown,
): Promise<void> {
  let shown = expected(value);
  for (const text of fc.sample(damaged(value), { seed: 20_261_121, numRuns: 25 })) {
    shown = expected(parsed(text)) ?? shown;
    // oxlint-disable-next-line no-await-in-loop -- one text after the other
    await actOutsideApp(() => {
      localStorage.setItem(key, text);
      reportStorageEvent(key);
    });
    expect(read()).toEqual(shown);
    const copies = Object.keys(localStorage).filter((name) => name.startsWith(key));
    expect(copies.map((name) => localStorage.getItem(name))).toContain(text);
  }
}

/** Returns how many orders the two tabs of My Orders list in total. */
const countListed = () =>
  [...document.querySelectorAll('[role="tab"]')]
    .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))
    .reduce((sum, count) => sum + count, 0);

// oxlint-disable-next-line vitest/expect-expect -- `expectDamageShown` makes assertions
test('while the stored orders are damaged, the list still shows the orders that are readable', async () => {
  const orders = { [order().id]: order() };
  store('orders', orders);
  await openApp({ url: '/orders', user: asha });
  const samples = countListed() - 1;
  await expectDamageShown(
    'orders',
    orders,
    countListed,
    (raw) => countReadableOrders(raw, asha.uid) + samples,
  );
});

// oxlint-disable-next-line vitest/expect-expect -- likewise
test('an open cart shows the last readable cart while the stored cart is damaged', async () => {
  const key = `cart_${asha.uid}`;
  // No menu has a dish with this ID, so the screen shows the stored name instead of the menu's.
  const cart = cartOf(coal, { ...coalDish, id: 'not-on-a-menu' }, 3);
  store(key, cart);
  await openApp({ url: '/nowhere', user: asha });
  await press('Cart, 3 items');
  const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
  const read = () =>
    drawer
      .queryAllByRole('group', { name: /^Quantity of / })
      .map(({ ariaLabel, textContent }) => [ariaLabel, textContent]);
  await expectDamageShown(key, cart, read, (raw) =>
    dishesIn(raw)?.map(({ name, quantity }) => [`Quantity of ${name}`, String(quantity)]),
  );
});

// oxlint-disable-next-line vitest/expect-expect -- likewise
test('an open chat shows the last readable conversation while the stored one is damaged', async () => {
  const key = `chat_${order().id}`;
  const chat = [greeting, question];
  store(key, chat);
  await openTrackedOrder(order(), asha);
  await press(/^Message Ravi/);
  const log = within(await screen.findByRole('log'));
  const read = () => log.queryAllByRole('listitem').map((item) => item.lastChild?.textContent);
  await expectDamageShown(key, chat, read, textsIn);
});
