/** Acts as one customer in two tabs at once. */
import type { Locator, Page } from '@playwright/test';
import type { Cart, ChatMessage } from '../../src/domain/entities.ts';
import { accountButton, signIn, signOut } from '../support/accounts.ts';
import {
  addDish,
  cartButton,
  coal,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
  stepper,
} from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { readStorage, seedStorage, storedOrders } from '../support/storage.ts';
import { expect, soak, test, waitUntilLayersClosed } from '../support/test.ts';
import {
  followAsCustomer,
  messageDriver,
  orderCard,
  stopClock,
  trackedId,
} from '../support/tracking.ts';
import { size, tryFault } from './fault.ts';
import { drawFrom } from './random.ts';

const seed = 20_261_121;
const start = 60;

const cartOfNeem: Cart = {
  restaurant: { id: 'neem-and-nigella', name: neem.name, cuisine: 'North Indian' },
  items: [
    { id: 'neem-and-nigella-paneer-tikka-pizza', name: neem.pizza, price: 9.49, quantity: start },
    { id: 'neem-and-nigella-kachumber-salad', name: neem.salad, price: 3.49, quantity: start },
  ],
};

type OpenTab = (path: string) => Promise<Page>;

/** Opens the menu in two tabs, as a customer with this cart. */
async function openTwoMenus(
  page: Page,
  openTab: OpenTab,
  cart: Cart,
): Promise<{ uid: string; tabs: [Page, Page] }> {
  const account = await returningCustomer(page);
  await seedStorage(page, `cart_${account.uid}`, cart);
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  const other = await openTab(neem.path);
  await expect(accountButton(other, account)).toBeVisible();
  await expect(stepper(other, neem.pizza)).toBeVisible();
  await expect(stepper(page, neem.pizza)).toBeVisible();
  return { uid: account.uid, tabs: [page, other] };
}

/** Clicks immediately, without Playwright's usual waiting. Returns whether the button exists. */
async function press(page: Page, name: string): Promise<boolean> {
  return page.evaluate((label) => {
    const button = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    button?.click();
    return button !== null;
  }, name);
}

test('if two tabs change one cart in turn, all changes are stored @3.12', async ({
  page,
  openTab,
}) => {
  const rounds = size > 1 ? 50 : 5;
  const tried = tryFault({
    area: 'Tabs',
    fault: 'Both tabs change the cart in turn, each as soon as it shows the other’s change',
    outcome: 'Every change counts; both tabs and the storage agree',
  });
  const { uid, tabs } = await openTwoMenus(page, openTab, cartOfNeem);
  const storedQuantities = async () => {
    const { items } = JSON.parse((await readStorage(page, `cart_${uid}`)) ?? '{}') as Cart;
    return Object.fromEntries(items.map(({ name, quantity }) => [name, quantity]));
  };
  const draw = drawFrom(seed);
  const expected: Record<string, number> = { [neem.pizza]: start, [neem.salad]: start };
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, tab] of tabs.entries()) {
      const dish = draw() < 0.5 ? neem.pizza : neem.salad;
      const isMore = draw() < 0.6;
      const quantity = (expected[dish] ?? 0) + (isMore ? 1 : -1);
      expected[dish] = quantity;
      /* oxlint-disable no-await-in-loop -- each tab waits until it has the other one's change */
      await press(tab, `${isMore ? 'Increase' : 'Decrease'} quantity of ${dish}`);
      for (const each of [tabs[1 - index] ?? tab, tab]) {
        for (const [name, count] of Object.entries(expected)) {
          await expect(stepper(each, name), `seed ${seed}`).toHaveText(String(count));
        }
      }
      expect(await storedQuantities(), `seed ${seed}`).toEqual(expected);
      tried();
      /* oxlint-enable no-await-in-loop */
    }
  }
});

/** Clicks at the given moment (in milliseconds since the epoch), as exactly as timers allow. */
function pressAt(page: Page, name: string, moment: number): Promise<void> {
  return page.evaluate(
    async ([label, time]) => {
      await new Promise((resolve) => {
        setTimeout(resolve, time - Date.now());
      });
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    },
    [name, moment] as const,
  );
}

