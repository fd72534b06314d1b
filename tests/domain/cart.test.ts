import { describe, expect, test } from 'vitest';
import {
  applyToCart,
  cartRecord,
  emptyCart,
  isFromAnotherRestaurant,
  MAX_NOTE_LENGTH,
  operationToQuantity,
  removalOf,
  tidyNote,
} from '../../src/domain/cart.ts';
import type { Cart, CartItem } from '../../src/domain/entities.ts';
import { noodleBar, spiceRoute } from '../machines/helpers.ts';

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 1 };
const naan: CartItem = { id: 'naan', name: 'Naan', price: 2, quantity: 3 };
const ramen: CartItem = { id: 'ramen', name: 'Ramen', price: 9, quantity: 1 };

const cart: Cart = { restaurant: spiceRoute, items: [dal, naan] };

const added = (to: Cart, ...items: CartItem[]) =>
  applyToCart(to, { type: 'itemsAdded', restaurant: spiceRoute, items });

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

  test('come at the name and price of the dish added last', () => {
    const { items } = added({ ...cart, items: [dal] }, { ...dal, name: 'Dal Tadka', price: 7 });
    expect(items).toEqual([{ ...dal, name: 'Dal Tadka', price: 7, quantity: 2 }]);
  });

  test('bring their notes, but leave one that is there', () => {
    const noted = { ...dal, note: 'No onions' };
    const other = { ...dal, note: 'Extra hot' };
    expect(added(emptyCart, noted).items).toEqual([noted]);
    expect(added(cart, noted).items[0]).toEqual({ ...noted, quantity: 2 });
    expect(added({ ...cart, items: [noted] }, other).items).toEqual([{ ...noted, quantity: 2 }]);
    expect(added({ ...cart, items: [noted] }, dal).items).toEqual([{ ...noted, quantity: 2 }]);
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

  test('take the restaurant along with the last of them @P.5', () => {
    expect(applyToCart(cart, { type: 'itemsRemoved', items: [dal, naan, ramen] })).toEqual(
      emptyCart,
    );
  });
});

test('an order that is started takes the place of everything', () => {
  const order: Cart = { restaurant: noodleBar, items: [ramen] };
  expect(applyToCart(cart, { type: 'orderStarted', order })).toEqual(order);
});

test('an order that is started holds each dish once, however often it was listed', () => {
  const order: Cart = { restaurant: noodleBar, items: [ramen, ramen] };
  expect(applyToCart(cart, { type: 'orderStarted', order }).items).toEqual([
    { ...ramen, quantity: 2 },
  ]);
});

const noted = (to: Cart, note: string) => applyToCart(to, { type: 'noteSet', itemId: 'dal', note });

describe('a note', () => {
  test('is kept with its dish, tidied, and with nothing else', () => {
    const { restaurant, items } = noted(cart, '  No onions,\n please ');
    expect(restaurant).toEqual(spiceRoute);
    expect(items).toEqual([{ ...dal, note: 'No onions, please' }, naan]);
  });

  test.each(['', ' \n '])('of nothing (%j) takes the note away', (blank) => {
    expect(noted(noted(cart, 'No onions'), blank)).toStrictEqual(cart);
  });

  test('for a dish that another tab has taken out changes nothing', () => {
    expect(noted({ ...cart, items: [naan] }, 'No onions').items).toEqual([naan]);
    expect(noted(emptyCart, 'No onions')).toEqual(emptyCart);
  });

  test('is no longer than it may be @20.2', () => {
    expect(MAX_NOTE_LENGTH).toBe(140);
    expect(tidyNote('a'.repeat(140))).toBe('a'.repeat(140));
    expect(tidyNote('a'.repeat(141))).toBe('a'.repeat(140));
    expect(tidyNote(`${' '.repeat(9)}${'a'.repeat(140)}`)).toBe('a'.repeat(140));
    expect(tidyNote(`${'a'.repeat(139)} b`)).toBe('a'.repeat(139));
  });

  test('that is cut does not end in half an emoji', () => {
    expect(tidyNote(`${'a'.repeat(140)}🌶`)).toBe('a'.repeat(140));
    expect(tidyNote(`${'a'.repeat(139)}🌶🌶`)).toBe(`${'a'.repeat(139)}🌶`);
    expect(tidyNote(`${'a'.repeat(126)}${'🇮🇳'.repeat(15)}`)).toBe(
      `${'a'.repeat(126)}${'🇮🇳'.repeat(14)}`,
    );
    expect(tidyNote('Hot 🌶 please')).toBe('Hot 🌶 please');
  });

  test('does not come back with one more of a dish, when another tab has taken it away', () => {
    const before: Cart = { ...cart, items: [{ ...dal, note: 'No onions' }, naan] };
    const more = operationToQuantity(before, 'dal', 2);
    expect(applyToCart(before, more).items[0]).toEqual({ ...dal, note: 'No onions', quantity: 2 });
    expect(applyToCart(cart, more).items[0]).toStrictEqual({ ...dal, quantity: 2 });
  });
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

  test.each([0, -1, -100])('takes the item out for %d @P.12', (quantity) => {
    expect(after('naan', quantity)).toEqual([dal]);
  });

  test('is none where the item is not there', () => {
    expect(after('ramen', 2)).toEqual(cart.items);
    expect(after('ramen', 0)).toEqual(cart.items);
  });

  test('adds to what another tab has changed or ordered meanwhile @P.10', () => {
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

describe('what taking a dish out takes away', () => {
  test('is that dish alone, with its quantity and its place', () => {
    expect(removalOf(cart, 'naan')).toEqual([{ restaurant: spiceRoute, item: naan, position: 1 }]);
  });

  test('is nothing where the dish is not in the cart', () => {
    expect(removalOf(cart, 'ramen')).toEqual([]);
    expect(removalOf(emptyCart, 'dal')).toEqual([]);
  });

  test('is nothing that could come back where nobody knows its kitchen', () => {
    expect(removalOf({ ...cart, restaurant: null }, 'dal')).toEqual([]);
  });
});

test('a cart without items is of no restaurant, and empty', () => {
  expect(isFromAnotherRestaurant(cart, noodleBar)).toBe(true);
  expect(isFromAnotherRestaurant(cart, spiceRoute)).toBe(false);
  expect(isFromAnotherRestaurant({ restaurant: spiceRoute, items: [] }, noodleBar)).toBe(false);
  expect([cart, emptyCart].map(cartRecord.isEmpty)).toEqual([false, true]);
});
