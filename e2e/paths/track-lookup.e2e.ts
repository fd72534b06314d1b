/** Walks the look-up of an order in Chromium. The browser's stored orders decide the result. */
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../../src/domain/entities.ts';
import { cartOf, coal, coalDish } from '../../tests/fixtures.ts';
import { knownOrder, trackLookupModel } from '../../tests/models/track-lookup.ts';
import { fillCheckout, placeOrderButton } from '../support/ordering.ts';
import { newCustomer, rememberSession } from '../support/session.ts';
import { expect } from '../support/test.ts';
import { stopClock } from '../support/tracking.ts';
import { breakConsole, brokenConsoleError, navigateInApp, setStorage, repair } from './world.ts';
import { passing, walkInBrowser } from './walk.ts';
import type { World } from './walk.ts';

const trackPath = (orderId: string) => (orderId === '' ? '/track' : `/track?id=${orderId}`);

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Order ID' });
const button = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Track Order|Tracking\.\.\.)$/ });
const details = (page: Page): Locator => page.getByRole('region', { name: 'Order details' });
const notFound = (page: Page): Locator => page.getByRole('heading', { name: 'Order Not Found' });

async function expectAddressOf(page: Page, orderId: string): Promise<void> {
  await expect
    .poll(() => {
      const { pathname, searchParams } = new URL(page.url());
      return [pathname, searchParams.get('id') ?? ''];
    })
    .toEqual(['/track', orderId]);
}

/** Stores an order and fires the browser's event, as if another tab had stored it. */
async function storeElsewhere(page: Page, order: Order): Promise<void> {
  await setStorage(page, 'orders', { [order.id]: order });
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'orders', storageArea: localStorage })),
  );
}

async function prepare(world: World): Promise<World> {
  await world.page.clock.install({ time: Date.now() });
  return world;
}

const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert');
const expectNoAlert = ({ page }: World) => expect(alert(page)).toBeHidden();

walkInBrowser(trackLookupModel, {
  prepare,
  mounts: {
    'on the tracking page': async ({ page }) => {
      await page.goto('/track?inspect');
      await stopClock(page);
    },
    'on the tracking page of an order': async ({ page }) => {
      // Follow a link within the app. Loading the URL would first show the page without the order's ID.
      await page.goto('/about?inspect');
      await stopClock(page);
      await navigateInApp(page, trackPath(knownOrder.id));
    },
    'on the tracking page after checkout': async ({ page, request }) => {
      const customer = await newCustomer(request);
      await rememberSession(page, customer);
      await setStorage(page, `cart_${customer.uid}`, cartOf(coal, coalDish, 2));
      await page.goto('/checkout?inspect');
      await fillCheckout(page);
      // An ID consists of the time and a random number. This time and this number produce the known order's ID.
      await page.clock.pauseAt(Math.ceil(Date.now() / 1_000_000 + 1) * 1_000_000 + 111_111);
      await page.evaluate(() => {
        Math.random = () => 0.0124;
      });
      await placeOrderButton(page).click();
    },
  },
  runs: {
    'track.idTyped': ({ text }, { page }) => field(page).fill(text),
    'track.submitted': (_, { page }) => button(page).click(),
    'track.addressChanged': ({ orderId }, { page }) => navigateInApp(page, trackPath(orderId)),
    'track.orderChanged': ({ order }, { page }) => storeElsewhere(page, order),
    'xstate.done.actor.lookUpOrder': {
      prepareOutcome: async (order, { page }) => {
        await repair(page);
        await setStorage(page, 'orders', order && { [order.id]: order });
      },
    },
    'xstate.error.actor.lookUpOrder': {
      prepareOutcome: async (_, { page }) => {
        await repair(page);
        await setStorage(page, 'orders', 'not JSON');
        await breakConsole(page);
      },
    },
    'xstate.after.alertDelay': (_, { page }) => page.clock.runFor(500),
    'track.alertDismissed': async (_, { page }) => {
      await alert(page).getByRole('button').click();
      // The clock is stopped, so the alert folds away only when the walk moves the clock.
      await page.clock.runFor(1000);
    },
  },
  states: {
    'lookup.idle': async ({ page }, { context }) => {
      await expect(field(page)).toHaveValue(context.text);
      await expect(button(page)).toHaveText('Track Order');
      await expect(notFound(page)).toBeHidden();
      await expect(details(page)).toBeHidden();
      await expectAddressOf(page, '');
    },
    'lookup.loading': passing,
    'lookup.found': async ({ page }, { context }) => {
      await expect(button(page)).toHaveText('Track Order');
      await expect(button(page)).toBeEnabled();
      await expect(details(page)).toContainText(knownOrder.id);
      await expect(page.getByRole('region', { name: 'Delivery status' })).toBeVisible();
      await expect(notFound(page)).toBeHidden();
      await expectAddressOf(page, context.orderId);
    },
    'lookup.cancelledSince': async ({ page }, { context }) => {
      await expect(button(page)).toBeEnabled();
      await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
      await expect(details(page)).toContainText(knownOrder.id);
      await expect(page.getByRole('region', { name: 'Delivery status' })).toBeHidden();
      await expectAddressOf(page, context.orderId);
    },
    'lookup.notFound': async ({ page }, { context }) => {
      await expect(button(page)).toHaveText('Track Order');
      await expect(button(page)).toBeEnabled();
      await expect(details(page)).toBeHidden();
      if (context.text.trim() === '') await expect(notFound(page)).toBeHidden();
      else {
        await expect(notFound(page)).toBeVisible();
        await expect(page.getByText(`“${context.orderId}”`)).toContainText(/check/);
      }
      await expectAddressOf(page, context.orderId);
    },
    'alert.none': expectNoAlert,
    'alert.opened.waiting': expectNoAlert,
    'alert.opened.shown': async ({ page }, { context }) => {
      await expect(alert(page)).toHaveText(
        `Order placed successfully! Your tracking ID is: ${context.orderId}`,
      );
    },
    'alert.opened.dismissed': expectNoAlert,
    'alert.over': expectNoAlert,
  },
  scrollTarget: ({ page }) => field(page),
  instant: ['lookUpOrder'],
  pageErrors: [brokenConsoleError],
});
