/**
 * Checks that no secret remains anywhere, and that the next customer on the same browser sees no data of the
 * previous one.
 */
import type { Page } from '@playwright/test';
import {
  accountButton,
  authModal,
  fillSignIn,
  fillSignUp,
  inventAccount,
  openAuthModal,
  registerAccount,
  signIn,
  signOut,
  submitAuth,
} from '../support/accounts.ts';
import { requestPast, getAllMessages, recordMessages } from '../support/inspection-channel.ts';
import {
  addDish,
  cartButton,
  checkoutField,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { expect, soak, test, waitUntilLayersClosed } from '../support/test.ts';
import { chatDialog, driverCard, messageDriver, orderCard } from '../support/tracking.ts';
import { tryFault } from './fault.ts';

const canaries = {
  password: 'canary-password-71',
  mistakenPassword: 'canary-mistake-72',
  cardNumber: '4929 1275 3861 9408',
  code: '739',
  expiryDate: '11/83',
  nameOnCard: 'Canary Cardholder',
};

/** Patterns that find each secret, even in escaped text or with its digits in groups. */
const secrets = {
  'the password': /canary-password-71/,
  'the mistaken password': /canary-mistake-72/,
  'the card number': /4929\W*1275\W*3861/,
  'the CVV': /(?<![\w.])739(?!\w)/,
};

/**
 * Patterns that find data that the inspector must not send, although the site stores or shows some of it.
 *
 * @param email the customer's email address
 */
const secretsOfInspection = (email: string) => ({
  ...secrets,
  'the email address': new RegExp(email.replaceAll(/\W/g, String.raw`\W+`), 'i'),
  'the expiry date': /11\W{1,3}83/,
  'the name on the card': /canary\W*cardholder/i,
});

/** Returns all data that the browser stores for this site, as one text. */
async function readAllStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the whole function is sent to the page
    const promised = async <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const databases = await indexedDB.databases();
    const records = await Promise.all(
      databases.map(async ({ name }) => {
        const database = await promised(indexedDB.open(name ?? ''));
        const stores = [...database.objectStoreNames];
        if (stores.length === 0) return [];
        const transaction = database.transaction(stores);
        return Promise.all(
          stores.map(async (store) => promised(transaction.objectStore(store).getAll())),
        );
      }),
    );
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map(async (name) => {
        const cache = await globalThis.caches.open(name);
        return (await cache.keys()).map(({ url }) => url);
      }),
    );
    return JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      history: history.state as unknown,
      databases: records,
      caches,
    });
  });
}

/** Returns all of the page's content: the accessibility tree, the markup and every value. */
async function everythingShown(page: Page): Promise<string> {
  const fields = page.locator('input, textarea');
  const values = await fields.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLInputElement).value),
  );
  return [await page.locator('body').ariaSnapshot(), await page.content(), ...values].join('\n');
}

test('passwords and card numbers can be found nowhere after use', async ({
  page,
  openTab,
  pageErrors,
}) => {
  const tried = tryFault({
    area: 'Privacy',
    fault: 'The browser is searched after a password and a card were used',
    outcome:
      'Neither the password, the CVV nor more than four digits of the card number is in storage, databases, cookies, URLs, logs, requests to other services, the page or its accessibility tree; the inspector’s messages also lack the email address, the expiry date and the name on the card',
  });
  test.slow();
  pageErrors.expect(/status of 400/);
  const logs: string[] = [];
  const addresses: string[] = [];
  const requests: string[] = [];
  const listener = await openTab('/icons/icon-192.png');
  await recordMessages(listener);
  const socketMessages: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => socketMessages.push(String(payload)));
  });
  page.on('console', (message) => logs.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(decodeURIComponent(frame.url())));
  page.on('request', (request) => {
    const isIdentity = request.url().includes('identitytoolkit');
    requests.push(decodeURIComponent(request.url()), isIdentity ? '' : (request.postData() ?? ''));
  });

  await page.goto(`${neem.path}?inspect`);
  await addDish(page, neem.pizza);
  const account = { ...inventAccount(), password: canaries.password };
  await openAuthModal(page, 'Sign Up');
  await fillSignUp(page, account);
  await submitAuth(page, 'Create Account');
  await expect(accountButton(page, account)).toBeVisible();
  await signOut(page, account);
  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, { ...account, password: canaries.mistakenPassword });
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('alert')).toBeVisible();
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(accountButton(page, account)).toBeVisible();
  await goToCheckout(page);
  await fillCheckout(page);
  await checkoutField(page, 'Card Number').fill(canaries.cardNumber);
  await checkoutField(page, 'CVV').fill(canaries.code);
  await checkoutField(page, 'Expiry Date').fill(canaries.expiryDate);
  await checkoutField(page, 'Name on Card').fill(canaries.nameOnCard);
  await placeOrderButton(page).click();
  await expect(orderCard(page)).toBeVisible();

  await requestPast(page, listener);

  const places = {
    'what the browser keeps': await readAllStorage(page),
    'the page': await everythingShown(page),
    'the inspector’s channel': JSON.stringify(await getAllMessages(page, listener)),
    'the inspector’s sockets': socketMessages.join('\n'),
    logs: logs.join('\n'),
    addresses: addresses.join('\n'),
    requests: requests.join('\n'),
  };
  expect(places['what the browser keeps']).toContain('•••• 9408');
  expect(places['what the browser keeps']).toContain(account.email);
  for (const part of ['"delivery"', '"past"', '"auth.submitted"', '"checkout.submitted"']) {
    expect(places['the inspector’s channel']).toContain(part);
  }
  expect(places.addresses).toContain('/track?id=FD');
  expect(places.requests).toContain('identitytoolkit');
  for (const [place, text] of Object.entries(places)) {
    const isInspector = place.startsWith('the inspector’s');
    const kept = isInspector ? secretsOfInspection(account.email) : secrets;
    for (const [secret, pattern] of Object.entries(kept)) {
      const found = pattern.exec(text)?.index;
      const around = found === undefined ? [] : [text.slice(Math.max(0, found - 60), found + 40)];
      expect(around, `${secret} in ${place}`).toEqual([]);
      tried();
    }
  }
});

