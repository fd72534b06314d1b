/**
 * Damages stored data in many ways, and checks that the screens keep working and nothing is lost.
 * tests/components/damaged-storage.test.tsx tries a few of these values without a browser.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- only this code is sent to the page */
import * as fc from 'fast-check';
import type { Page } from '@playwright/test';
import type { Cart, ChatMessage } from '../../src/domain/entities.ts';
import { damaged } from '../../tests/services/corruption.ts';
import {
  canFindOrder,
  countReadableOrders,
  dishesIn,
  textsIn,
} from '../../tests/services/readable.ts';
import { accountButton } from '../support/accounts.ts';
import { cartButton, neem, openCart } from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, savedCart } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import { followAsCustomer, messageDriver, stopClock, trackedId } from '../support/tracking.ts';
import { size, tryFault } from './fault.ts';

const seed = 20_261_121;
const tries = 100 * size;
const atOnce = 100;

type Step = {
  key: string;
  /** Texts to store, each with the content that the page should then show. */
  plants: Array<{ text: string; shown: string }>;
  submitsSearch: boolean;
  /** The source of a function that reads the page's content. */
  read: string;
};

/**
 * Stores the texts one by one, inside the page, until a text is lost or breaks the page. Returns the number of
 * texts before that text, and a description of the fault.
 */
async function plantOneByOne({ key, plants, submitsSearch, read }: Step) {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is always the source of a function
  const readPage = new Function(`return String((${read})())`) as () => string;
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(0);
    });
  console.warn = () => {};
  let held = 0;
  for (const { text, shown } of plants) {
    const isShown = () => readPage().toWellFormed() === shown.toWellFormed();
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`${key}.corrupt`)) localStorage.removeItem(name);
    }
    localStorage.setItem(key, text);
    if (submitsSearch) document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    else dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    for (let turns = 0; turns < 4 || (turns < 5000 && !isShown()); turns += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one text after the other
      await turn();
    }
    const isKept =
      localStorage.getItem(key) === text ||
      Object.keys(localStorage).some(
        (name) => name.startsWith(`${key}.corrupt`) && localStorage.getItem(name) === text,
      );
    const headings = document.querySelectorAll('h1').length;
    const isWhole = document.querySelector('header') !== null && headings === 1;
    const isPolluted = Object.keys(Object.prototype).length > 0;
    if (!isKept || !isWhole || isPolluted || !isShown()) {
      const state = { isKept, isWhole, isPolluted, shown, found: readPage() };
      return { held, broken: [text.slice(0, 2000), JSON.stringify(state).slice(0, 2000)] };
    }
    held += 1;
  }
  return { held, broken: [] };
}

type Damage<Value> = {
  key: string;
  value: Value;
  submitsSearch?: boolean;
  /** Runs inside the page. */
  read: () => unknown;
  /**
   * Returns the text that the page shows for a stored value. Returns undefined if the value is unreadable, in
   * which case the page must not change.
   */
  expected: (raw: unknown) => unknown;
};

/** Stores every damaged text. Fails if a text is lost or breaks the page, or if the page logs an error. */
async function plantAll<Value>(
  page: Page,
  { key, value, submitsSearch = false, read, expected }: Damage<Value>,
  errors: () => string[],
  tried: (count: number) => void,
): Promise<void> {
  let shown = expected(value);
  const plants = fc.sample(damaged(value), { seed, numRuns: tries }).map((text) => {
    shown = expected(parsed(text)) ?? shown;
    return { text, shown: String(shown) };
  });
  const step = { key, submitsSearch, read: read.toString() };
  for (let done = 0; done < plants.length; done += atOnce) {
    const part = plants.slice(done, done + atOnce);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const { held, broken } = await page.evaluate(plantOneByOne, { ...step, plants: part });
    const where = `seed ${seed}, ${done} to ${done + atOnce}`;
    expect(broken, where).toEqual([]);
    expect(errors(), where).toEqual([]);
    tried(held);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores an undamaged value, as another tab would. */
async function leave(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name, storageArea: localStorage }));
    },
    [key, JSON.stringify(value)] as const,
  );
}

