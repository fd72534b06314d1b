import { screen, within } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { formatDollars } from '../../src/domain/money.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { address, customer, openApp, openFreshBrowser } from '../components/app.tsx';
import { store, stored } from '../components/storage.ts';
import { asha, coal, coalDish, NOON, order, PAST_ORDER_ID, pastCoalOrder } from '../fixtures.ts';
import { impossibleOffer, reorderModel } from '../models/reorder.ts';
import { walkPaths } from './walk.ts';

beforeEach(openFreshBrowser);

const delivered = { estimatedDelivery: new Date(NOON).toISOString() };
const ids = { changed: 'FD1111111111', impossible: 'FD2222222222' };

/** Asha's orders from when things were different; the sample from Coal & Rumali has not changed. */
const orders = {
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
  return changes.length > 0 ? ids.changed : PAST_ORDER_ID;
}

const dialog = (name: string) => screen.queryByRole('dialog', { name });
const press = (name: string | RegExp) => customer.click(screen.getByRole('button', { name }));

const runs = {
  'reorder.requested': async ({ offer }) => {
    // Above the page, the open cart would be in the way.
    if (dialog('Your Order')) await press('Close cart');
    await press(new RegExp(`^Reorder from .*, order ${idOf(offer)}$`));
  },
  'reorder.accepted': () => press('Reorder what is there'),
  'reorder.dismissed': () => press(/^(Cancel|Close)$/),
} satisfies Runs<typeof reorderModel>;

const states = {
  idle: () => {
    expect(dialog('Before you reorder')).not.toBeInTheDocument();
    expect(dialog('Tandoor Nights has left FoodDash')).not.toBeInTheDocument();
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(4);
  },
  asking: () => {
    const shown = within(dialog('Before you reorder') ?? document.body);
    const changes = within(shown.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(
        `${coalDish.name}Was ${formatDollars(coalDish.price - 1)}now ${formatDollars(coalDish.price)}`,
      ),
      'Mutton BurraNo longer on the menu',
    ]);
  },
  impossible: () => {
    const shown = within(dialog('Tandoor Nights has left FoodDash') ?? document.body);
    expect(shown.getByRole('link', { name: 'Browse Restaurants' })).toBeVisible();
  },
} satisfies States<typeof reorderModel>;

const kept = () => stored(`cart_${asha.uid}`);

walkPaths(reorderModel, {
  mounts: {
    'Asha at her past orders': async () => {
      store('orders', orders);
      await openApp({ address: '/orders', user: asha });
      await customer.click(screen.getByRole('tab', { name: /^Past Orders/ }));
    },
  },
  runs,
  states,
  journeys: [
    {
      name: 'an order that is as it was comes into the cart at once',
      steps: [['an order that has not changed is repeated', 'idle']],
      end: () => {
        expect(dialog('Your Order')).toBeVisible();
        expect(kept()).toEqual(pastCoalOrder);
      },
    },
    {
      name: 'an order that has changed is thought over, then comes at today’s prices',
      steps: [
        ['an order that has changed is repeated', 'asking'],
        ['the dialog is closed', 'idle', () => expect(kept()).toBeNull()],
        ['an order that has changed is repeated', 'asking'],
        ['what is there is reordered', 'idle'],
      ],
      end: () => {
        expect(dialog('Your Order')).toBeVisible();
        expect(kept()).toEqual({ restaurant: coal, items: [{ ...coalDish, quantity: 2 }] });
      },
    },
    {
      name: 'an order from a restaurant that is gone stays an order of the past',
      steps: [
        ['an order from a restaurant that is gone is repeated', 'impossible'],
        ['the dialog is closed', 'idle', () => expect(kept()).toBeNull()],
      ],
      end: () => expect(address()).toBe('/orders'),
    },
  ],
});