test('the next customer on the same browser sees no data of the previous one @2.79 @3.16', async ({
  page,
  request,
}) => {
  const tried = tryFault({
    area: 'Privacy',
    fault: 'Another customer signs in on the same browser',
    outcome:
      'None of the first customer’s cart, orders and chat is shown; that customer finds them again',
  });
  const first = await returningCustomer(page);
  const second = await registerAccount(request);
  await page.goto(neem.path);
  await expect(accountButton(page, first)).toBeVisible();
  await addDish(page, neem.pizza);
  await goToCheckout(page);
  await fillCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/track\?id=FD/);
  const order = new URL(page.url());
  await messageDriver(page);
  const chat = chatDialog(page);
  await chat.getByRole('textbox').fill('The key is under the mat');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('The key is under the mat')).toBeVisible();
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await waitUntilLayersClosed(page);
  await page.goto(neem.path);
  await addDish(page, neem.salad);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await signOut(page, first);
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();

  await signIn(page, second);
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const orderId = order.searchParams.get('id') ?? '';
  await expect(page.getByText(orderId)).toBeHidden();
  await page.goto(`${order.pathname}${order.search}`);
  await expect(driverCard(page)).toContainText('Another customer placed this order');
  await expect(driverCard(page).getByRole('button')).toHaveCount(0);
  await expect(orderCard(page).getByRole('button', { name: /chat/i })).toHaveCount(0);
  await signOut(page, second);

  await signIn(page, first);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await expect(orderCard(page)).toBeVisible();
  await messageDriver(page);
  await expect(chat.getByText('The key is under the mat')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByText(orderId)).toBeVisible();
  tried();
});

test(
  'a visitor can’t see a customer’s page, whichever way the visitor opens the page',
  soak,
  async ({ page, openTab, request }) => {
    const tried = tryFault({
      area: 'Privacy',
      fault:
        'A visitor opens a customer’s pages by their URLs, with Back, and after signing out in another tab',
      outcome:
        'Checkout redirects to the restaurants, and My Orders asks the visitor to sign in; none of the customer’s data is shown',
    });
    const account = await registerAccount(request);
    const expectNothingShown = async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
      await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
      const shown = await everythingShown(page);
      for (const text of [account.fullName, account.email, '7 Lodhi Road']) {
        expect(shown).not.toContain(text);
      }
      tried();
    };
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await signIn(page, account);
    await goToCheckout(page);
    await checkoutField(page, 'Street Address').fill('7 Lodhi Road');
    const other = await openTab('/');
    await signOut(other, account);
    await expect(page).toHaveURL('/restaurants');
    await expectNothingShown();
    await page.goBack();
    await expect(page).toHaveURL(neem.path);
    await expectNothingShown();
    await page.goto('/checkout');
    await expect(page).toHaveURL('/restaurants');
    await expectNothingShown();
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    await expectNothingShown();
  },
);
