/** Again: reloading, going back and forth, and pressing twice and thrice. */
import type { Locator, Page } from '@playwright/test';
import type { ChatMessage } from '../../machines/entities.ts';
import {
  accountButton,
  authModal,
  fillSignIn,
  fillSignUp,
  inventAccount,
  openAuthModal,
  registerAccount,
  signIn,
} from '../support/accounts.ts';
import {
  addDish,
  cartButton,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { fillCart } from '../support/session.ts';
import { readStorage, sampleOrder, seedStorage, storedOrders } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import {
  chatDialog,
  followAsCustomer,
  messageDriver,
  orderCard,
  trackedId,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

/** Not in `npm test`. */
const soak = { tag: '@soak' };

/** Thrice before anything else can happen, as an impatient finger on a slow phone. */
async function pressThrice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    for (let time = 0; time < 3; time += 1) element.click();
  });
}

async function submitThrice(form: Locator): Promise<void> {
  await form.evaluate((element: HTMLFormElement) => {
    for (let time = 0; time < 3; time += 1) element.requestSubmit();
  });
}

const countOrders = async (page: Page) => Object.keys(await storedOrders(page)).length;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('checkout is reloaded at every point: the cart stays, and one order is placed', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'Checkout is reloaded: empty, half filled, with fields missing, after a failure, placed',
    tries: 5,
    kept: 'The cart and the page stay; nothing is ordered before the customer says so, and then once',
  });
  troubles.expect(/The order was not stored/);
  await fillCart(page);
  await goToCheckout(page);
  const reload = async () => {
    await page.reload();
    await expect(heading(page, 'Checkout')).toBeVisible();
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(await countOrders(page)).toBe(0);
  };
  await reload();
  await checkoutField(page, 'Street Address').fill('7 Lodhi Road');
  await reload();
  await placeOrderButton(page).click();
  await expect(page.getByText('Please enter your city.')).toBeVisible();
  await reload();
  await fillCheckout(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await placeOrderButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await reload();
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(orderCard(page)).toBeVisible();
  const placed = page.url();
  await page.reload();
  await expect(orderCard(page)).toBeVisible();
  expect(page.url()).toBe(placed);
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});

test('a reload while the order is being placed leaves one order or the cart', async ({
  page,
  openTab,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'Checkout is reloaded while the order is being placed',
    tries: 1,
    kept: 'Nothing is ordered behind the customer’s back; the cart is there to order again',
  });
  await fillCart(page);
  await goToCheckout(page);
  await fillCheckout(page);
  // Another tab writes orders, and does not end.
  const other = await openTab('/about');
  await other.evaluate(
    () =>
      new Promise<void>((granted) => {
        void navigator.locks.request('orders', () => {
          granted();
          return new Promise(() => {});
        });
      }),
  );
  await placeOrderButton(page).click();
  await expect(page.getByRole('button', { name: 'Processing Order...' })).toBeDisabled();
  await page.reload();
  await other.close();
  await expect(placeOrderButton(page)).toBeEnabled();
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  expect(await countOrders(page)).toBe(0);
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(orderCard(page)).toBeVisible();
  expect(await countOrders(page)).toBe(1);
});

test(
  'back and forward through the whole way lead where the addresses say',
  soak,
  async ({ page, request }) => {
    tryFault({
      area: 'Screens',
      fault: 'Back and forward from the home page to the orders, twice',
      tries: 20,
      kept: 'Every page is what its address says; checkout stays closed once the order is placed, and there is one order',
    });
    const account = await registerAccount(request);
    const main = page.getByRole('main');
    await page.goto('/');
    await signIn(page, account);
    await main.getByRole('link', { name: 'Order Now' }).first().click();
    await expect(heading(page, '5 restaurants found')).toBeVisible();
    await main.getByRole('link', { name: neem.name }).first().click();
    await addDish(page, neem.pizza);
    await goToCheckout(page);
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await expect(orderCard(page)).toBeVisible();
    await accountButton(page, account).click();
    await page.getByRole('menuitem', { name: 'My Orders' }).click();
    const way = [/Delhi/, '5 restaurants found', neem.name, /./, 'My Orders'];
    await expect(heading(page, 'My Orders')).toBeVisible();
    for (let time = 0; time < 2; time += 1) {
      /* oxlint-disable no-await-in-loop -- one page after the other, as people do */
      for (const name of way.slice(0, -1).toReversed()) {
        await page.goBack();
        await expect(heading(page, name)).toBeVisible();
        await expect(heading(page, 'Checkout')).toBeHidden();
        await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
      }
      for (const name of way.slice(1)) {
        await page.goForward();
        await expect(heading(page, name)).toBeVisible();
      }
      /* oxlint-enable no-await-in-loop */
    }
    expect(await countOrders(page)).toBe(1);
  },
);

