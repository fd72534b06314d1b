/** Reloads pages repeatedly, goes back and forward, and submits forms three times. */
import type { Locator, Page } from '@playwright/test';
import type { ChatMessage } from '../../src/domain/entities.ts';
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
import { expect, soak, test } from '../support/test.ts';
import {
  chatDialog,
  followAsCustomer,
  messageDriver,
  orderCard,
  trackedId,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

/** Clicks three times before anything else can happen, like an impatient finger on a slow phone. */
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

/** Counts the new messages in a status region from now on. Returns a function that reads the count. */
async function countConfirmations(status: Locator): Promise<() => Promise<number>> {
  await status.evaluate((element) => {
    element.dataset['confirmations'] = '0';
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const news = added.filter(({ textContent }) => textContent?.trim());
      const sofar = Number(element.dataset['confirmations']);
      element.dataset['confirmations'] = String(sofar + news.length);
    }).observe(element, { childList: true, subtree: true });
  });
  return () => status.evaluate(({ dataset }: HTMLElement) => Number(dataset['confirmations']));
}

const countOrders = async (page: Page) => Object.keys(await storedOrders(page)).length;
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test(
  'reloading checkout at any point does not lose the cart, and only one order is placed',
  soak,
  async ({ page, pageErrors }) => {
    const tried = tryFault({
      area: 'Screens',
      fault:
        'Checkout is reloaded: empty, half filled in, with fields missing, after a failed order, and after a placed order',
      outcome:
        'Cart and page stay as they were; no order is placed before the customer submits, and then only one',
    });
    pageErrors.expect(/The order was not stored/);
    await fillCart(page);
    await goToCheckout(page);
    const reload = async () => {
      await page.reload();
      await expect(heading(page, 'Checkout')).toBeVisible();
      await expect(placeOrderButton(page)).toBeEnabled();
      await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await countOrders(page)).toBe(0);
      tried();
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
    tried();
  },
);

test(
  'a reload while the order is being placed does not lose the cart, and no order is placed',
  soak,
  async ({ page, openTab }) => {
    const tried = tryFault({
      area: 'Screens',
      fault: 'Checkout is reloaded while the order is being placed',
      outcome: 'Nothing is ordered without the customer’s knowledge; the cart is still there',
    });
    await fillCart(page);
    await goToCheckout(page);
    await fillCheckout(page);
    // Another tab holds the lock on the orders and does not release it.
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
    tried();
  },
);

test(
  'Back and Forward through the whole journey lead to the right pages',
  soak,
  async ({ page, request }) => {
    const tried = tryFault({
      area: 'Screens',
      fault: 'Back and forward from the home page to the orders, twice',
      outcome:
        'Every step leads to the same URL and page as before; checkout does not reappear, and there is one order',
    });
    const account = await registerAccount(request);
    const main = page.getByRole('main');
    /** The URL and the main heading of each page on the journey. */
    const way: Array<readonly [address: string, name: string | RegExp]> = [];
    const arrive = async (name: string | RegExp) => {
      await expect(heading(page, name)).toBeVisible();
      way.push([page.url(), name]);
    };
    await page.goto('/');
    await signIn(page, account);
    await arrive(/Delhi/);
    await main.getByRole('link', { name: 'Order Now' }).first().click();
    await arrive('5 restaurants found');
    await main.getByRole('link', { name: neem.name }).first().click();
    await arrive(neem.name);
    await addDish(page, neem.pizza);
    await goToCheckout(page);
    await fillCheckout(page);
    await placeOrderButton(page).click();
    await expect(orderCard(page)).toBeVisible();
    await arrive('Track Your Order');
    await accountButton(page, account).click();
    await page.getByRole('menuitem', { name: 'My Orders' }).click();
    await arrive('My Orders');
    expect(new Set(way.map(([address]) => address)).size).toBe(way.length);
    const expectToBeAt = async ([address, name]: (typeof way)[number]) => {
      await expect(page).toHaveURL(address);
      await expect(heading(page, name)).toBeVisible();
      await expect(heading(page, 'Checkout')).toBeHidden();
      await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
      expect(await countOrders(page)).toBe(1);
      tried();
    };
    for (let time = 0; time < 2; time += 1) {
      /* oxlint-disable no-await-in-loop -- a customer opens one page at a time */
      for (const stop of way.slice(0, -1).toReversed()) {
        await page.goBack();
        await expectToBeAt(stop);
      }
      for (const stop of way.slice(1)) {
        await page.goForward();
        await expectToBeAt(stop);
      }
      /* oxlint-enable no-await-in-loop */
    }
  },
);

test(
  'submitting the sign-up or sign-in form three times at once sends it once',
  soak,
  async ({ page, request }) => {
    const tried = tryFault({
      area: 'Screens',
      fault: 'Sign-up and sign-in are submitted three times at once',
      outcome: 'One account, one sign-in',
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
    tried();
    await accountButton(page, fresh).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, known);
    await pressThrice(authModal(page).getByRole('button', { name: 'Sign In', exact: true }));
    await expect(accountButton(page, known)).toBeVisible();
    expect(asked).toEqual(['signUp', 'signInWithPassword']);
    tried();
  },
);

test('submitting an order or a message three times at once stores it once @2.69', async ({
  page,
}) => {
  const tried = tryFault({
    area: 'Screens',
    fault: 'Checkout and the chat are submitted three times at once',
    outcome: 'One order, one message',
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
  tried();

  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await goToCheckout(page);
  await fillCheckout(page);
  await pressThrice(placeOrderButton(page));
  await expect(orderCard(page)).not.toContainText(trackedId);
  await expect(page).not.toHaveURL('/checkout');
  expect(await countOrders(page)).toBe(2);
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  tried();
});

test(
  'submitting a search, an order ID or the newsletter form three times at once takes effect once',
  soak,
  async ({ page }) => {
    const tried = tryFault({
      area: 'Screens',
      fault:
        'The search, the look-up of an order and the newsletter are submitted three times at once',
      outcome:
        'One list, one order, one subscription; pressing Back once returns to the page before',
    });
    await seedStorage(page, 'orders', { [trackedId]: sampleOrder(trackedId, 20) });
    const follow = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Your email address').fill('asha@example.com');
    const confirmations = await countConfirmations(footer.getByRole('status'));
    await pressThrice(footer.getByRole('button', { name: 'Subscribe' }));
    await expect(footer.getByRole('status')).toHaveText(/asha@example\.com/);
    expect(await confirmations()).toBe(1);
    await follow('Services');
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    tried();

    const search = page.getByRole('banner').getByPlaceholder('Search for restaurants or food...');
    await search.fill('biryani');
    await search.evaluate((field: HTMLInputElement) => {
      for (let time = 0; time < 3; time += 1) field.form?.requestSubmit();
    });
    await expect(heading(page, /found$/)).toBeVisible();
    await expect(page).toHaveURL('/restaurants');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    tried();

    await page.goto('/track');
    await page.getByRole('textbox', { name: 'Order ID' }).fill(trackedId.toLowerCase());
    await submitThrice(page.getByRole('main').locator('form').first());
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/track');
    tried();
  },
);