test(`the list of orders survives ${tries} damaged values`, soak, async ({ page, pageErrors }) => {
  test.setTimeout(30_000 + 10_000 * size);
  const tried = tryFault({
    area: 'Storage',
    fault: 'The stored orders are damaged while My Orders is open',
    outcome: 'Readable orders are listed; damaged text stays or is set aside',
  });
  const account = await returningCustomer(page);
  const orders = { [trackedId]: { ...sampleOrder(trackedId, 20), userId: account.uid } };
  await page.goto('/orders');
  await leave(page, 'orders', orders);
  await expect(page.getByRole('main')).toContainText(trackedId);
  const read = () =>
    [...document.querySelectorAll('[role="tab"]')]
      .map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))
      .reduce((sum, count) => sum + count, 0);
  const samples = (await page.evaluate(read)) - 1;
  const expected = (raw: unknown) => countReadableOrders(raw, account.uid) + samples;
  const damage = { key: 'orders', value: orders, read, expected };
  await plantAll(page, damage, () => pageErrors.unexpected(), tried);
  await leave(page, 'orders', orders);
  await expect(page.getByRole('main')).toContainText(trackedId);
});

test(`looking up an order survives ${tries} damaged values`, soak, async ({ page, pageErrors }) => {
  test.setTimeout(30_000 + 10_000 * size);
  const tried = tryFault({
    area: 'Storage',
    fault: 'The stored orders are damaged when one is looked up',
    outcome:
      'The order, or Order Not Found if it can’t be read; the damaged text is left as it is or set aside',
  });
  const orders = { [trackedId]: sampleOrder(trackedId, 20) };
  await page.goto(`/track?id=${trackedId}`);
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  const read = () => {
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    if (headings.includes('Order Not Found')) return false;
    return headings.some((text) => /^(Delivery in|Delivered!|Order Cancelled)/.test(text));
  };
  const expected = (raw: unknown) => canFindOrder(raw, trackedId);
  const damage = { key: 'orders', value: orders, submitsSearch: true, read, expected };
  await plantAll(page, damage, () => pageErrors.unexpected(), tried);
  await leave(page, 'orders', orders);
  await page.getByRole('main').getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
});

test(`an open cart survives ${tries} damaged values @3.11`, soak, async ({ page, pageErrors }) => {
  test.setTimeout(30_000 + 10_000 * size);
  const tried = tryFault({
    area: 'Storage',
    fault: 'The saved cart is damaged while it is open',
    outcome:
      'The page shows the stored cart, or the last readable cart if the stored one can’t be read; the damaged text is left as it is or set aside',
  });
  const account = await returningCustomer(page);
  // No menu has a dish with this ID, so the page shows the stored name instead of the menu's.
  const items = savedCart.items.map((item) => ({ ...item, id: 'not-on-a-menu' }));
  const cart: Cart = { ...savedCart, items };
  const key = `cart_${account.uid}`;
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  await leave(page, key, cart);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  const read = () =>
    [...document.querySelectorAll('[role="dialog"] [aria-label^="Quantity of "]')].map(
      (row) => `${row.ariaLabel} ${row.textContent}`,
    );
  const expected = (raw: unknown) =>
    dishesIn(raw)?.map(({ name, quantity }) => `Quantity of ${name} ${quantity}`);
  const damage = { key, value: cart, read, expected };
  await plantAll(page, damage, () => pageErrors.unexpected(), tried);
  await leave(page, key, cart);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
});

test(`an open chat survives ${tries} damaged values`, soak, async ({ page, pageErrors }) => {
  test.setTimeout(30_000 + 10_000 * size);
  const tried = tryFault({
    area: 'Storage',
    fault: 'The stored conversation is damaged while it is open',
    outcome:
      'The page shows the stored conversation, or the last readable one if the stored one can’t be read; the damaged text is left as it is or set aside',
  });
  await followAsCustomer(page);
  // Keep the driver from answering.
  await stopClock(page);
  await messageDriver(page);
  const log = page.getByRole('log');
  await expect(log.getByRole('listitem')).toHaveCount(1);
  const chat: ChatMessage[] = [1, 2, 3].map((timestamp) => ({
    id: String(timestamp),
    text: `Message ${timestamp}`,
    senderId: 'driver',
    senderName: 'Arjun Rawat',
    senderType: timestamp === 2 ? 'customer' : 'driver',
    timestamp,
    createdAt: new Date(timestamp).toISOString(),
  }));
  const key = `chat_${trackedId}`;
  const read = () =>
    [...document.querySelectorAll('[role="log"] li')].map((row) => row.lastChild?.textContent);
  await leave(page, key, chat);
  const damage = { key, value: chat, read, expected: textsIn };
  await plantAll(page, damage, () => pageErrors.unexpected(), tried);
  await leave(page, key, chat);
  await expect(log.getByRole('listitem')).toHaveCount(3);
});
