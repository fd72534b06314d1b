import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { dietRecord } from '../../src/domain/diet.ts';
import { formatPrice } from '../../src/domain/money.ts';
import { subtotalOf } from '../../src/domain/pricing.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
// This module is loaded in advance, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import { asha, bimal, coal, coalDish, coalSalad, dastan, NOON, order } from '../fixtures.ts';
import { addingJourneys } from '../journeys/adding.ts';
import { addingModel, impossibleOffer } from '../models/adding.ts';
import {
  currentUrl,
  customer,
  errorsLogged,
  goTo,
  actOutsideApp,
  openApp,
  openFreshBrowser,
  press,
  visitRestaurant,
} from '../components/app.tsx';
import { changeRememberedUser, signInHere } from '../components/identity.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { cartCounts, itemsInWords } from './cart-button.ts';
import { walkPaths } from './walk.ts';

const delivered = { estimatedDelivery: new Date(NOON).toISOString() };
const ids = { unchanged: 'FD1234567890', changed: 'FD1111111111', impossible: 'FD2222222222' };

/** Asha's orders. One can be repeated unchanged, one has changed, and one can't be repeated. */
const orders = {
  [ids.unchanged]: order({
    ...delivered,
    id: ids.unchanged,
    items: [
      { ...coalDish, quantity: 1 },
      { ...coalSalad, quantity: 1 },
    ],
  }),
  [ids.changed]: order({
    ...delivered,
    id: ids.changed,
    items: [
      { ...coalDish, price: coalDish.price - 1, quantity: 2 },
      { id: 'burra', name: 'Mutton Burra', price: 9, quantity: 1 },
    ],
  }),
  [ids.impossible]: order({
    ...delivered,
    id: ids.impossible,
    restaurant: { id: 'tandoor-nights', name: impossibleOffer.restaurantName },
  }),
};

function idOf({ selection, changes }: ReorderOffer): string {
  if (!selection) return ids.impossible;
  return changes.length > 0 ? ids.changed : ids.unchanged;
}

const dialog = () => screen.queryByRole('dialog');
const drawer = () => screen.queryByRole('dialog', { name: 'Your Order' });

async function closeDrawer(): Promise<void> {
  if (drawer()) await press('Close cart');
}

const sayYes = () => press(/^(Add anyway|Replace my cart|Reorder( .*)?)$/);