test(
  'if two tabs change one cart half a second apart, all changes are stored',
  soak,
  async ({ page, openTab }) => {
    test.slow();
    const rounds = size > 1 ? 20 : 2;
    const apart = tryFault({
      area: 'Tabs',
      fault:
        'Both tabs change the cart half a second apart, and neither waits to hear of the other',
      outcome: 'Every change counts; both tabs and the storage agree',
    });
    const together = tryFault({
      area: 'Tabs',
      fault: 'Both tabs change the cart in the same millisecond',
      outcome: 'Both tabs and the storage agree; at most one of the two changes is lost',
    });
    const { uid, tabs } = await openTwoMenus(page, openTab, cartOfNeem);
    const dishes = [neem.pizza, neem.salad];
    const quantitiesIn = async (tab: Page) => {
      const { items } = JSON.parse((await readStorage(tab, `cart_${uid}`)) ?? '{}') as Cart;
      const shown = dishes.map((dish) => stepper(tab, dish).textContent());
      return [items.map(({ quantity }) => String(quantity)), await Promise.all(shown)];
    };
    /** Waits until both tabs show the stored quantities. Returns the sum of these quantities. */
    const agreed = async () => {
      await expect
        .poll(async () => {
          const all = (await Promise.all(tabs.map(quantitiesIn))).flat();
          return new Set(all.map((quantities) => quantities.join())).size;
        })
        .toBe(1);
      const [stored] = await quantitiesIn(page);
      return (stored ?? []).reduce((sum, quantity) => sum + Number(quantity), 0);
    };
    /** Adds a dish in each tab, `gap` milliseconds apart. Returns how many of the two were stored. */
    const addInBoth = async (gap: number, round: number) => {
      const before = await agreed();
      const [one, other] = round % 2 === 0 ? tabs : tabs.toReversed();
      const moment = Date.now() + 100;
      await Promise.all([
        one && pressAt(one, `Increase quantity of ${neem.pizza}`, moment),
        other && pressAt(other, `Increase quantity of ${neem.salad}`, moment + gap),
      ]);
      return (await agreed()) - before;
    };
    let lost = 0;
    for (let round = 0; round < rounds; round += 1) {
      /* oxlint-disable no-await-in-loop -- one round after the other */
      expect(await addInBoth(500, round)).toBe(2);
      apart();
      const gained = await addInBoth(0, round);
      expect(gained).toBeGreaterThanOrEqual(1);
      lost += 2 - gained;
      together();
      /* oxlint-enable no-await-in-loop */
    }
    test.info().annotations.push({ type: 'lost', description: `${lost} of ${rounds * 2} at once` });
  },
);

/** Makes a tab hold the lock on the orders. Returns a function that releases the lock. */
async function keepOrders(tab: Page): Promise<() => Promise<void>> {
  const release = await tab.evaluateHandle(
    () =>
      new Promise<() => void>((granted) => {
        void navigator.locks.request('orders', () => new Promise<void>((free) => granted(free)));
      }),
  );
  return () => release.evaluate((free) => free());
}

test('a dish stays in the cart if it is added in one tab while the other tab places the order', async ({
  page,
  openTab,
}) => {
  const rounds = size > 1 ? 2 : 1;
  const tried = tryFault({
    area: 'Tabs',
    fault: 'One tab adds another portion of a dish while the other places the order',
    outcome: 'Each order exists once, with its own ID; dishes added later stay in the cart',
  });
  const [pizza] = cartOfNeem.items.map((item) => ({ ...item, quantity: 1 }));
  const one = { ...cartOfNeem, items: pizza ? [pizza] : [] };
  const { tabs } = await openTwoMenus(page, openTab, one);
  const [, other] = tabs;
  for (let round = 1; round <= rounds; round += 1) {
    /* oxlint-disable no-await-in-loop -- one round after the other */
    await goToCheckout(page);
    await fillCheckout(page);
    const releaseOrders = await keepOrders(other);
    await placeOrderButton(page).click();
    await press(other, `Increase quantity of ${neem.pizza}`);
    await expect(cartButton(page, 'Cart, 2 items')).toBeVisible();
    await expect(orderCard(page)).toBeHidden();
    await releaseOrders();

    await expect(orderCard(page)).toBeVisible();
    const orders = Object.values(await storedOrders(page));
    expect(orders).toHaveLength(round);
    const ordered = new URL(page.url()).searchParams.get('id');
    expect(orders.find(({ id }) => id === ordered)?.items).toMatchObject([{ quantity: 1 }]);
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    await expect(cartButton(other, 'Cart, 1 item')).toBeVisible();
    tried();
    /* oxlint-enable no-await-in-loop */
  }
});

