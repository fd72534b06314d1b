import { screen, within } from '@testing-library/react';
import { rejectActor, resolveActor } from 'chartwalk/vitest';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { dietRecord } from '../../src/domain/diet.ts';
import { formatDollars, formatRupees } from '../../src/domain/money.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
// This module is loaded in advance, so that no test waits for it.
import '../../src/data/diet-concerns.ts';
import { asha, bimal, coal, coalDish, coalSalad, dastan, NOON, order } from '../fixtures.ts';
import { addingModel, impossibleOffer } from '../models/adding.ts';
import {
  address,
  customer,
  errorsLogged,
  goTo,
  meanwhile,
  openApp,
  openFreshBrowser,
  press,
  visitRestaurant,
} from '../components/app.tsx';
import { say } from '../components/identity.ts';
import { store, stored, storeElsewhere } from '../components/storage.ts';
import { walkPaths } from './walk.ts';

const delivered = { estimatedDelivery: new Date(NOON).toISOString() };
const ids = { unchanged: 'FD1234567890', changed: 'FD1111111111', impossible: 'FD2222222222' };

/**
 * Asha's orders: one that can be repeated unchanged, one that has changed, and one that can't be
 * repeated.
 */
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

/** Clicks the button that confirms. It is the last one, or the one before “Add only the other dishes”. */
const inBoth = (dollars: number) => `${formatDollars(dollars)} / ${formatRupees(dollars)}`;

const sayYes = () => press(/^(Add anyway|Replace my cart|Reorder( .*)?)$/);

const runs = {
  'diet.changed': ({ userId, diet }) =>
    meanwhile(() => {
      if (userId === null) {
        say(null);
        return;
      }
      localStorage.removeItem(`cart_${userId}`);
      if (dietRecord.isEmpty(diet)) localStorage.removeItem(`diet_${userId}`);
      else store(`diet_${userId}`, diet);
      say(userId === asha.uid ? asha : bimal);
    }),
  'cart.changed': ({ cart }) => meanwhile(() => storeElsewhere(`cart_${asha.uid}`, cart)),
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
  'adding.restAccepted': () => press('Add only the other dishes'),
  'adding.declined': () => customer.keyboard('{Escape}'),
  'page.changed': () => goTo('/about'),
  'xstate.done.actor.findConcerns': () => meanwhile(() => resolveActor('findConcerns')),
  'xstate.error.actor.findConcerns': async (error: Error) => {
    const logged = errorsLogged(() => meanwhile(() => rejectActor('findConcerns', error)));
    expect(await logged).toEqual([[error]]);
  },
} satisfies Runs<typeof addingModel>;

const cartButton = () => screen.getByRole('button', { name: /^Cart, \d+ items?$/, hidden: true });

const expectNoQuestion = () => {
  if (!drawer()) expect(dialog()).not.toBeInTheDocument();
  expect(cartButton()).toBeInTheDocument();
};

const states = {
  idle: expectNoQuestion,
  // The machine leaves this state at once.
  againstDiet: expectNoQuestion,
  besideAnotherOrder: expectNoQuestion,
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
      `${coalDish.name}Old price: ${inBoth(coalDish.price - 1)}New price: ${inBoth(coalDish.price)}`,
      'Mutton BurraNo longer on the menu',
    ]);
    const replaced = shown.queryByText(/^You can order from only one restaurant/);
    if (cart.restaurant?.id === dastan.id) expect(replaced).toHaveTextContent(dastan.name);
    else expect(replaced).not.toBeInTheDocument();
  },
  askingAboutDiet: ({ context: { concerns } }) => {
    expect(dialog()).toHaveAccessibleName(/^Add (?:this dish|these dishes) anyway\?$/);
    for (const { dish, isNotVegetarian, isUndeclared } of concerns) {
      expect(dialog()).toHaveTextContent(dish.name);
      if (isNotVegetarian) expect(dialog()).toHaveTextContent('This dish is non-veg.');
      if (isUndeclared)
        expect(dialog()).toHaveTextContent('We don’t know which allergens it contains.');
    }
  },
  askingToReplace: ({ context: { cart, selection } }) => {
    expect(dialog()).toHaveAccessibleName('Replace your cart?');
    expect(dialog()).toHaveAccessibleDescription(
      `You can order from only one restaurant at a time. If you add dishes from ${selection?.restaurant.name}, ` +
        `we’ll remove the dishes from ${cart.restaurant?.name}.`,
    );
  },
} satisfies States<typeof addingModel>;

beforeEach(() => {
  openFreshBrowser();
  store('orders', orders);
});

const cartHas = (items: string) => () =>
  expect(screen.getByRole('button', { name: `Cart, ${items}`, hidden: true })).toBeInTheDocument();
