import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  applyToCart,
  cartRecord,
  cartRecordMachine,
  emptyCart,
  isFromAnotherRestaurant,
  operationToQuantity,
} from '../../machines/cart-record.ts';
import type { CartRecordEvent } from '../../machines/cart-record.ts';
import type { LoadOutcome } from '../../machines/customer-record.ts';
import type { Cart, CartItem } from '../../machines/entities.ts';
import {
  controlledListener,
  controlledPromise,
  noodleBar,
  placeholderFailures,
  spiceRoute,
} from './helpers.ts';

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 1 };
const naan: CartItem = { id: 'naan', name: 'Naan', price: 2, quantity: 3 };
const ramen: CartItem = { id: 'ramen', name: 'Ramen', price: 9, quantity: 1 };

const cart: Cart = { restaurant: spiceRoute, items: [dal, naan] };

const added = (to: Cart, ...items: CartItem[]) =>
  applyToCart(to, { type: 'itemsAdded', restaurant: spiceRoute, items });

test('every placeholder fails until it is provided', async () => {
  const failures = await placeholderFailures(cartRecordMachine, { logFailure: { error: null } });
  expect(Object.values(failures)).toEqual(
    Object.keys(failures).map((name) => `${name} must be provided`),
  );
});

describe('items that are added', () => {
  test('fill an empty cart and bring their restaurant', () => {
    expect(added(emptyCart, dal, naan)).toEqual(cart);
  });

  test('raise the quantity of those that are there, and stand below the others', () => {
    const { items } = added({ ...cart, items: [naan] }, dal, { ...naan, quantity: 2 });
    expect(items).toEqual([{ ...naan, quantity: 5 }, dal]);
  });

  test('come into no cart of another restaurant: only the customer’s answer empties it', () => {
    const ramenCart: Cart = { restaurant: noodleBar, items: [ramen] };
    expect(added(ramenCart, dal)).toBe(ramenCart);
  });

  test('may be none', () => {
    expect(added(emptyCart)).toEqual(emptyCart);
  });
});

describe('items that are removed', () => {
  test('lower the quantity of what is there, and nothing else', () => {
    const operation = { type: 'itemsRemoved', items: [{ id: 'naan', quantity: 2 }] } as const;
    expect(applyToCart(cart, operation).items).toEqual([dal, { ...naan, quantity: 1 }]);
  });

  test.each([1, 5])('leave the cart where none is left of them (%d of 1)', (quantity) => {
    const operation = { type: 'itemsRemoved', items: [{ id: 'dal', quantity }] } as const;
    expect(applyToCart(cart, operation).items).toEqual([naan]);
  });

  test('take the restaurant along with the last of them', () => {
    expect(applyToCart(cart, { type: 'itemsRemoved', items: [dal, naan, ramen] })).toEqual(
      emptyCart,
    );
  });
});

test('an order that is started takes the place of everything', () => {
  const order: Cart = { restaurant: noodleBar, items: [ramen] };
  expect(applyToCart(cart, { type: 'orderStarted', order })).toEqual(order);
});

describe('a dish that comes back', () => {
  const rice: CartItem = { id: 'rice', name: 'Rice', price: 4, quantity: 2 };
  const restore = (to: Cart, position: number) =>
    applyToCart(to, { type: 'itemRestored', restaurant: spiceRoute, item: rice, position });

  test.each([
    [0, ['rice', 'dal', 'naan']],
    [1, ['dal', 'rice', 'naan']],
    [2, ['dal', 'naan', 'rice']],
    [7, ['dal', 'naan', 'rice']],
  ])('goes to place %d, or to the end of a shorter cart', (position, ids) => {
    const restored = restore(cart, position);
    expect(restored.items.map(({ id }) => id)).toEqual(ids);
    expect(restored.items).toContainEqual(rice);
  });

  test('brings its restaurant back into an empty cart', () => {
    expect(restore(emptyCart, 1)).toEqual({ restaurant: spiceRoute, items: [rice] });
  });

  test('does not add to what another tab has put there meanwhile', () => {
    const theirs: Cart = { ...cart, items: [dal, { ...rice, quantity: 5 }] };
    expect(restore(theirs, 0)).toEqual(theirs);
  });

  test('does not empty an order that another tab has begun elsewhere', () => {
    const theirs: Cart = { restaurant: noodleBar, items: [ramen] };
    expect(restore(theirs, 0)).toEqual(theirs);
  });
});

const after = (itemId: string, quantity: number) =>
  applyToCart(cart, operationToQuantity(cart, itemId, quantity)).items;

describe('the way to a quantity', () => {
  test.each([1, 2, 3, 4, 7])('leads to %d of an item', (quantity) => {
    expect(after('naan', quantity)).toEqual([dal, { ...naan, quantity }]);
  });

  test.each([0, -1, -100])('takes the item out for %d', (quantity) => {
    expect(after('naan', quantity)).toEqual([dal]);
  });

  test('is none where the item is not there', () => {
    expect(after('ramen', 2)).toEqual(cart.items);
    expect(after('ramen', 0)).toEqual(cart.items);
  });

  test('adds to what another tab has changed or ordered meanwhile', () => {
    const more = operationToQuantity(cart, 'naan', 4);
    const less = operationToQuantity(cart, 'naan', 2);
    const theirs: Cart = { restaurant: spiceRoute, items: [{ ...naan, quantity: 5 }] };
    expect(applyToCart(theirs, more).items).toEqual([{ ...naan, quantity: 6 }]);
    expect(applyToCart(theirs, less).items).toEqual([{ ...naan, quantity: 4 }]);
    expect(applyToCart(emptyCart, more)).toEqual({
      restaurant: spiceRoute,
      items: [{ ...naan, quantity: 1 }],
    });
  });
});

test('a saved cart takes the place of what a guest picked', async () => {
  const session = controlledListener<CartRecordEvent>();
  const load = controlledPromise<LoadOutcome<Cart>, { userId: string }>();
  const saved: Cart = { restaurant: noodleBar, items: [ramen] };
  const machine = cartRecordMachine.provide({
    actors: {
      sessionListener: session.logic,
      otherTabsListener: controlledListener<CartRecordEvent, { userId: string }>().logic,
      load: load.logic,
    },
  });
  const actor = createActor(machine).start();
  const operation = { type: 'itemsAdded', restaurant: spiceRoute, items: [dal, naan] } as const;
  actor.send({ type: 'record.operated', operation });
  session.report({ type: 'record.signedIn', userId: 'asha' });
  await load.resolve({ kind: 'found', value: saved });
  expect(actor.getSnapshot().context).toMatchObject({ value: saved, replaced: cart });
});

test('a cart without items is of no restaurant, and empty', () => {
  expect(isFromAnotherRestaurant(cart, noodleBar)).toBe(true);
  expect(isFromAnotherRestaurant(cart, spiceRoute)).toBe(false);
  expect(isFromAnotherRestaurant({ restaurant: spiceRoute, items: [] }, noodleBar)).toBe(false);
  expect([cart, emptyCart].map(cartRecord.isEmpty)).toEqual([false, true]);
});
