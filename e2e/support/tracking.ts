/** Provides orders for the tracking page, tracking links, and a clock that only the test moves. */
import { crc32 } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../../src/domain/entities.ts';
import { returningCustomer } from './session.ts';
import type { Customer } from './session.ts';
import { sampleOrder, seedStorage } from './storage.ts';
import { expect } from './test.ts';

export const trackedId = 'FD1234561000';
export const trackedPath = `/track?id=${trackedId}`;

/** Returns an order that is due twenty minutes after this call, however long other tests took. */
export function trackedOrder(): Order {
  return sampleOrder(trackedId, 20);
}

/** Returns one or two orders of a customer. `minutes` contains the time left until each delivery. */
export function ordersOf(userId: string, ...minutes: number[]): Record<string, Order> {
  const ids = [trackedId, 'FD1234562000'];
  return Object.fromEntries(
    minutes.map((left, index) => {
      const id = ids[index] ?? '';
      return [id, { ...sampleOrder(id, left), userId }];
    }),
  );
}

/** Returns a tracking link with a valid checksum. Anyone can write such a link without the app. */
export function forgedLink(list: readonly unknown[], version = 2): string {
  const text = Buffer.from(JSON.stringify(list)).toString('base64url');
  return `/track#follow=${version}.${text}.${crc32(text).toString(16).padStart(8, '0')}`;
}

/** Returns the content of a valid tracking link. */
export function linkedDelivery(due = Date.now() + 20 * 60_000): unknown[] {
  return ['neem-and-nigella', 3, due, 'Arjun'];
}

export function deliveryMap(page: Page): Locator {
  return page.getByRole('region', { name: 'Delivery map' });
}

/** Returns the driver card, which is called 'Your Driver' once the driver has the order. */
export function driverCard(page: Page): Locator {
  return page.getByRole('region', { name: /^(Your )?Driver$/ });
}

/** Opens the chat with the button on the driver card. */
export async function messageDriver(page: Page): Promise<void> {
  await driverCard(page)
    .getByRole('button', { name: /^Message/ })
    .click();
}

export function chatDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Chat with Driver' });
}

/** Returns the order tracking card, which only signed-in customers see. */
export function orderCard(page: Page): Locator {
  return page.getByRole('region', { name: /^Order #/ });
}

/**
 * Sets the page's clock to a minute from now and stops it. After that, time passes only when the test moves
 * the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Opens the page of the order as a visitor. */
export async function followAsVisitor(page: Page): Promise<void> {
  await seedStorage(page, 'orders', { [trackedId]: trackedOrder() });
  await page.clock.install({ time: Date.now() });
  await page.goto(trackedPath);
  await expect(deliveryMap(page).getByRole('button', { name: 'Delivery Location' })).toBeVisible();
}

/** Opens the page of the order as a signed-in customer. */
export async function followAsCustomer(page: Page, order = trackedOrder()): Promise<Customer> {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', { [order.id]: order });
  await page.clock.install({ time: Date.now() });
  await page.goto(`/track?id=${order.id}`);
  await expect(orderCard(page)).toBeVisible();
  return customer;
}