const kept = () => stored(`cart_${asha.uid}`);

walkPaths(addingModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['findConcerns'],
  journeys: [
    {
      name: 'a guest without dietary restrictions adds a non-veg dish without a question',
      steps: [['a dish with meat is picked', 'idle', cartHas('1 item')]],
    },
    {
      name: 'veg mode adds a veg dish without a question, and a non-veg dish only if the customer agrees @16.10',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a salad is picked', 'findingConcerns'],
        ['it is known what is in it', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'findingConcerns', cartHas('1 item')],
        ['it is known what is in it', 'askingAboutDiet', cartHas('1 item')],
        ['the answer is no', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'findingConcerns'],
        ['it is known what is in it', 'askingAboutDiet'],
        ['another page is shown', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'findingConcerns'],
        ['it is known what is in it', 'askingAboutDiet'],
        ['the answer is yes', 'idle', cartHas('2 items')],
      ],
    },
    {
      name: 'a repeated order can be added without its non-veg dishes @16.10',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['an order that has not changed is repeated', 'findingConcerns'],
        ['it is known what is in it', 'askingAboutDiet'],
        ['the rest is added', 'idle', cartHas('1 item')],
      ],
      end: () => expect(within(drawer() ?? document.body).getByText(coalSalad.name)).toBeVisible(),
    },
    {
      name: 'a customer is asked about a dish if its ingredients can’t be loaded @16.16',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a dish with meat is picked', 'findingConcerns'],
        ['looking up what is in it breaks down', 'askingAboutDiet', cartHas('0 items')],
        ['the answer is yes', 'idle', cartHas('1 item')],
      ],
    },
    {
      name: 'a question to Asha closes when Bimal signs in, and her diet does not apply to him @16.11',
      steps: [
        ['Asha signs in, in veg mode', 'idle'],
        ['a dish with meat is picked', 'findingConcerns'],
        ['it is known what is in it', 'askingAboutDiet'],
        ['Bimal signs in', 'idle', cartHas('0 items')],
        ['a dish with meat is picked', 'idle', cartHas('1 item')],
      ],
    },
    {
      name: 'an unchanged order is added to the cart at once and opens it @2.74 @20.8',
      steps: [
        ['Asha signs in', 'idle'],
        ['an order that has not changed is repeated', 'idle', cartHas('2 items')],
      ],
      end: () => expect(drawer()).toBeVisible(),
    },
    {
      name: 'a changed order is added at today’s prices, and only if the customer agrees @20.8 @P.21',
      steps: [
        ['Asha signs in', 'idle'],
        ['an order that has changed is repeated', 'askingAboutChanges'],
        ['the answer is no', 'idle', () => expect(kept()).toBeNull()],
        ['an order that has changed is repeated', 'askingAboutChanges'],
        ['another page is shown', 'idle', () => expect(kept()).toBeNull()],
        ['an order that has changed is repeated', 'askingAboutChanges'],
        ['the answer is yes', 'idle'],
      ],
      end: () => {
        expect(drawer()).toBeVisible();
        expect(kept()).toEqual({ restaurant: coal, items: [{ ...coalDish, quantity: 2 }] });
      },
    },
    {
      name: 'a customer who agreed to replace the cart is not asked again',
      steps: [
        ['Asha signs in', 'idle'],
        ['another tab begins an order with Dastan-e-Zafran', 'idle'],
        ['an order that has changed is repeated', 'askingAboutChanges'],
        ['the answer is yes', 'idle', cartHas('2 items')],
      ],
    },
    {
      name: 'an order can’t be repeated if its restaurant no longer exists @20.9',
      steps: [
        ['Asha signs in', 'idle'],
        ['an order from a restaurant that is gone is repeated', 'impossible'],
        ['the answer is no', 'idle', () => expect(kept()).toBeNull()],
        ['an order from a restaurant that is gone is repeated', 'impossible'],
        ['another page is shown', 'idle', () => expect(address()).toBe('/about')],
      ],
    },
    {
      name: 'a dish from another restaurant replaces the cart only if the customer agrees @4.36',
      steps: [
        ['Asha signs in', 'idle'],
        ['another tab begins an order with Dastan-e-Zafran', 'idle'],
        ['a dish with meat is picked', 'askingToReplace'],
        ['the answer is no', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'askingToReplace'],
        ['another page is shown', 'idle', cartHas('1 item')],
        ['a dish with meat is picked', 'askingToReplace'],
        ['the answer is yes', 'idle'],
      ],
      end: () =>
        expect(kept()).toEqual({ restaurant: coal, items: [{ ...coalDish, quantity: 1 }] }),
    },
  ],
});
