/** What the browser kept is damaged, many times over: the screens go on, and nothing is lost. */
/* oxlint-disable unicorn/consistent-function-scoping -- only what is inside gets into the page */
import * as fc from 'fast-check';
import type { Page } from '@playwright/test';
import type { Cart, ChatMessage } from '../../machines/entities.ts';
import { damaged } from '../../tests/services/corruption.ts';
import { accountButton } from '../support/accounts.ts';
import { cartButton, neem, openCart } from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, savedCart } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { followAsCustomer, messageDriver, trackedId } from '../support/tracking.ts';
import { size, tryFault } from './fault.ts';

const seed = 20_261_121;
const tries = 100 * size;
const atOnce = 100;

type Step = { key: string; texts: string[]; submitsSearch: boolean };

/** Runs inside the page. Returns what was lost, or how the page broke, for the first such text. */
async function plantOneByOne({ key, texts, submitsSearch }: Step): Promise<string[]> {
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(0);
    });
  console.warn = () => {};
  for (const text of texts) {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(`${key}.corrupt`)) localStorage.removeItem(name);
    }
    localStorage.setItem(key, text);
    if (submitsSearch) document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
    else dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    // oxlint-disable-next-line no-await-in-loop -- one text after the other
    for (let turns = 0; turns < 4; turns += 1) await turn();
    const isKept =
      localStorage.getItem(key) === text ||
      Object.keys(localStorage).some(
        (name) => name.startsWith(`${key}.corrupt`) && localStorage.getItem(name) === text,
      );
    const headings = document.querySelectorAll('h1').length;
    const isWhole = document.querySelector('header') !== null && headings === 1;
    const isPolluted = Object.keys(Object.prototype).length > 0;
    if (!isKept || !isWhole || isPolluted) return [text.slice(0, 2000)];
  }
  return [];
}

/** Plants every text, and gives the errors that came up on the way with the texts before them. */
async function plantAll(
  page: Page,
  step: Pick<Step, 'key' | 'submitsSearch'> & { value: unknown; count: number },
  errors: () => string[],
): Promise<void> {
  const texts = fc.sample(damaged(step.value), { seed, numRuns: step.count });
  for (let done = 0; done < texts.length; done += atOnce) {
    const part = texts.slice(done, done + atOnce);
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const found = await page.evaluate(plantOneByOne, { ...step, texts: part });
    const where = `seed ${seed}, ${done} to ${done + atOnce}`;
    expect(found, where).toEqual([]);
    expect(errors(), where).toEqual([]);
  }
}

/** Leaves a whole value in the end, as another tab does. */
async function leave(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: name, storageArea: localStorage }));
    },
    [key, JSON.stringify(value)] as const,
  );
}

test(`the list of orders stands ${tries} damaged values`, async ({ page, troubles }) => {
  test.setTimeout(30_000 + 10_000 * size);
  tryFault({
    area: 'Storage',
    fault: 'The stored orders are damaged while My Orders is open',
    tries,
    kept: 'What can be read is listed, the rest is left as it is or kept aside; the page works on',
  });
  const account = await returningCustomer(page);
  const orders = { [trackedId]: { ...sampleOrder(trackedId, 20), userId: account.uid } };
  await page.goto('/orders');
  await leave(page, 'orders', orders);
  await expect(page.getByRole('main')).toContainText(trackedId);
  const step = { key: 'orders', value: orders, count: tries, submitsSearch: false };
  await plantAll(page, step, () => troubles.unexpected());
  await leave(page, 'orders', orders);
  await expect(page.getByRole('main')).toContainText(trackedId);
});

test(`looking an order up stands ${tries} damaged values`, async ({ page, troubles }) => {
  test.setTimeout(30_000 + 10_000 * size);
  tryFault({
    area: 'Storage',
    fault: 'The stored orders are damaged when one is looked up',
    tries,
    kept: 'The order, or Order Not Found; nothing is written over',
  });
  const orders = { [trackedId]: sampleOrder(trackedId, 20) };
  await page.goto(`/track?id=${trackedId}`);
  await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  const step = { key: 'orders', value: orders, count: tries, submitsSearch: true };
  await plantAll(page, step, () => troubles.unexpected());
  await leave(page, 'orders', orders);
  await page.getByRole('main').getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
});

test(`an open cart stands ${tries} damaged values`, async ({ page, troubles }) => {
  test.setTimeout(30_000 + 10_000 * size);
  tryFault({
    area: 'Storage',
    fault: 'The saved cart is damaged while it is open',
    tries,
    kept: 'The cart as it was, or as it is stored; the damaged text is left as it is or kept aside',
  });
  const account = await returningCustomer(page);
  const cart: Cart = savedCart;
  const key = `cart_${account.uid}`;
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  await leave(page, key, cart);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  const step = { key, value: cart, count: tries, submitsSearch: false };
  await plantAll(page, step, () => troubles.unexpected());
  await leave(page, key, cart);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
});

test(`an open chat stands ${tries} damaged values`, async ({ page, troubles }) => {
  test.setTimeout(30_000 + 10_000 * size);
  tryFault({
    area: 'Storage',
    fault: 'The stored conversation is damaged while it is open',
    tries,
    kept: 'The conversation as it was, or as it is stored; the damaged text is left as it is or kept aside',
  });
  await followAsCustomer(page);
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
  const step = { key, value: chat, count: tries, submitsSearch: false };
  await plantAll(page, step, () => troubles.unexpected());
  await leave(page, key, chat);
  await expect(log.getByRole('listitem')).toHaveCount(3);
});
