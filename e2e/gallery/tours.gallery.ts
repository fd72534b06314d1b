/**
 * Tours the app as a guest, as a customer, and as someone with a tracking link, to take the gallery's
 * pictures.
 */
import type { Page } from '@playwright/test';
import { accountButton } from '../support/accounts.ts';
import { goOffline, waitUntilLoaded } from '../support/offline.ts';
import { addDish, cartDrawer, coal, neem, openCart } from '../support/ordering.ts';
import { fillCart, returningCustomer } from '../support/session.ts';
import type { Customer } from '../support/session.ts';
import { seedStorage } from '../support/storage.ts';
import {
  deliveryMap,
  followAsCustomer,
  forgedLink,
  linkedDelivery,
  orderCard,
  ordersOf,
  stopClock,
  trackedId,
  trackedPath,
} from '../support/tracking.ts';
import { tour } from './tour.ts';

/**
 * Opens a page as a customer with one or two active orders. `minutes` contains the time left until each
 * delivery.
 */
async function withOrders(page: Page, address: string, ...minutes: number[]): Promise<Customer> {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, ...minutes));
  await page.goto(address);
  await accountButton(page, customer).waitFor();
  return customer;
}

tour('a guest on a restaurant’s page', async ({ page, go }) => {
  await page.goto(neem.path);
  await go('a dish is added', () => addDish(page, neem.pizza), { cart: 'drawer.closed' });
  await go('the cart is opened', () => openCart(page), { cart: 'drawer.open' });
  await go(
    'the dish is removed',
    () =>
      cartDrawer(page)
        .getByRole('button', { name: `Decrease quantity of ${neem.pizza}` })
        .click(),
    { cart: 'removal.offered' },
  );
});

tour('a guest with a dish in the cart, on another restaurant’s page', async ({ page, go }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await page.getByRole('link', { name: 'Back to restaurants' }).click();
  await page.getByRole('link', { name: coal.name }).click();
  await go('a dish of this one is added', () => addDish(page, coal.roll), {
    adding: 'askingToReplace',
  });
});

tour('a guest who avoids gluten', async ({ page, go }) => {
  await page.goto(coal.path);
  await page.getByRole('button', { name: 'Allergens' }).click();
  const choice = page.getByRole('dialog', { name: 'Which allergens do you avoid?' });
  await choice.getByRole('checkbox', { name: 'Cereals containing gluten' }).check();
  await page.keyboard.press('Escape');
  await go('a dish with gluten is added', () => addDish(page, coal.roll), {
    adding: 'askingAboutDiet',
  });
});

tour('a customer with a dish in the cart', async ({ page, go }) => {
  await fillCart(page);
  await go('the cart is opened', () => openCart(page), { 'dish-note': 'idle' });
  const note = cartDrawer(page).getByRole('button', { name: `Add a note for ${neem.pizza}` });
  await go('a note is started', () => note.click(), { 'dish-note': 'writing' });
});

tour('a guest with a dish in the cart who wants to order', async ({ page, go }) => {
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await go(
    'signing in is chosen',
    () => drawer.getByRole('button', { name: 'Sign In', exact: true }).click(),
    {
      cart: 'drawer.signingIn.inDialog',
    },
  );
});

tour('a visitor', async ({ page, go }) => {
  await page.goto('/');
  await waitUntilLoaded(page);
  await go('the network is cut', () => goOffline(page), { notice: 'shown' });
});

tour('a customer who has just ordered', async ({ page, go }) => {
  await go('the order is tracked', () => withOrders(page, trackedPath, 30), {
    'order-cancellation': 'inTime.open',
  });
  const cancel = page.getByRole('button', { name: `Cancel order ${trackedId}` });
  await go('Cancel order is clicked', () => cancel.click(), {
    'order-cancellation': 'inTime.asking',
  });
  const confirm = page.getByRole('button', { name: 'Yes, cancel order' });
  await go('it is confirmed', () => confirm.click(), { 'order-cancellation': 'cancelled' });
});

tour('a customer with an active order', async ({ page, go }) => {
  await go('My Orders is opened', () => withOrders(page, '/orders', 20), {
    'my-orders': 'tab.active',
  });
  await go(
    'the past orders are chosen',
    () => page.getByRole('tab', { name: /^Past Orders/ }).click(),
    { 'my-orders': 'tab.past' },
  );
  const receipt = page.getByRole('button', { name: /View Receipt/ }).first();
  await go('a receipt is opened', () => receipt.click(), { 'my-orders': 'receipt.open' });
});

tour('a customer who shares a delivery', async ({ page, go }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await followAsCustomer(page);
  await stopClock(page);
  const share = orderCard(page).getByRole('button', { name: 'Share tracking link' });
  await go('the link is asked for', () => share.click(), { 'order-sharing': 'copied' });
});

tour('a customer who waits for a delivery', async ({ page, go }) => {
  await followAsCustomer(page);
  await go('time stands still', () => stopClock(page), { 'order-status': 'preparing' });
  await go('ten seconds pass', () => page.clock.runFor(10_000), { 'order-status': 'ready' });
  await go('five more pass', () => page.clock.runFor(5000), { 'order-status': 'pickedUp' });
  await go('and five more', () => page.clock.runFor(5000), { 'order-status': 'onTheWay' });
  await go('the time is up', () => page.clock.fastForward(20 * 60_000), {
    'order-status': 'delivered',
    countdown: 'delivered',
  });
});

tour('a friend with a tracking link', async ({ page, go }) => {
  await page.clock.install({ time: Date.now() });
  await page.goto(forgedLink(linkedDelivery()));
  await deliveryMap(page).waitFor();
  await go('it is opened', () => stopClock(page), { countdown: 'running' });
});