test('what is submitted thrice at once is done once: accounts', async ({ page, request }) => {
  tryFault({
    area: 'Screens',
    fault: 'Sign-up and sign-in are submitted thrice at once',
    tries: 6,
    kept: 'One account, one sign-in',
  });
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (/accounts:(signUp|signInWithPassword)/.test(sent.url()) && sent.method() === 'POST') {
      asked.push(new URL(sent.url()).pathname.split(':').at(-1) ?? '');
    }
  });
  const [known, fresh] = [await registerAccount(request), inventAccount()];
  await page.goto('/');
  await openAuthModal(page, 'Sign Up');
  await fillSignUp(page, fresh);
  await submitThrice(authModal(page).locator('form'));
  await expect(accountButton(page, fresh)).toBeVisible();
  expect(asked).toEqual(['signUp']);
  await page.context().clearCookies();
  await accountButton(page, fresh).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, known);
  await pressThrice(authModal(page).getByRole('button', { name: 'Sign In', exact: true }));
  await expect(accountButton(page, known)).toBeVisible();
  expect(asked).toEqual(['signUp', 'signInWithPassword']);
});

test('what is submitted thrice at once is done once: orders and messages', async ({ page }) => {
  tryFault({
    area: 'Screens',
    fault: 'Checkout and the chat are submitted thrice at once',
    tries: 6,
    kept: 'One order, one message',
  });
  await followAsCustomer(page);
  await messageDriver(page);
  const chat = chatDialog(page);
  await expect(chat.getByRole('listitem')).toHaveCount(1);
  await chat.getByRole('textbox').fill('The gate is green');
  await submitThrice(chat.locator('form'));
  await expect(chat.getByRole('textbox')).toHaveValue('');
  const stored = await readStorage(page, `chat_${trackedId}`);
  const messages = JSON.parse(stored ?? '[]') as ChatMessage[];
  expect(messages.filter(({ senderType }) => senderType === 'customer')).toHaveLength(1);

  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await goToCheckout(page);
  await fillCheckout(page);
  await pressThrice(placeOrderButton(page));
  await expect(orderCard(page)).not.toContainText(trackedId);
  await expect(page).not.toHaveURL('/checkout');
  expect(await countOrders(page)).toBe(2);
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
});

test(
  'what is submitted thrice at once is done once: searches and the newsletter',
  soak,
  async ({ page }) => {
    tryFault({
      area: 'Screens',
      fault: 'The search, the look-up of an order and the newsletter are submitted thrice at once',
      tries: 9,
      kept: 'One list, one order, one subscription; going back takes one step',
    });
    await seedStorage(page, 'orders', { [trackedId]: sampleOrder(trackedId, 20) });
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email for the newsletter').fill('asha@example.com');
    await pressThrice(footer.getByRole('button', { name: 'Subscribe' }));
    await expect(footer.getByRole('status')).toHaveText(/asha@example\.com/);

    const search = page.getByRole('banner').getByPlaceholder('Search for restaurants or food...');
    await search.fill('biryani');
    await search.evaluate((field: HTMLInputElement) => {
      for (let time = 0; time < 3; time += 1) field.form?.requestSubmit();
    });
    await expect(heading(page, /found$/)).toBeVisible();
    await expect(page).toHaveURL('/restaurants');
    await page.goBack();
    await expect(page).toHaveURL('/about');

    await page.goto('/track');
    await page.getByRole('textbox', { name: 'Order ID' }).fill(trackedId.toLowerCase());
    await submitThrice(page.getByRole('main').locator('form').first());
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/track');
  },
);
