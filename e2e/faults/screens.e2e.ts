/** A mistake in any one screen, dialog or drawer: the rest of the shop goes on. */
import type { Locator, Page } from '@playwright/test';
import { accountButton, authModal, openAuthModal } from '../support/accounts.ts';
import { addDish, cartButton, coal, neem, openCart } from '../support/ordering.ts';
import { notFoundStatus } from '../support/routes.ts';
import { returningCustomer } from '../support/session.ts';
import type { Customer } from '../support/session.ts';
import { sampleOrder, savedCart, seedStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { deliveryMap, messageDriver, trackedId, trackedOrder } from '../support/tracking.ts';
import { tryFault } from './fault.ts';

const mistake = /A plate fell/;

/** What a component may do instead of what it should, in code that needs no other. */
const mistakes = {
  drawing: "() => { throw new Error('A plate fell.'); }",
  effect: element("ref: () => { throw new Error('A plate fell.'); }"),
  press: element("children: 'Drop a plate', onClick: () => { throw new Error('A plate fell.'); }"),
};

function element(properties: string): string {
  const type = "$$typeof: Symbol.for('react.transitional.element'), type: 'button', key: null";
  return `() => ({ ${type}, props: { ${properties} } })`;
}

/** From now on the code that these chunks are loaded with makes a mistake. */
async function breakCode(
  page: Page,
  chunks: readonly string[],
  kind: keyof typeof mistakes = 'drawing',
): Promise<void> {
  await page.route(new RegExp(`/assets/(${chunks.join('|')})-[^/]*\\.js$`), async (route) => {
    const code = await (await route.fetch()).text();
    const names = [...code.matchAll(/[\w$]+ as ([\w$]+)(?=[^{}]*\};?\s*$)/g)];
    const exported = names.map(([, name]) => `Broken as ${name}`).join();
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const Broken = ${mistakes[kind]}; export { ${exported} };`,
    });
  });
}

const heading = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const failure = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'didn’t load' });

async function expectFailure(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(failure(page).getByRole('button', { name: 'Reload page' })).toBeEnabled();
}

async function expectCartToOpen(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Close cart' }).click();
  await expect(drawer).toBeHidden();
}

/** Goes to another page without a reload, which works as ever. */
async function moveOn(page: Page, name: string, path: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
}

/** Opens a page that works, and makes sure at the end that it was never loaded again. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
}

async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true);
}

const headerLinks = ['Home', 'Restaurants', 'Track Order', 'Services', 'Blog'];

test('a mistake in any page of the header leaves the others and the cart at work', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'A page throws while it is drawn: home, restaurants, tracking, services, blog',
    tries: headerLinks.length,
    kept: 'An alert offers to reload; header and cart work, and the next page shows without a reload',
  });
  troubles.expect(mistake);
  await breakCode(page, [
    'HomePage',
    'RestaurantListPage',
    'TrackPage',
    'ServicesPage',
    'BlogPage',
  ]);
  await open(page, '/about');
  for (const name of headerLinks) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await test.step(name, async () => {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expectFailure(page);
      await expectCartToOpen(page);
      await moveOn(page, 'About', '/about');
    });
  }
  await expectNoReload(page);
});

test('a mistake in about, a restaurant or the 404 page leaves the others and the cart at work', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'A page throws while it is drawn: about, a restaurant, the 404 page',
    tries: 3,
    kept: 'An alert offers to reload; header and cart work, and the next page shows without a reload',
  });
  troubles.expect(mistake, notFoundStatus);
  await breakCode(page, ['AboutPage', 'RestaurantPage', 'NotFoundPage']);
  await open(page, '/restaurants');
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: 'About', exact: true }),
    page.getByRole('main').getByRole('link', { name: neem.name }).first(),
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await test.step(String(link), async () => {
      await link.click();
      await expectFailure(page);
      await expectCartToOpen(page);
      await moveOn(page, 'Restaurants', '/restaurants');
    });
  }
  await expectNoReload(page);
});

test('a page that is opened by its address and makes a mistake leads on', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'The page that is opened throws while it takes over what was rendered ahead',
    tries: 2,
    kept: 'An alert stands in its place; the header leads on without a reload',
  });
  troubles.expect(mistake, /Minified React error/);
  await breakCode(page, ['BlogPage', 'HomePage']);
  for (const path of ['/', '/blog']) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.goto(path);
    await expectFailure(page);
    await expectCartToOpen(page);
    await moveOn(page, 'About', '/about');
    /* oxlint-enable no-await-in-loop */
  }
});

/** A customer on the about page, where nothing of theirs was loaded yet but their menu. */
async function openAsCustomer(
  page: Page,
  customer: Customer,
  chunks: readonly string[],
): Promise<void> {
  await breakCode(page, chunks);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await open(page, '/about');
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
}

test('a mistake in My Orders or at checkout leaves the rest at work', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'A page of a customer throws while it is drawn: My Orders, checkout',
    tries: 2,
    kept: 'An alert offers to reload; menus and cart work, and the cart keeps its dishes',
  });
  troubles.expect(mistake);
  const account = await returningCustomer(page);
  await openAsCustomer(page, account, ['OrdersPage', 'CheckoutPage']);
  await accountButton(page, account).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expectFailure(page);
  await expectCartToOpen(page);
  await moveOn(page, 'About', '/about');
  const drawer = await openCart(page);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expectFailure(page);
  await expectCartToOpen(page);
  await moveOn(page, 'Restaurants', '/restaurants');
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
  await expectNoReload(page);
});

test('a mistake in the cart, the sign-in dialog or the menu goes with the next page', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'The cart, the sign-in dialog or the navigation menu throws while it is drawn',
    tries: 3,
    kept: 'An alert offers to reload; the page and the rest of the header work on',
  });
  troubles.expect(mistake);
  await breakCode(page, ['CartDrawer', 'AuthModal', 'MobileMenuDrawer']);
  await open(page, '/about');
  const banner = page.getByRole('banner');
  await cartButton(page).click();
  await expectFailure(page);
  await moveOn(page, 'Services', '/services');
  await banner.getByRole('button', { name: 'Sign In' }).click();
  await expectFailure(page);
  await moveOn(page, 'About', '/about');
  await page.setViewportSize({ width: 800, height: 700 });
  await banner.getByRole('button', { name: 'Menu' }).click();
  await expectFailure(page);
  await expect(heading(page)).toBeVisible();
  await banner.getByRole('link', { name: 'FoodDash, home' }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await expectNoReload(page);
});

test('a mistake in what lies below a page or over it leaves the page at work', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'The footer, the lower part of the home page, the notices or the cart’s question throws',
    tries: 4,
    kept: 'The upper part of the page, header and cart work; the cart keeps what was in it',
  });
  troubles.expect(mistake, /Minified React error/);
  await breakCode(page, ['Footer', 'HomeSections', 'AppNotices', 'CartNotices']);
  await open(page, '/');
  await page.keyboard.press('Shift');
  await expect(failure(page)).toHaveCount(2);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click();
  await page.getByRole('main').getByRole('link', { name: neem.name }).first().click();
  await addDish(page, neem.pizza);
  await page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: coal.name }).first().click();
  await addDish(page, coal.roll);
  await expect(failure(page)).toHaveCount(2);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  await expectCartToOpen(page);
  await expectNoReload(page);
});

test('a mistake in the account menu leaves the shop open', async ({ page, troubles }) => {
  tryFault({
    area: 'Screens',
    fault: 'The account menu or what it opens throws while it is drawn',
    tries: 2,
    kept: 'An alert offers to reload; the customer stays signed in, pages and cart work',
  });
  troubles.expect(mistake);
  const account = await returningCustomer(page);
  await openAsCustomer(page, account, ['AccountMenuItems']);
  await accountButton(page, account).click();
  await expectFailure(page);
  await moveOn(page, 'Services', '/services');
  await expect(accountButton(page, account)).toBeVisible();
  await expectNoReload(page);

  await page.unrouteAll();
  await breakCode(page, ['AccountMenu']);
  await page.goto('/about');
  await expectFailure(page);
  await expectCartToOpen(page);
  await expect(cartButton(page, 'Cart, 3 items')).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

test('a mistake in the receipt, the chat or the map leaves the order in place', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'The receipt, the chat with the driver or the map throws while it is drawn',
    tries: 3,
    kept: 'An alert offers to reload; orders, countdown and driver stay, and other pages work',
  });
  troubles.expect(mistake);
  const account = await returningCustomer(page);
  const past = { ...sampleOrder('FD1234562000', -60), userId: account.uid };
  await seedStorage(page, 'orders', { [trackedId]: trackedOrder(), [past.id]: past });
  await openAsCustomer(page, account, ['ReceiptDialog', 'DriverChatDialog', 'LeafletMap']);
  await accountButton(page, account).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  const order = page.getByRole('article').filter({ hasText: past.id });
  await order.getByRole('button', { name: /receipt/i }).click();
  await expectFailure(page);
  await expect(order).toBeVisible();

  await moveOn(page, 'Track Order', '/track');
  await page.getByRole('textbox', { name: 'Order ID' }).fill(trackedId);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(deliveryMap(page).getByRole('alert')).toContainText('didn’t load');
  await messageDriver(page);
  await expect(failure(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
  await expectCartToOpen(page);
  await moveOn(page, 'About', '/about');
  await expectNoReload(page);
});

test('a mistake in an effect stays in its page, and one in a press leaves the page as it was', async ({
  page,
  troubles,
}) => {
  tryFault({
    area: 'Screens',
    fault: 'A page throws in an effect, another when a button is pressed',
    tries: 2,
    kept: 'The first gives way to an alert, the second stays; header, cart and sign-in work',
  });
  troubles.expect(mistake);
  await breakCode(page, ['BlogPage'], 'effect');
  await breakCode(page, ['ServicesPage'], 'press');
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expectFailure(page);
  await expectCartToOpen(page);
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  const button = page.getByRole('main').getByRole('button', { name: 'Drop a plate' });
  await button.click();
  await expect.poll(() => troubles.includes(/^page: .*A plate fell/)).toBe(true);
  await expect(button).toBeVisible();
  await expect(failure(page)).toBeHidden();
  await openAuthModal(page, 'Sign In');
  await authModal(page).getByRole('button', { name: 'Close' }).click();
  await moveOn(page, 'About', '/about');
  await expectNoReload(page);
});
