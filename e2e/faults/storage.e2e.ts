/** Blocks and fills the browser's storage, or clears it in another tab. */
import type { Page } from '@playwright/test';
import { accountButton, registerAccount, signIn } from '../support/accounts.ts';
import { boxOf } from '../support/box.ts';
import { expectRed } from '../support/colours.ts';
import {
  addDish,
  address,
  card,
  cartButton,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { fillCart, openConfirmed, returningCustomer, waitForIdentity } from '../support/session.ts';
import { readStorage, seedStorage, storedOrders } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import {
  chatDialog,
  followAsCustomer,
  messageDriver,
  orderCard,
  trackedId,
  trackedPath,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

const unsavedNotice = (page: Page) => page.getByText('Your browser can’t save your cart.');
const failedOrder = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Failed to place order. Please try again.' });
const blockedStorage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'while your browser blocks site data' });
const messageBox = (page: Page) => chatDialog(page).getByRole('textbox');

async function openChat(page: Page): Promise<void> {
  await messageDriver(page);
  await expect(chatDialog(page).getByRole('listitem')).toHaveCount(1);
}

async function expectFormUnchanged(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
    await expect(checkoutField(page, label)).toHaveValue(text);
  }
}

/** The details of the card as the form shows them, with digits in groups. */
const writtenCard = { ...card, 'Card Number': '4111 1111 1111 1111', 'Expiry Date': '12/34' };

/** Fills the storage to the last character. Returns the number of stored characters. */
async function fillUp(page: Page): Promise<number> {
  // Wait first, because the identity service's code frees space when it moves its data.
  await waitForIdentity(page);
  return page.evaluate(() => {
    let stored = 0;
    for (let length = 1 << 22; length >= 1; length = Math.floor(length / 2)) {
      for (;;) {
        try {
          localStorage.setItem(`filler ${stored}`, 'x'.repeat(length));
          stored += length;
        } catch {
          break;
        }
      }
    }
    return stored;
  });
}

async function makeRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler')) localStorage.removeItem(key);
    }
  });
}

const disabled: ReadonlyArray<
  readonly [name: string, disable: () => void, details?: { tag: string }]
> = [
  [
    'is missing',
    () => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    },
  ],
  [
    'can be neither read nor written',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('Access is denied.', 'SecurityError');
        };
      }
    },
    soak,
  ],
];

for (const [name, disable, details = {}] of disabled) {
  test(
    `the shop works and explains its limits if the storage ${name} @10.7`,
    details,
    async ({ page, request, pageErrors }) => {
      const tried = tryFault({
        area: 'Storage',
        fault: `The storage ${name}`,
        outcome:
          'Browsing, signing in, the cart and looking up an order work; a notice says that the cart can’t be saved, and another above the checkout form says that no order can be placed',
      });
      pageErrors.expect(/The order was not stored/);
      const account = await registerAccount(request);
      await page.addInitScript(disable);
      await page.goto('/restaurants');
      await page.getByRole('main').getByRole('link', { name: neem.name }).first().click();
      await addDish(page, neem.pizza);
      await expect(unsavedNotice(page)).toBeHidden();
      await signIn(page, account);
      await expect(unsavedNotice(page)).toBeVisible();
      await goToCheckout(page);
      await expect(blockedStorage(page)).toBeInViewport();
      await fillCheckout(page);
      await placeOrderButton(page).click();
      await expect.poll(() => pageErrors.includes(/The order was not stored/)).toBe(true);
      await expect(blockedStorage(page)).toBeInViewport();
      await expect(failedOrder(page)).toBeHidden();
      await expectFormUnchanged(page, { ...address, ...writtenCard });
      await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: 'Track Order' }).click();
      await page.getByRole('textbox', { name: 'Order ID' }).fill(trackedId);
      await page.getByRole('main').getByRole('button', { name: 'Track Order' }).click();
      await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
      await expect(page.getByText(/^Your browser blocks site data/)).toBeVisible();
      await page.goto('/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
      await expect(page.getByText(/^Your browser blocks site data/)).toBeVisible();
      tried();
    },
  );
}

