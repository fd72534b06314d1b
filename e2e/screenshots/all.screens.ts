import { expect, test, tileUrl } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { addDish, coal, goToCheckout, neem, openCart } from '../support/ordering.ts';
import { screens } from '../support/routes.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, savedCart, seedStorage } from '../support/storage.ts';
import { ordersOf } from '../support/tracking.ts';

/** Dialogs, drawers and menus, each with a function that opens it. */
const overlays: ReadonlyArray<readonly [name: string, go: (page: Page) => Promise<void>]> = [
  [
    'the cart of a guest',
    async (page) => {
      await page.goto(neem.path);
      await addDish(page, neem.pizza);
      await openCart(page);
    },
  ],
  [
    'a dish',
    async (page) => {
      await page.goto(neem.path);
      await page.getByRole('button', { name: neem.pizza, exact: true }).click();
      await expect(page.getByRole('dialog', { name: neem.pizza })).toBeVisible();
    },
  ],
  [
    'the filters of the list',
    async (page) => {
      await page.goto('/restaurants');
      const filters = page.getByRole('button', { name: 'Filters' });
      if (!(await filters.isVisible())) return;
      await filters.click();
      await page.getByRole('button', { name: 'Open now' }).last().click();
    },
  ],
  [
    'the bars of an order and a cart',
    async (page) => {
      const customer = await returningCustomer(page);
      await seedStorage(page, `cart_${customer.uid}`, savedCart);
      await seedStorage(page, 'orders', ordersOf(customer.uid, 20));
      await page.goto(coal.path);
      await expect(page.getByRole('link', { name: /Track your order/ })).toBeVisible();
    },
  ],
  [
    'an empty cart',
    async (page) => {
      await page.goto('/restaurants');
      await openCart(page);
    },
  ],
  [
    'sign up',
    async (page) => {
      await page.goto('/orders');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('button', { name: /Sign up$/ }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  ],
  [
    'a new order question',
    async (page) => {
      await page.goto(neem.path);
      await addDish(page, neem.pizza);
      await page.getByRole('link', { name: 'Back to restaurants' }).click();
      await page.getByRole('link', { name: coal.name }).click();
      await addDish(page, coal.roll);
      await expect(page.getByRole('dialog', { name: 'Replace your cart?' })).toBeVisible();
    },
  ],
  [
    'my past orders and a receipt',
    async (page) => {
      await page.goto('/orders');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor();
      await signUpHere(page);
      await page.getByRole('tab', { name: /Past Orders/ }).click();
      await page
        .getByRole('button', { name: /View Receipt/ })
        .first()
        .click();
    },
  ],
  [
    'the chat with the driver',
    async (page) => {
      await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
      await page.goto('/track?id=FD1234561000');
      await signUpHere(page);
      await page.getByRole('button', { name: /^Message / }).click();
      await page.getByRole('button', { name: 'Where are you?' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Driver is typing...')).toBeVisible();
    },
  ],
  [
    'a checkout with missing fields',
    async (page) => {
      await page.goto(neem.path);
      await addDish(page, neem.pizza);
      await signUpHere(page);
      await goToCheckout(page);
      await page.getByRole('button', { name: 'Place Order' }).click();
    },
  ],
];

/** Serves transparent street tiles, so that the pictures show FoodDash's own base map. */
async function showBaseMap(page: Page): Promise<void> {
  await page.route(tileUrl, (route) =>
    route.fulfill({ contentType: 'image/png', body: transparentTile }),
  );
}

const transparentTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=',
  'base64',
);

/** Signs up on a wide screen, because on a phone the button is in the menu. */
async function signUpHere(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const viewport = page.viewportSize();
  if (!viewport || !(await menu.isVisible()) || viewport.width >= 600) {
    await signUp(page);
    return;
  }
  await page.setViewportSize(desktop);
  await signUp(page);
  await page.setViewportSize(viewport);
}

const desktop = { width: 1280, height: 860 };

const viewports = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  desktop,
  { width: 1920, height: 1080 },
];

const ownScreens = [
  ...screens,
  [
    'the home page of a returning customer',
    async (page: Page) => {
      const customer = await returningCustomer(page);
      await seedStorage(page, 'orders', ordersOf(customer.uid, -1));
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Order again' })).toBeVisible();
    },
  ],
  [
    'the checkout of a returning customer',
    async (page: Page) => {
      const customer = await returningCustomer(page);
      await seedStorage(page, 'orders', ordersOf(customer.uid, -60));
      await seedStorage(page, `cart_${customer.uid}`, savedCart);
      await page.goto('/checkout');
      await page
        .getByRole('group', { name: 'Deliver to' })
        .getByRole('listitem')
        .getByRole('button')
        .click();
    },
  ],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of viewports) {
    test.describe(`${viewport.width} ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce', tiles: 'routed' });
      for (const [name, go] of [...ownScreens, ...overlays]) {
        test(name, async ({ page, pageErrors }) => {
          pageErrors.expect(/status of 404/);
          await showBaseMap(page);
          await go(page);
          await page.setViewportSize(viewport);
          await page.waitForLoadState('networkidle');
          await page.evaluate(async () => {
            // Pictures further down would load only when they become visible.
            for (const image of document.images) image.loading = 'eager';
            await Promise.all([...document.images].map((image) => image.decode()));
            await document.fonts.ready;
          });
          await page.screenshot({
            path: `screenshots/${viewport.width}-${colorScheme}/${name.replaceAll(' ', '-')}.png`,
            fullPage: !overlays.some(([overlay]) => overlay === name),
            animations: 'disabled',
            // The browser does not draw content off the screen, but a full-page picture must show it.
            style: '* { content-visibility: visible !important }',
          });
        });
      }
    });
  }
}