const items = (tab: Page): Locator => tab.getByRole('log').getByRole('listitem');

async function write(tab: Page, text: string): Promise<void> {
  const box = tab.getByRole('textbox', { name: 'Message to your driver' });
  await box.fill(text);
  await box.evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
  await expect(box).toHaveValue('');
}

test('if two tabs send messages in turn, each message appears once and gets one answer', async ({
  page,
  openTab,
}) => {
  const rounds = size > 1 ? 4 : 1;
  const tried = tryFault({
    area: 'Tabs',
    fault: 'Both tabs write to the driver in turn, each as soon as it shows the other’s message',
    outcome: 'Every message appears once and gets one reply',
  });
  await followAsCustomer(page);
  const other = await openTab('about:blank');
  await other.clock.install();
  await other.goto(`/track?id=${trackedId}`);
  const tabs = [page, other];
  for (const tab of tabs) {
    /* oxlint-disable no-await-in-loop -- a customer uses one tab at a time */
    await messageDriver(tab);
    await expect(items(tab)).toHaveCount(1);
    /* oxlint-enable no-await-in-loop */
  }
  await Promise.all(tabs.map(stopClock));
  const sent: string[] = [];
  let count = 1;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, tab] of tabs.entries()) {
      /* oxlint-disable no-await-in-loop -- each tab waits until it has the other one's message */
      const text = `Message ${round} of tab ${index}`;
      await write(tab, text);
      sent.push(text);
      count += 1;
      for (const each of tabs) await expect(items(each)).toHaveCount(count);
      /* oxlint-enable no-await-in-loop */
    }
  }
  for (let answer = 0; answer < rounds * 2; answer += 1) {
    /* oxlint-disable no-await-in-loop -- the driver types one answer after the other */
    await Promise.all(tabs.map((tab) => tab.clock.runFor(1000)));
    count = Math.min(count + 1, 1 + rounds * 4);
    await expect.poll(() => items(page).count()).toBeGreaterThanOrEqual(count);
    /* oxlint-enable no-await-in-loop */
  }
  await Promise.all(tabs.map((tab) => tab.clock.runFor(10_000)));
  const messages = JSON.parse(
    (await readStorage(page, `chat_${trackedId}`)) ?? '[]',
  ) as ChatMessage[];
  // The chat contains the greeting, each message, and an answer to each.
  expect(messages).toHaveLength(1 + sent.length * 2);
  for (const tab of tabs) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first difference
    await expect(items(tab)).toHaveCount(messages.length);
  }
  for (const written of sent) {
    expect(messages.filter(({ text }) => text === written)).toHaveLength(1);
    tried();
  }
});

test(
  'signing out in one tab closes the customer’s dialogs in the other tab',
  soak,
  async ({ page, openTab }) => {
    const tried = tryFault({
      area: 'Tabs',
      fault:
        'The customer signs out in another tab while the chat or the question “Replace your cart?” is open',
      outcome: 'Dialogs close, the cart is empty, and My Orders asks to sign in; no error',
    });
    const account = await followAsCustomer(page);
    await page.clock.resume();
    const dialogs = page.getByRole('dialog');
    const signOutElsewhere = async () => {
      await signOut(elsewhere, account);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(dialogs).toHaveCount(0);
      await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
      await waitUntilLayersClosed(page);
      await page.goto('/orders');
      await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
      tried();
    };
    const elsewhere = await openTab('/about');
    await messageDriver(page);
    await expect(dialogs).toHaveAccessibleName('Chat with Driver');
    await signOutElsewhere();

    await page.goto(neem.path);
    await signIn(elsewhere, account);
    await expect(accountButton(page, account)).toBeVisible();
    await addDish(page, neem.pizza);
    await expect.poll(() => readStorage(page, `cart_${account.uid}`)).not.toBe(null);
    await page.goto(coal.path);
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    await addDish(page, coal.roll);
    await expect(dialogs).toHaveAccessibleName('Replace your cart?');
    await signOutElsewhere();
  },
);
