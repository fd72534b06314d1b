/** The steps from a restaurant to a placed order. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Two open sample restaurants, with dishes on their menus. */
export const neem = {
  path: '/restaurant/neem-and-nigella',
  name: 'Neem & Nigella',
  pizza: 'Paneer Tikka Pizza',
  pizzaId: 'neem-and-nigella-paneer-tikka-pizza',
  salad: 'Kachumber Salad',
};
export const coal = {
  path: '/restaurant/coal-and-rumali',
  name: 'Coal & Rumali',
  roll: 'Chicken Seekh Roll',
};
/** The sample restaurant that is closed. */
export const makkhan = { path: '/restaurant/makkhan-verandah', name: 'Makkhan Verandah' };

export const address = {
  'Street Address': '7 Lodhi Road',
  City: 'New Delhi',
  'PIN Code': '110003',
  'Delivery Instructions': 'Second floor, the blue door',
};

export const card = {
  'Card Number': '4111111111111111',
  'Expiry Date': '1234',
  CVV: '123',
  'Name on Card': 'Asha Rao',
};

export function addButton(page: Page, dish: string): Locator {
  return page.getByRole('button', { name: `Add ${dish} to cart` });
}

export async function addDish(page: Page, dish: string): Promise<void> {
  await addButton(page, dish).click();
}

export function stepper(scope: Page | Locator, dish: string): Locator {
  return scope.getByRole('group', { name: `Quantity of ${dish}` });
}

/** Returns the header's cart button, whose name contains the number of items. */
export function cartButton(page: Page, name: string | RegExp = /^Cart/): Locator {
  return page.getByRole('banner').getByRole('button', { name });
}

export function cartDrawer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your Order' });
}

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

export async function goToCheckout(page: Page): Promise<void> {
  const drawer = await openCart(page);
  await drawer.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

export function checkoutField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true });
}

/** Returns a field by its `name`, in any language, even while the fields of the address are folded. */
export function checkoutFieldNamed(page: Page, name: string): Locator {
  return page.locator(`main [name="${name}"]`);
}

export async function fillCheckout(page: Page): Promise<void> {
  for (const [label, text] of Object.entries({ ...address, ...card })) {
    // oxlint-disable-next-line no-await-in-loop -- a customer fills in one field at a time
    await checkoutField(page, label).fill(text);
  }
}

export function placeOrderButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Place Order' });
}
