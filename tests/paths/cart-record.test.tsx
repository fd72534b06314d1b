import { screen } from '@testing-library/react';
import type { Runs, States } from 'chartwalk/vitest';
import { beforeEach, expect } from 'vitest';
import { cartRecord } from '../../src/domain/cart.ts';
import type { Cart } from '../../src/domain/entities.ts';
import { openApp, openFreshBrowser, press } from '../components/app.tsx';
import { stored } from '../components/storage.ts';
import { asha, cartOf, coal, coalDish } from '../fixtures.ts';
import { cartRecordModel } from '../models/cart-record.ts';
import { expectOnCartButton } from './cart-button.ts';
import { customerRecordRuns, customerRecordStates } from './customer-record.ts';
import { walkPaths } from './walk.ts';

const keyOf = (userId: string) => `cart_${userId}`;

const runs = {
  ...customerRecordRuns<Cart>(keyOf),
  'record.operated': ({ operation }) =>
    operation.type === 'itemsAdded'
      ? press(new RegExp(`^(Add|Increase quantity of) ${coalDish.name}`))
      : press(`Decrease quantity of ${coalDish.name}`),
  'record.replacedForgotten': () => press('Dismiss'),
} satisfies Runs<typeof cartRecordModel>;

const states = {
  ...customerRecordStates<Cart>({
    keyOf,
    isEmpty: cartRecord.isEmpty,
    unsavedNotice: () => screen.queryByText(/^This browser can’t save your cart\./),
    expectShown: expectOnCartButton,
  }),
} satisfies States<typeof cartRecordModel>;

beforeEach(openFreshBrowser);

walkPaths(cartRecordModel, {
  mounts: {
    'a guest at Coal & Rumali': () => openApp({ address: `/restaurant/${coal.id}`, user: null }),
  },
  runs,
  states,
  held: ['load', 'store'],
  journeys: [
    {
      name: 'a guest picks a dish, signs in for the first time, and the dish is saved',
      steps: [
        ['a dish is added', 'guest'],
        ['Asha signs in', { owned: 'loading' }],
        ['no cart was saved', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual(cartOf(coal, coalDish, 1)),
    },
    {
      name: 'a guest picks a dish, the saved cart comes back, and the dish is gone with the customer',
      steps: [
        ['a dish is added', 'guest'],
        ['Asha signs in', { owned: 'loading' }],
        ['a saved cart is found', { owned: 'kept' }],
        ['the guest’s cart is let go', { owned: 'kept' }],
        ['the customer signs out', 'guest'],
      ],
      end: () => expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible(),
    },
    {
      name: 'what is taken while the cart is stored is stored next',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['no cart was saved', { owned: 'kept' }],
        ['a dish is added', { owned: 'storing' }],
        ['a dish is added', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual(cartOf(coal, coalDish, 2)),
    },
    {
      name: 'a browser that keeps nothing is told of, and loses nothing once it keeps the cart',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['looking for a saved cart breaks down', { owned: 'unsaved' }],
        ['a dish is added', { owned: 'storing' }],
        ['the browser refuses to store the cart', { owned: 'unsaved' }],
        ['another tab changes the cart', { owned: 'storing' }],
        ['storing the cart breaks down', { owned: 'unsaved' }],
        ['a dish is added', { owned: 'storing' }],
        ['the browser stores the cart', { owned: 'kept' }],
      ],
      end: () => expect(stored(keyOf(asha.uid))).toEqual(cartOf(coal, coalDish, 4)),
    },
    {
      name: 'another tab’s cart shows here, and the next customer does not see it',
      steps: [
        ['Asha signs in', { owned: 'loading' }],
        ['a saved cart is found', { owned: 'kept' }],
        [
          'another tab changes the cart',
          { owned: 'kept' },
          () => expect(screen.getByText(coalDish.name)).toBeVisible(),
        ],
        ['Bimal signs in', { owned: 'loading' }],
      ],
      end: () => expect(screen.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible(),
    },
  ],
});
