/** Every screen that has a URL. */
import type { Page } from '@playwright/test';
import { accountButton } from './accounts.ts';
import { makkhan, neem, placeOrderButton } from './ordering.ts';
import { returningCustomer } from './session.ts';
import type { Customer } from './session.ts';
import { pizzaCart, sampleOrder, seedStorage, seedStorageOnce } from './storage.ts';
import { expect } from './test.ts';

const onItsWay = 'FD1234561000';
const delivered = 'FD1234562000';

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

const addresses: Readonly<Record<string, string>> = {
  'the home page': '/',
  'the about page': '/about',
  'the services page': '/services',
  'the blog': '/blog',
  'the restaurant list': '/restaurants',
  'the list without results': '/restaurants?search=no+such+dish',
  'a restaurant': neem.path,
  'a closed restaurant': makkhan.path,
  'a restaurant that does not exist': '/restaurant/no-such-kitchen',
  'the orders page': '/orders',
  'the tracking page': '/track',
  'an order that is not found': '/track?id=FD0000001111',
  'the 404 page': '/no/such/page',
};

async function visitOrder(page: Page, id: string): Promise<void> {
  await seedStorage(page, 'orders', {
    [onItsWay]: sampleOrder(onItsWay, 20),
    [delivered]: sampleOrder(delivered, -1),
  });
  await visit(page, `/track?id=${id}`);
  await expect(page.getByRole('button', { name: 'Delivery Location' })).toBeVisible();
}

/** Opens checkout as a new signed-in customer, who has left a dish in the cart on an earlier visit. */
export async function visitCheckout(page: Page): Promise<Customer> {
  const customer = await returningCustomer(page);
  await seedStorageOnce(page, `cart_${customer.uid}`, pizzaCart);
  await page.goto('/checkout');
  await expect(placeOrderButton(page)).toBeVisible();
  await expect(accountButton(page, customer)).toBeVisible();
  return customer;
}

async function visitOwnOrders(page: Page): Promise<void> {
  await returningCustomer(page);
  await visit(page, '/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
}

async function visitOwnOrder(page: Page): Promise<void> {
  await returningCustomer(page);
  await visitOrder(page, onItsWay);
}

/** The name of each screen, and a function that opens it. */
export const screens: ReadonlyArray<readonly [name: string, go: (page: Page) => Promise<unknown>]> =
  [
    ...Object.entries(addresses).map(
      ([name, path]) => [name, (page: Page) => visit(page, path)] as const,
    ),
    ['an order on its way', (page) => visitOrder(page, onItsWay)],
    ['a delivered order', (page) => visitOrder(page, delivered)],
    ['checkout', visitCheckout],
    ['the orders of a customer', visitOwnOrders],
    ['an order that a customer follows', visitOwnOrder],
  ];

/** The browser logs the status of the 404 page as an error. */
export const notFoundStatus = /status of 404/;
