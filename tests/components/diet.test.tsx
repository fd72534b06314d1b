import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// This module is loaded in advance, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import '../../src/services/diet.ts';
import { menus } from '../../src/data/menus.ts';
import { asha, bimal, cartOf, coal, coalDish, coalSalad, order } from '../fixtures.ts';
import { silenceWarnings, makeWritesFail } from '../services/helpers.ts';
import { customer, fillInField, goTo, actOutsideApp, openApp, openFreshBrowser } from './app.tsx';
import { toggleAllergen, vegMode } from './diet.ts';
import { changeRememberedUser } from './identity.ts';
import { openReceipt } from './orders.ts';
import { store, stored } from './storage.ts';

beforeEach(openFreshBrowser);

const coalMenu = menus[coal.id] ?? [];
const vegetarian = coalMenu.filter(({ isVegetarian }) => isVegetarian);
const openMenu = () => openApp({ url: `/restaurant/${coal.id}`, user: null });
const card = (name: string) => within(screen.getByRole('article', { name }));
const shownDishes = () =>
  screen
    .getAllByRole('article')
    .filter((article) => !article.closest('details:not([open])'))
    .map((article) => within(article).getByRole('heading').textContent);
const cartButton = (items: string) => screen.findByRole('button', { name: `Cart, ${items}` });

