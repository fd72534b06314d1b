import { describe, expect, test } from 'vitest';
import {
  applyToCart,
  cartRecord,
  emptyCart,
  isFromAnotherRestaurant,
  MAX_NOTE_LENGTH,
  createQuantityOperation,
  removalOf,
  tidyNote,
} from '../../src/domain/cart.ts';
import type { Cart, CartItem } from '../../src/domain/entities.ts';
import { coal, dastan } from '../fixtures.ts';

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6.5, priceINR: '₹540', quantity: 1 };
const naan: CartItem = { id: 'naan', name: 'Naan', price: 2, quantity: 3 };
const ramen: CartItem = { id: 'ramen', name: 'Ramen', price: 9, quantity: 1 };

const cart: Cart = { restaurant: coal, items: [dal, naan] };

const added = (to: Cart, ...items: CartItem[]) =>
  applyToCart(to, { type: 'itemsAdded', restaurant: coal, items });

describe('adding items', () => {
  test('added dishes fill an empty cart and set its restaurant', () => {
    expect(added(emptyCart, dal, naan)).toEqual(cart);
  });

  test('an added dish raises the quantity of the same dish in the cart, and a new dish is listed last @4.31', () => {
    const { items } = added({ ...cart, items: [naan] }, dal, { ...naan, quantity: 2 });
    expect(items).toEqual([{ ...naan, quantity: 5 }, dal]);
  });

  test('added dishes leave a cart from another restaurant unchanged', () => {
    const ramenCart: Cart = { restaurant: dastan, items: [ramen] };
    expect(added(ramenCart, dal)).toBe(ramenCart);
  });

  test('an added dish updates the name and the price of the same dish in the cart', () => {
    const { items } = added({ ...cart, items: [dal] }, { ...dal, name: 'Dal Tadka', price: 7 });
    expect(items).toEqual([{ ...dal, name: 'Dal Tadka', price: 7, quantity: 2 }]);
  });

  test('added dishes keep their notes, but never replace a note in the cart', () => {
    const noted = { ...dal, note: 'No onions' };
    const other = { ...dal, note: 'Extra hot' };
    expect(added(emptyCart, noted).items).toEqual([noted]);
    expect(added(cart, noted).items[0]).toEqual({ ...noted, quantity: 2 });
    expect(added({ ...cart, items: [noted] }, other).items).toEqual([{ ...noted, quantity: 2 }]);
    expect(added({ ...cart, items: [noted] }, dal).items).toEqual([{ ...noted, quantity: 2 }]);
  });

  test('adding an empty list leaves an empty cart empty', () => {
    expect(added(emptyCart)).toEqual(emptyCart);
  });
});

describe('removing items', () => {
  test('removing a dish lowers only the quantity of that dish', () => {
    const operation = { type: 'itemsRemoved', items: [{ id: 'naan', quantity: 2 }] } as const;
    expect(applyToCart(cart, operation).items).toEqual([dal, { ...naan, quantity: 1 }]);
  });

  test.each([1, 5])(
    'removing %d of a dish whose quantity is 1 removes the dish from the cart',
    (quantity) => {
      const operation = { type: 'itemsRemoved', items: [{ id: 'dal', quantity }] } as const;
      expect(applyToCart(cart, operation).items).toEqual([naan]);
    },
  );

  test('removing all items clears the restaurant @P.5', () => {
    expect(applyToCart(cart, { type: 'itemsRemoved', items: [dal, naan, ramen] })).toEqual(
      emptyCart,
    );
  });
});

test('starting a new cart replaces the whole previous cart', () => {
  const order: Cart = { restaurant: dastan, items: [ramen] };
  expect(applyToCart(cart, { type: 'orderStarted', order })).toEqual(order);
});

test('starting a new cart lists each dish once, even if a dish was given twice', () => {
  const order: Cart = { restaurant: dastan, items: [ramen, ramen] };
  expect(applyToCart(cart, { type: 'orderStarted', order }).items).toEqual([
    { ...ramen, quantity: 2 },
  ]);
});

const noted = (to: Cart, note: string) => applyToCart(to, { type: 'noteSet', itemId: 'dal', note });