const runs = {
  'diet.changed': ({ userId, diet }) =>
    actOutsideApp(() => {
      if (userId === null) {
        changeRememberedUser(null);
        return;
      }
      localStorage.removeItem(`cart_${userId}`);
      if (dietRecord.isEmpty(diet)) localStorage.removeItem(`diet_${userId}`);
      else store(`diet_${userId}`, diet);
      signInHere(userId === asha.uid ? asha : bimal);
    }),
  'cart.changed': ({ cart }) => actOutsideApp(() => storeElsewhere(`cart_${asha.uid}`, cart)),
  'adding.dishPicked': async ({ item }) => {
    await closeDrawer();
    await visitRestaurant(coal.id);
    const closed = screen.queryByText(/^Show (?:it|them)$/);
    if (closed && item.id === coalDish.id) await customer.click(closed);
    await press(`Add ${item.name} to cart`);
  },
  'adding.orderRepeated': async ({ offer }) => {
    await closeDrawer();
    await goTo('/orders');
    await customer.click(await screen.findByRole('tab', { name: /^Past Orders/ }));
    await press(new RegExp(`^Reorder from .*, order ${idOf(offer)}$`));
  },
  'adding.accepted': sayYes,
  'adding.restAccepted': async () => {
    const button = screen.queryByRole('button', { name: 'Add only the other dishes' });
    if (button) await customer.click(button);
  },
  'adding.declined': {
    'with Escape': () => customer.keyboard('{Escape}'),
    'with its button': () => press(/^(Close|Keep my cart|Don’t (add|reorder))$/),
  },
  'page.changed': () => goTo('/about'),
  'xstate.done.actor.findConcerns': () => actOutsideApp(() => resolveActor('findConcerns')),
  'xstate.error.actor.findConcerns': async (error: Error) => {
    const logged = errorsLogged(() => actOutsideApp(() => rejectActor('findConcerns', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof addingModel>;

const expectNoQuestion = () => {
  if (!drawer()) expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('main', { hidden: true })).toBeInTheDocument();
};

const states = {
  idle: expectNoQuestion,
  // The machine leaves checkingDiet and checkingCart at once.
  checkingDiet: expectNoQuestion,
  checkingCart: expectNoQuestion,
  findingConcerns: expectNoQuestion,
  impossible: () => {
    expect(dialog()).toHaveAccessibleName('Tandoor Nights is no longer on FoodDash');
    const browse = within(dialog() ?? document.body).getByRole('link');
    expect(browse).toHaveAccessibleName('Browse Restaurants');
  },
  askingAboutChanges: ({ context: { cart } }) => {
    expect(dialog()).toHaveAccessibleName('Check what has changed');
    const shown = within(dialog() ?? document.body);
    const changes = within(shown.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      `${coalDish.name}Old price: ${formatPrice(coalDish.price - 1)}New price: ${formatPrice(coalDish.price)}`,
      'Mutton BurraNo longer on the menu',
    ]);
    expect(shown.getByRole('button', { name: 'Reorder available dishes' })).toBeVisible();
    const replaced = shown.queryByText(/^If you add dishes from/);
    if (cart.restaurant?.id === dastan.id) expect(replaced).toHaveTextContent(dastan.name);
    else expect(replaced).not.toBeInTheDocument();
  },
  askingAboutDiet: ({ context: { concerns } }) => {
    expect(dialog()).toHaveAccessibleName(/^Add (?:this dish|these dishes) anyway\?$/);
    for (const { dish, isNotVegetarian, isUndeclared } of concerns) {
      expect(dialog()).toHaveTextContent(dish.name);
      if (isNotVegetarian) expect(dialog()).toHaveTextContent('This dish is non-veg.');
      if (isUndeclared) expect(dialog()).toHaveTextContent('We don’t know what it contains.');
    }
  },
  askingToReplace: ({ context: { cart, selection, offer } }) => {
    expect(dialog()).toHaveAccessibleName('Replace your cart?');
    const added = offer ? 'dishes' : selection?.items[0]?.name;
    const lost = `${itemsInWords(cart)} (${formatPrice(subtotalOf(cart.items))})`;
    expect(dialog()).toHaveAccessibleDescription(
      `You can order from only one restaurant at a time. If you add ${added} from ${selection?.restaurant.name}, ` +
        `you’ll lose ${lost} from ${cart.restaurant?.name}.`,
    );
  },
} satisfies States<typeof addingModel>;

beforeEach(() => {
  openFreshBrowser();
  store('orders', orders);
});

const kept = () => stored(`cart_${asha.uid}`);

walkPaths(addingModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ url: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['findConcerns'],
  alike: [
    {
      states: ['idle', 'findingConcerns'],
      because: 'The search takes a moment, and the page shows only a question that comes of it.',
    },
  ],
  journeys: addingJourneys,
  shows: {
    ...cartCounts,
    'the cart shows the salad': () =>
      expect(within(drawer() ?? document.body).getByText(coalSalad.name)).toBeVisible(),
    'the cart is open': () => expect(drawer()).toBeVisible(),
    'no cart is stored': () => expect(kept()).toBeNull(),
    'the open cart has the dish twice': () => {
      expect(drawer()).toBeVisible();
      expect(kept()).toEqual({ restaurant: coal, items: [{ ...coalDish, quantity: 2 }] });
    },
    'the other page is shown': () => expect(currentUrl()).toBe('/about'),
    'the stored cart has only the dish with meat': () =>
      expect(kept()).toEqual({ restaurant: coal, items: [{ ...coalDish, quantity: 1 }] }),
  },
});