describe('the veg mark', () => {
  test('a dish’s card in the menu shows the mark with an accessible name @16.1', async () => {
    await openMenu();
    expect(card(coalDish.name).getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
    expect(card(coalSalad.name).getByRole('img', { name: 'Vegetarian' })).toBeVisible();
  });

  test('the cards of popular dishes show the mark with an accessible name @16.1', async () => {
    await openApp({ url: '/', user: null });
    expect(card('Vada Pav').getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    const roll = card('Chicken Seekh Roll');
    expect(roll.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  });

  test('the rows of the cart and of the order summary show the mark @16.2', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    await openApp({ url: '/checkout', user: asha });
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
    expect(summary.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
    await customer.click(summary.getByRole('button', { name: 'Edit cart' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
    const rows = within(drawer.getByRole('list', { name: 'Dishes' }));
    expect(rows.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  });
});

describe('veg mode', () => {
  test('shows on the restaurant list how many veg dishes each restaurant has', async () => {
    await openApp({ url: '/restaurants', user: null });
    await customer.click(vegMode());
    expect(await card(coal.name).findByText(`${vegetarian.length} veg dishes`)).toBeVisible();
  });

  test('hides non-veg dishes on a menu, counts them, and shows them on request @16.6', async () => {
    await openMenu();
    await customer.click(vegMode());
    expect(vegMode()).toHaveAttribute('aria-pressed', 'true');
    expect(shownDishes()).toEqual(vegetarian.map(({ name }) => name));
    const count = coalMenu.length - vegetarian.length;
    const line = screen.getByText(
      (_, element) =>
        element?.tagName === 'SUMMARY' &&
        element.textContent.includes(`${count} non-veg dishes hidden.`),
    );
    await customer.click(line);
    expect(shownDishes()).toHaveLength(coalMenu.length);
    await customer.click(vegMode());
    expect(shownDishes()).toEqual(coalMenu.map(({ name }) => name));
  });

  test('explains that only hidden non-veg dishes match a menu search', async () => {
    await openMenu();
    await customer.click(vegMode());
    await fillInField(screen.getByLabelText('Search the menu'), 'prawns');
    expect(screen.getByText('No veg dishes match “prawns”.')).toBeVisible();
    expect(screen.getByText(/^1 non-veg dish hidden\./)).toBeVisible();
  });

  test('shows a non-veg dish that a link points to @16.6', async () => {
    await openMenu();
    await customer.click(vegMode());
    await goTo(`/restaurant/${coal.id}#${coalDish.id}`);
    expect(shownDishes()).toContain(coalDish.name);
  });

  test('limits the search of the restaurant list to veg dishes, and mentions veg mode if no dish is found @16.7', async () => {
    await openApp({ url: '/restaurants', user: null });
    const search = screen.getByLabelText('Search restaurants and dishes');
    await fillInField(search, 'prawn');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 restaurants found');
    await customer.click(vegMode());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0 restaurants found');
    expect(screen.getByText(/^Veg mode is on, so only veg dishes are searched\./)).toBeVisible();
    await customer.clear(search);
    await fillInField(search, 'galouti');
    expect(screen.getByRole('link', { name: /^Rajma Galouti Vegetarian/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Galouti Kebab/ })).not.toBeInTheDocument();
  });

  test('shows as many popular dishes as without veg mode, all of them veg @16.8', async () => {
    await openApp({ url: '/restaurants', user: null });
    await customer.click(vegMode());
    await goTo('/');
    const dishes = within(await screen.findByRole('list', { name: 'Popular vegetarian dishes' }));
    expect(dishes.getAllByRole('img', { name: 'Vegetarian' })).toHaveLength(6);
    expect(dishes.queryByRole('img', { name: 'Non-vegetarian' })).not.toBeInTheDocument();
  });

  test('warns of non-veg dishes in a saved cart, and removes them on request @16.12', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 2));
    store(`diet_${asha.uid}`, { isVegetarian: true, avoided: [] });
    await openApp({ url: '/', user: asha });
    await customer.click(await cartButton('2 items'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
    expect(drawer.getByText('1 dish in your cart isn’t veg.')).toBeVisible();
    await customer.click(drawer.getByRole('button', { name: 'Remove it' }));
    expect(drawer.getByText('Your cart is empty')).toBeVisible();
    expect(drawer.getByRole('button', { name: 'Close cart' })).toHaveFocus();
    expect(drawer.getByRole('button', { name: `Undo removing ${coalDish.name}` })).toBeVisible();
  });
});

describe('the allergens', () => {
  test('avoided allergens cause a warning on the card, and a question before the dish is added @16.15', async () => {
    await openMenu();
    await toggleAllergen('milk');
    expect(await card(coalDish.name).findByText('Contains milk, which you avoid')).toBeVisible();
    expect(card(coalSalad.name).queryByText(/which you avoid/)).not.toBeInTheDocument();
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    const question = await screen.findByRole('dialog', { name: 'Add this dish anyway?' });
    expect(question).toHaveAccessibleDescription(
      `${coalDish.name} Contains milk, which you avoid.`,
    );
    await customer.click(within(question).getByRole('button', { name: 'Don’t add' }));
    expect(await cartButton('0 items')).toBeVisible();
    await customer.click(screen.getByRole('button', { name: `Add ${coalSalad.name} to cart` }));
    expect(await cartButton('1 item')).toBeVisible();
  });

  test('allergens that a guest avoids are saved, and the dialog says for how long @16.3.1', async () => {
    await openMenu();
    await toggleAllergen('milk');
    cleanup();
    await openMenu();
    await customer.click(screen.getByRole('button', { name: `Add ${coalDish.name} to cart` }));
    const question = await screen.findByRole('dialog', { name: 'Add this dish anyway?' });
    await customer.click(within(question).getByRole('button', { name: 'Don’t add' }));
    await customer.click(await screen.findByRole('button', { name: 'Avoiding 1 allergen' }));
    expect(
      within(screen.getByRole('dialog', { name: 'Which allergens do you avoid?' })).getByText(
        /^Your browser remembers your allergens and veg mode until you clear its data\. Sign in/,
      ),
    ).toBeVisible();
  });

  test('allergens that the browser refused to save are removed at sign-out @16.3.2', async () => {
    await openMenu();
    await toggleAllergen('milk');
    silenceWarnings();
    makeWritesFail((key) => key === `diet_${asha.uid}`);
    await actOutsideApp(() => changeRememberedUser(asha));
    expect(await screen.findByText(/can’t save your diet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Avoiding 1 allergen' })).toBeVisible();
    await actOutsideApp(() => changeRememberedUser(null));
    expect(stored('diet_guest')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Allergens' })).toBeVisible();
    await actOutsideApp(() => changeRememberedUser(bimal));
    expect(await screen.findByRole('button', { name: 'Allergens' })).toBeVisible();
    vi.restoreAllMocks();
  });

  test('avoided allergens cause warnings in the cart and at checkout @16.15', async () => {
    store(`cart_${asha.uid}`, cartOf(coal, coalDish, 1));
    store(`diet_${asha.uid}`, { isVegetarian: false, avoided: ['gluten'] });
    await openApp({ url: '/checkout', user: asha });
    const summary = within(await screen.findByRole('region', { name: 'Order Summary' }));
    expect(await summary.findByText('Contains gluten, which you avoid')).toBeVisible();
    await customer.click(summary.getByRole('button', { name: 'Edit cart' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Your Order' }));
    expect(await drawer.findByText('Contains gluten, which you avoid')).toBeVisible();
  });
});

describe('the allergens on a receipt', () => {
  const past = { id: 'FD1234567890', estimatedDelivery: '2026-01-01T12:30:00.000Z' };

  test('the receipt shows the marks, the allergens and the kitchen’s caution that were stored with the order @16.18', async () => {
    const items = [
      { ...coalDish, quantity: 1, isVegetarian: false, allergens: ['gluten', 'milk'] as const },
      { ...coalSalad, quantity: 1, isVegetarian: true, allergens: [] },
    ];
    const kitchenAllergens = ['gluten', 'milk', 'egg'] as const;
    const receipt = within(await openReceipt(order({ ...past, items, kitchenAllergens })));
    const [dish, salad] = receipt.getAllByRole('listitem').map((row) => within(row));
    expect(dish?.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
    expect(dish?.getByText('Contains gluten and milk.')).toBeVisible();
    expect(salad?.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    expect(
      salad?.getByText('The restaurant says this dish contains none of the eight main allergens.'),
    ).toBeVisible();
    expect(receipt.getByText('Made in a kitchen that also handles egg.')).toBeVisible();
  });

  test('the receipt has no marks and no allergens if they were not stored with the order @16.18', async () => {
    const receipt = within(await openReceipt(order(past)));
    expect(receipt.getByText(coalDish.name)).toBeVisible();
    expect(receipt.queryByRole('img', { name: /egetarian$/ })).not.toBeInTheDocument();
    expect(receipt.queryByText(/^Contains|^Made in a kitchen/)).not.toBeInTheDocument();
  });
});
