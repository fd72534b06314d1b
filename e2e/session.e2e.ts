/** Checks the signed-in customer after a reload, and in two tabs of one browser. */
import {
  accountButton,
  fillSignUp,
  inventAccount,
  openAuthModal,
  registerAccount,
  signIn,
  signOut,
  submitAuth,
} from './support/accounts.ts';
import { headerHistory, recordHeader } from './support/header-history.ts';
import { holdRequests } from './support/hold-back.ts';
import { addDish, cartButton, cartDrawer, coal, neem, openCart } from './support/ordering.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { watchRequests } from './support/requests.ts';
import { rememberSomebody, returningCustomer, waitForIdentity } from './support/session.ts';
import { expect, soak, test } from './support/test.ts';

test('the database and storage clients start once a customer is signed in, and send no requests @7.7', async ({
  page,
}) => {
  const requests = watchRequests(page);
  /** Returns the names of the clients that the page's own Firebase app has started. */
  const startedClients = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const code = loaded.find((url) => /\/assets\/firebase-(?!clients-)[^/]*\.js$/.test(url));
      if (code === undefined) return [];
      const shared = (await import(code)) as Record<string, unknown>;
      type App = { container?: { getProvider: (name: string) => { isInitialized(): boolean } } };
      const apps = Object.values(shared) as App[];
      const app = apps.find((value) => typeof value === 'object' && value.container);
      return ['auth', 'database', 'storage'].filter((name) =>
        app?.container?.getProvider(name).isInitialized(),
      );
    });
  await page.goto('/');
  expect(await startedClients()).toEqual([]);
  await returningCustomer(page);
  await page.goto('/restaurants');
  await expect.poll(startedClients).toEqual(['auth', 'database', 'storage']);
  await page.waitForLoadState('networkidle');
  expect(requests.notAllowed()).toEqual([]);
  expect(requests.connections).toEqual([]);
});

test('a remembered customer’s name appears before the sign-in code loads, and the customer is asked to sign in if the session has ended @24.2', async ({
  page,
}) => {
  const account = await returningCustomer(page);
  await seedStorage(page, `cart_${account.uid}`, savedCart);
  const letIdentityCome = await holdRequests(page, /\/assets\/firebase-[^/]*\.js/);
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('firebase:')) localStorage.removeItem(key);
    }
  });
  await recordHeader(page);
  await page.goto('/orders');
  await expect(accountButton(page, account)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
  expect(await headerHistory(page)).not.toContain('Sign In');
  letIdentityCome();
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
});

test('no one is asked to sign in until the app knows which customer is remembered', async ({
  page,
}) => {
  await rememberSomebody(page);
  const code = page.waitForRequest(/\/assets\/firebase-[^/]*\.js/);
  await page.route(/\/assets\/firebase-[^/]*\.js/, () => {});
  await recordHeader(page);
  await page.goto('/orders');
  await code;
  expect(await headerHistory(page)).not.toContain('Sign In');
  await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible();
});

test.describe('two tabs of one browser', () => {
  test('two tabs sign in and out together @3.6 @4.37 @4.40 @6.3 @7.4 @P.7', async ({
    page,
    openTab,
    request,
  }) => {
    const account = await registerAccount(request);
    await page.goto(neem.path);
    const other = await openTab(neem.path);
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await signIn(page, account);
    await expect(accountButton(other, account)).toBeVisible();
    await addDish(other, neem.pizza);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');

    await signOut(page, account);
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 0 items');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 0 items');

    // After another sign-in, the cart has its dish again, because neither tab has removed the saved cart.
    await signIn(other, account);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');
  });

  test('the cart of the tab that signs in is saved, and the other tab offers to restore its own dishes @4.38.1', async ({
    page,
    openTab,
    request,
  }) => {
    const account = await registerAccount(request);
    await page.goto(neem.path);
    await addDish(page, neem.pizza);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    const other = await openTab(coal.path);
    await addDish(other, coal.roll);
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 item');

    await signIn(page, account);
    await expect(accountButton(other, account)).toBeVisible();
    for (const tab of [page, other]) {
      // oxlint-disable-next-line no-await-in-loop -- the test stops at the first difference
      await expect((await openCart(tab)).getByText(neem.pizza, { exact: true })).toBeVisible();
    }

    // The customer prefers the dishes of the other tab.
    await other.getByRole('button', { name: 'Use my cart from before sign-in' }).click();
    for (const tab of [page, other]) {
      const drawer = cartDrawer(tab);
      /* oxlint-disable no-await-in-loop -- the test stops at the first difference */
      await expect(drawer.getByText(coal.roll, { exact: true })).toBeVisible();
      await expect(drawer.getByText(neem.pizza, { exact: true })).toBeHidden();
      /* oxlint-enable no-await-in-loop */
    }
  });

  test('a customer who signs out in one tab stays signed out, even if the other tab is still confirming the session @24.3', async ({
    page,
    openTab,
  }) => {
    const account = await returningCustomer(page);
    await page.goto('/about');
    await waitForIdentity(page);
    const other = await openTab('/about');
    const confirm = await holdRequests(other, /accounts:lookup/);
    const confirming = other.waitForRequest(/accounts:lookup/);
    await other.goto(neem.path);
    await expect(accountButton(other, account)).toBeVisible();
    await confirming;
    await signOut(page, account);
    confirm();
    for (const tab of [other, page]) {
      // oxlint-disable-next-line no-await-in-loop -- the test stops at the first difference
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
    await other.goto('/orders');
    await expect(other.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  });

  test(
    'both tabs show the name of an account that is being created',
    soak,
    async ({ page, openTab }) => {
      const account = inventAccount();
      const other = await openTab('/');
      await other.clock.install();
      await other.goto('/');
      await expect(
        other.getByRole('banner').getByRole('button', { name: 'Sign In' }),
      ).toBeVisible();

      // The account exists, but its name is not stored yet when the other tab checks for changes.
      const nameIt = await holdRequests(page, /accounts:update/);
      await page.goto('/');
      await openAuthModal(page, 'Sign Up');
      await fillSignUp(page, account);
      const naming = page.waitForRequest(/accounts:update/);
      await submitAuth(page, 'Create Account');
      await naming;
      await other.clock.runFor(3000);
      nameIt();
      await expect(accountButton(page, account)).toBeVisible();
      await other.clock.runFor(3000);
      await expect(accountButton(other, account)).toBeVisible();
    },
  );
});
