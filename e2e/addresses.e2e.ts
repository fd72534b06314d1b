/**
 * Checks that checkout offers the addresses of earlier orders, and that one click fills in or removes an
 * address.
 */
import type { Locator, Page } from '@playwright/test';
import { accountButton } from './support/accounts.ts';
import { address, checkoutField, fillCheckout, placeOrderButton } from './support/ordering.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import {
  newCustomer,
  openConfirmed,
  returningCustomer,
  signInElsewhere,
} from './support/session.ts';
import type { Customer } from './support/session.ts';
import { readStorage, savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { ordersOf, trackedId } from './support/tracking.ts';

const earlier = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Deliver to|Recent addresses)$/ });
const lodhiRoad = /^7 Lodhi Road New Delhi 110003/;

/** Opens checkout as a customer with dishes in the cart and an earlier order. */
async function openCheckout(page: Page): Promise<Customer> {
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, -60));
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await page.goto('/checkout');
  await expect(earlier(page).getByRole('button', { name: lodhiRoad })).toBeVisible();
  return customer;
}

test('on a narrow phone, both tabs offer an earlier address, one click fills it in, and removing it in one tab removes it from both @19.2 @19.3', async ({
  page,
  openTab,
}) => {
  await page.setViewportSize(narrowest);
  const customer = await openCheckout(page);
  await expectNoSidewaysScroll(page);
  const other = await openTab('/checkout');
  await expect(earlier(other).getByRole('button', { name: lodhiRoad })).toBeVisible();

  await checkoutField(page, 'City').fill('Agra');
  await earlier(page).getByRole('button', { name: lodhiRoad }).click();
  await expect(checkoutField(page, 'City')).toBeHidden();
  await page.getByRole('button', { name: 'Edit 7 Lodhi Road, New Delhi' }).click();
  await expect(checkoutField(page, 'Street Address')).toBeFocused();
  for (const [label, text] of Object.entries(address)) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
    await expect(checkoutField(page, label)).toHaveValue(text);
  }
  await expect(checkoutField(page, 'Card Number')).toHaveValue('');
  await expect(earlier(page).getByRole('status').first()).toContainText('filled in');
  await page.getByRole('button', { name: 'Use what I typed' }).click();
  await expect(checkoutField(page, 'City')).toHaveValue('Agra');
  await expect(checkoutField(page, 'Street Address')).toHaveValue('');

  await earlier(page).getByRole('button', { name: 'Manage' }).click();
  await earlier(page).getByRole('button', { name: 'Remove 7 Lodhi Road, New Delhi' }).click();
  await expect(page.getByRole('button', { name: 'Undo removing the address' })).toBeFocused();
  await expect(earlier(other)).toBeHidden();
  expect(await readStorage(page, `addresses_${customer.uid}`)).toBe(JSON.stringify([trackedId]));
  await page.reload();
  await expect(placeOrderButton(page)).toBeVisible();
  await expect(earlier(page)).toBeHidden();
});

test('the next customer on the same browser sees no address and no card @19.6', async ({
  page,
  openTab,
}) => {
  const customer = await openCheckout(page);
  await fillCheckout(page);
  const next = await newCustomer(page.request);
  const tab = await openConfirmed(page, () => openTab('/about'));
  await expect(accountButton(tab, customer)).toBeVisible();
  await tab.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `cart_${next.uid}`,
    JSON.stringify(savedCart),
  ] as const);
  await signInElsewhere(tab, next);
  await expect(page.getByRole('banner').getByRole('button', { name: next.fullName })).toBeVisible();
  await expect(checkoutField(page, 'Street Address')).toHaveValue('');
  await expect(checkoutField(page, 'Card Number')).toHaveValue('');
  await expect(checkoutField(page, 'CVV')).toHaveValue('');
  await expect(earlier(page)).toBeHidden();
});
