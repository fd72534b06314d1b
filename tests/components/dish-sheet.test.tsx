/** A dish's sheet is a dialog that shows the dish with a large picture. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import '../../src/features/restaurant/DishSheet.tsx';
import { menus } from '../../src/data/menus.ts';
import type { User } from '../../src/domain/entities.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { asha, bimal, cartOf, coal, coalDish, NOTE } from '../fixtures.ts';
import { actOutsideApp, customer, openApp, openFreshBrowser, press } from './app.tsx';
import { changeRememberedUser } from './identity.ts';
import { store, stored } from './storage.ts';

beforeEach(openFreshBrowser);

const dish = (menus[coal.id] ?? []).find(({ id }) => id === coalDish.id);
const ADD = `Add · ${formatPrice(coalDish.price)}, ${coalDish.name}`;

async function openSheet(user: User | null = null) {
  await openApp({ url: `/restaurant/${coal.id}`, user });
  await press(coalDish.name);
  return within(await screen.findByRole('dialog', { name: coalDish.name }));
}

test('the dish’s sheet shows its description, price, mark and allergens, with the kitchen’s caution @16.14', async () => {
  const sheet = await openSheet();
  expect(sheet.getByText(dish?.description ?? '')).toBeVisible();
  expect(sheet.getByRole('button', { name: /^Add · \$10.99 / })).toBeVisible();
  expect(sheet.getByText('Non-vegetarian')).toBeVisible();
  const allergens = within(sheet.getByRole('list', { name: 'Allergens' })).getAllByRole('listitem');
  expect(allergens.map(({ textContent }) => textContent)).toEqual([
    'Cereals containing gluten',
    'Milk and milk products',
  ]);
  expect(sheet.getByText(/^Made in a kitchen that also handles /)).toBeVisible();
});

test('the dish’s sheet adds the dish and then changes its quantity', async () => {
  const sheet = await openSheet();
  await customer.click(sheet.getByRole('button', { name: ADD }));
  await customer.click(
    sheet.getByRole('button', { name: `Increase quantity of ${coalDish.name}` }),
  );
  expect(sheet.getByText('$21.98 /')).toBeVisible();
  await press('Close dish details');
  expect(await screen.findByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('several portions of a dish are added with its note, and the sheet resets the quantity and the note when the dish is removed', async () => {
  const sheet = await openSheet(asha);
  const decrease = () =>
    sheet.getByRole('button', { name: `Decrease quantity of ${coalDish.name}` });
  expect(decrease()).toHaveAttribute('aria-disabled', 'true');
  await customer.click(
    sheet.getByRole('button', { name: `Increase quantity of ${coalDish.name}` }),
  );
  await customer.click(sheet.getByRole('button', { name: `Add a note for ${coalDish.name}` }));
  await customer.type(sheet.getByRole('textbox'), ` ${NOTE} `);
  await press(`Save note for ${coalDish.name}`);
  expect(sheet.getByText(`Note: ${NOTE}`)).toBeVisible();
  await customer.click(sheet.getByRole('button', { name: /^Add 2 · \$21.98 / }));
  expect(sheet.getByText('$21.98 /')).toBeVisible();
  expect(sheet.getByText(`Note: ${NOTE}`)).toBeVisible();
  expect(stored(`cart_${asha.uid}`)).toMatchObject({
    items: [{ id: coalDish.id, quantity: 2, note: NOTE }],
  });
  await customer.click(decrease());
  await customer.click(decrease());
  expect(decrease()).toHaveFocus();
  expect(sheet.getByRole('button', { name: ADD })).toBeVisible();
  expect(sheet.queryByText(`Note: ${NOTE}`)).not.toBeInTheDocument();
  // The quantity is already the lowest, so pressing the button again changes nothing.
  await customer.keyboard('{Enter}');
  expect(sheet.getByRole('button', { name: ADD })).toBeVisible();
});

test('the sheet resets the quantity of a dish even if the dish is removed outside the sheet', async () => {
  const sheet = await openSheet(asha);
  await customer.click(
    sheet.getByRole('button', { name: `Increase quantity of ${coalDish.name}` }),
  );
  await customer.click(sheet.getByRole('button', { name: /^Add 2 · / }));
  await press('Close dish details');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(`Decrease quantity of ${coalDish.name}`);
  await press(`Decrease quantity of ${coalDish.name}`);
  await press(coalDish.name);
  expect(await screen.findByRole('button', { name: ADD })).toBeVisible();
});

test('a half-written note survives adding its dish, and is stored with the dish', async () => {
  const sheet = await openSheet();
  await customer.click(sheet.getByRole('button', { name: `Add a note for ${coalDish.name}` }));
  await customer.type(sheet.getByRole('textbox'), NOTE);
  await customer.click(sheet.getByRole('button', { name: ADD }));
  expect(sheet.getByRole('textbox')).toHaveValue(NOTE);
  await press('Close dish details');
  await press(/^Cart/);
  expect(await screen.findByText(`Note: ${NOTE}`)).toBeVisible();
});

test('a note is saved when the dish’s sheet closes', async () => {
  const sheet = await openSheet();
  await customer.click(sheet.getByRole('button', { name: ADD }));
  await customer.click(sheet.getByRole('button', { name: `Add a note for ${coalDish.name}` }));
  await customer.type(sheet.getByRole('textbox'), NOTE);
  await press('Close dish details');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(/^Cart/);
  expect(await screen.findByText(`Note: ${NOTE}`)).toBeVisible();
});

test('a half-written note stays open in the dish’s sheet while the cart changes', async () => {
  const sheet = await openSheet();
  await customer.click(sheet.getByRole('button', { name: ADD }));
  await customer.click(sheet.getByRole('button', { name: `Add a note for ${coalDish.name}` }));
  await customer.type(sheet.getByRole('textbox'), NOTE);
  await customer.click(
    sheet.getByRole('button', { name: `Increase quantity of ${coalDish.name}` }),
  );
  expect(sheet.getByRole('textbox')).toHaveValue(NOTE);
  expect(sheet.queryByText(`Note: ${NOTE}`)).not.toBeInTheDocument();
});

test('a half-written note is not shown to the next customer', async () => {
  store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
  store(`cart_${bimal.uid}`, cartOf(coal, coalDish, 1));
  await openApp({ url: `/restaurant/${coal.id}`, user: asha });
  await press(coalDish.name);
  await press(`Add a note for ${coalDish.name}`);
  await customer.type(screen.getByRole('textbox', { name: /^Note for/ }), NOTE);
  await actOutsideApp(() => changeRememberedUser(bimal));
  expect(
    await screen.findByRole('button', { name: `Add a note for ${coalDish.name}` }),
  ).toBeVisible();
  await press('Close dish details');
  expect(stored(`cart_${bimal.uid}`)).toEqual(cartOf(coal, coalDish, 1));
});

test('the focus returns to the dish’s name when the dish’s sheet closes', async () => {
  await openSheet();
  await customer.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: coalDish.name })).toHaveFocus();
});