describe('setting a note', () => {
  test('a note is stored with its dish, trimmed and on one line', () => {
    const { restaurant, items } = noted(cart, '  No onions,\n please ');
    expect(restaurant).toEqual(coal);
    expect(items).toEqual([{ ...dal, note: 'No onions, please' }, naan]);
  });

  test.each(['', ' \n '])('a blank note (%j) removes the stored note', (blank) => {
    expect(noted(noted(cart, 'No onions'), blank)).toStrictEqual(cart);
  });

  test('a note for a dish that another tab has removed changes nothing', () => {
    expect(noted({ ...cart, items: [naan] }, 'No onions').items).toEqual([naan]);
    expect(noted(emptyCart, 'No onions')).toEqual(emptyCart);
  });

  test('a note is cut at 140 characters @20.2', () => {
    expect(MAX_NOTE_LENGTH).toBe(140);
    expect(tidyNote('a'.repeat(140))).toBe('a'.repeat(140));
    expect(tidyNote('a'.repeat(141))).toBe('a'.repeat(140));
    expect(tidyNote(`${' '.repeat(9)}${'a'.repeat(140)}`)).toBe('a'.repeat(140));
    expect(tidyNote(`${'a'.repeat(139)} b`)).toBe('a'.repeat(139));
  });

  test('a note is never cut in the middle of an emoji', () => {
    expect(tidyNote(`${'a'.repeat(140)}🌶`)).toBe('a'.repeat(140));
    expect(tidyNote(`${'a'.repeat(139)}🌶🌶`)).toBe(`${'a'.repeat(139)}🌶`);
    expect(tidyNote(`${'a'.repeat(126)}${'🇮🇳'.repeat(15)}`)).toBe(
      `${'a'.repeat(126)}${'🇮🇳'.repeat(14)}`,
    );
    expect(tidyNote('Hot 🌶 please')).toBe('Hot 🌶 please');
  });

  test('a note that another tab has removed does not come back when the quantity is increased', () => {
    const before: Cart = { ...cart, items: [{ ...dal, note: 'No onions' }, naan] };
    const more = createQuantityOperation(before, 'dal', 2);
    expect(applyToCart(before, more).items[0]).toEqual({ ...dal, note: 'No onions', quantity: 2 });
    expect(applyToCart(cart, more).items[0]).toStrictEqual({ ...dal, quantity: 2 });
  });
});

describe('restoring a dish', () => {
  const rice: CartItem = { id: 'rice', name: 'Rice', price: 4, quantity: 2 };
  const restore = (to: Cart, position: number) =>
    applyToCart(to, { type: 'itemRestored', restaurant: coal, item: rice, position });

  test.each([
    [0, ['rice', 'dal', 'naan']],
    [1, ['dal', 'rice', 'naan']],
    [2, ['dal', 'naan', 'rice']],
    [7, ['dal', 'naan', 'rice']],
  ])(
    'a restored dish is inserted at position %d, or at the end of a shorter cart',
    (position, ids) => {
      const restored = restore(cart, position);
      expect(restored.items.map(({ id }) => id)).toEqual(ids);
      expect(restored.items).toContainEqual(rice);
    },
  );

  test('a restored dish sets the restaurant of an empty cart', () => {
    expect(restore(emptyCart, 1)).toEqual({ restaurant: coal, items: [rice] });
  });

  test('a restored dish does not raise the quantity if another tab has added the dish meanwhile', () => {
    const theirs: Cart = { ...cart, items: [dal, { ...rice, quantity: 5 }] };
    expect(restore(theirs, 0)).toEqual(theirs);
  });

  test('a restored dish does not replace a cart that another tab has started from another restaurant', () => {
    const theirs: Cart = { restaurant: dastan, items: [ramen] };
    expect(restore(theirs, 0)).toEqual(theirs);
  });
});

const after = (itemId: string, quantity: number) =>
  applyToCart(cart, createQuantityOperation(cart, itemId, quantity)).items;

describe('createQuantityOperation', () => {
  test.each([1, 2, 3, 4, 7])('changes the quantity to %d', (quantity) => {
    expect(after('naan', quantity)).toEqual([dal, { ...naan, quantity }]);
  });

  test.each([0, -1, -100])('removes the item for a quantity of %d @P.12', (quantity) => {
    expect(after('naan', quantity)).toEqual([dal]);
  });

  test('changes nothing if the item is not in the cart', () => {
    expect(after('ramen', 2)).toEqual(cart.items);
    expect(after('ramen', 0)).toEqual(cart.items);
  });

  test('changes the quantity by the difference if another tab has changed the quantity meanwhile @P.10', () => {
    const more = createQuantityOperation(cart, 'naan', 4);
    const less = createQuantityOperation(cart, 'naan', 2);
    const theirs: Cart = { restaurant: coal, items: [{ ...naan, quantity: 5 }] };
    expect(applyToCart(theirs, more).items).toEqual([{ ...naan, quantity: 6 }]);
    expect(applyToCart(theirs, less).items).toEqual([{ ...naan, quantity: 4 }]);
    expect(applyToCart(emptyCart, more)).toEqual({
      restaurant: coal,
      items: [{ ...naan, quantity: 1 }],
    });
  });
});

describe('removalOf', () => {
  test('returns the dish with its quantity and its position', () => {
    expect(removalOf(cart, 'naan')).toEqual([{ restaurant: coal, item: naan, position: 1 }]);
  });

  test('returns an empty list if the dish is not in the cart', () => {
    expect(removalOf(cart, 'ramen')).toEqual([]);
    expect(removalOf(emptyCart, 'dal')).toEqual([]);
  });

  test('returns an empty list if the restaurant is unknown', () => {
    expect(removalOf({ ...cart, restaurant: null }, 'dal')).toEqual([]);
  });
});

test('an empty cart conflicts with no restaurant', () => {
  expect(isFromAnotherRestaurant(cart, dastan)).toBe(true);
  expect(isFromAnotherRestaurant(cart, coal)).toBe(false);
  expect(isFromAnotherRestaurant({ restaurant: coal, items: [] }, dastan)).toBe(false);
  expect([cart, emptyCart].map(cartRecord.isEmpty)).toEqual([false, true]);
});