test('if an order fails because storage is full, a red banner appears above the form, and the customer can order later without typing again @4.41 @8.1', async ({
  page,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Storage',
    fault: 'The storage is full to the last character while ordering',
    outcome:
      'The order fails with a message; form and cart stay, and the next try places one order',
  });
  pageErrors.expect(/The order was not stored/);
  const account = await returningCustomer(page);
  await page.goto(neem.path);
  await expect(accountButton(page, account)).toBeVisible();
  expect(await fillUp(page)).toBeGreaterThan(1_000_000);
  await addDish(page, neem.pizza);
  await expect(unsavedNotice(page)).toBeVisible();
  await goToCheckout(page);
  await fillCheckout(page);
  await placeOrderButton(page).press('Enter');
  await expect(failedOrder(page)).toBeVisible();
  await expect(placeOrderButton(page)).toBeFocused();
  await expectRed(failedOrder(page));
  const banner = await boxOf(failedOrder(page));
  const form = await boxOf(page.getByRole('main').locator('form'));
  expect(banner.y + banner.height).toBeLessThanOrEqual(form.y);
  await expect(page).toHaveURL('/checkout');
  await expectFormUnchanged(page, { ...address, ...writtenCard });
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  expect(await readStorage(page, 'orders')).toBe(null);

  await makeRoom(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/track\?id=FD/);
  await expect(orderCard(page)).toBeVisible();
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  expect(Object.keys(await storedOrders(page))).toHaveLength(1);
  tried();
});

test(
  'a message stays in the box while storage is full, and can be sent later',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Storage',
      fault: 'The storage is full to the last character while writing to the driver',
      outcome: 'Tracking goes on; the message stays in the box and can be sent later',
    });
    pageErrors.expect(/The message was not stored/);
    await followAsCustomer(page);
    await openChat(page);
    await fillUp(page);
    await messageBox(page).fill('The gate is green');
    await chatDialog(page).getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => pageErrors.includes(/The message was not stored/)).toBe(true);
    await expect(messageBox(page)).toHaveValue('The gate is green');
    await expect(chatDialog(page).getByRole('listitem')).toHaveCount(1);
    // The open dialog hides the countdown's role, so look for the countdown's text.
    await expect(page.getByText(/^Delivery in/)).toBeVisible();
    await makeRoom(page);
    await chatDialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(messageBox(page)).toHaveValue('');
    await expect(chatDialog(page).getByRole('listitem')).toHaveCount(2);
    tried();
  },
);

test(
  'a damaged cart is not overwritten if there is no room to set it aside',
  soak,
  async ({ page, request }) => {
    const tried = tryFault({
      area: 'Storage',
      fault: 'The saved cart is damaged, and there is no room to set it aside',
      outcome:
        'The damaged text stays; the new cart stays on the page, which says that it can’t be saved',
    });
    const account = await registerAccount(request);
    const key = `cart_${account.uid}`;
    await seedStorage(page, key, '{"items": "many"}');
    await page.goto(neem.path);
    await fillUp(page);
    await signIn(page, account);
    await addDish(page, neem.pizza);
    await expect(unsavedNotice(page)).toBeVisible();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    expect(await readStorage(page, key)).toBe('{"items": "many"}');
    tried();
  },
);

test('clearing the storage in another tab empties the cart, which can be filled again', async ({
  page,
  openTab,
}) => {
  const tried = tryFault({
    area: 'Storage',
    fault: 'Another tab clears the storage while there is something in the cart',
    outcome: 'The cart is empty, and dishes added later are saved',
  });
  const { uid } = await fillCart(page);
  const other = await openConfirmed(page, () => openTab('/about'));
  await other.evaluate(() => localStorage.clear());
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  await addDish(page, neem.salad);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await expect.poll(() => readStorage(page, `cart_${uid}`)).toContain(neem.salad);
  tried();
});

test(
  'clearing the storage in another tab does not end the tracking or the chat',
  soak,
  async ({ page, openTab }) => {
    const tried = tryFault({
      area: 'Storage',
      fault:
        'Another tab clears the storage while an order is tracked and a message to the driver is being typed',
      outcome:
        'The order stays on the page; the typed message stays in the box and can be sent; the next visit says Order Not Found',
    });
    await followAsCustomer(page);
    await openChat(page);
    await messageBox(page).fill('The gate is green');
    const other = await openConfirmed(page, () => openTab('/about'));
    await other.evaluate(() => localStorage.clear());
    await expect(
      chatDialog(page).getByRole('heading', { name: 'Start a conversation with your driver' }),
    ).toBeVisible();
    await expect(messageBox(page)).toHaveValue('The gate is green');
    await chatDialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(chatDialog(page).getByRole('listitem')).toHaveText(/The gate is green$/);
    await chatDialog(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
    await expect(orderCard(page)).toContainText(trackedId);
    // Store an empty list, because otherwise the next page would be seeded with the order again.
    await other.evaluate(() => localStorage.setItem('orders', '{}'));
    await page.goto(trackedPath);
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    tried();
  },
);
