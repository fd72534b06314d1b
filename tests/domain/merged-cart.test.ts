import { describe, expect, test } from 'vitest';
import type { Cart } from '../../machines/entities.ts';
import { isSameCart, mergeCarts } from '../../src/domain/merged-cart.ts';

const spiceRoute = { id: 'spice-route', name: 'Spice Route', cuisine: 'North Indian' };
const noodleBar = { id: 'noodle-bar', name: 'Noodle Bar', cuisine: 'Chinese' };
const empty: Cart = { restaurant: null, items: [] };

/** So many of each dish, of Spice Route where nothing else is said. */
function cart(quantities: Record<string, number>, restaurant = spiceRoute): Cart {
  const items = Object.entries(quantities).map(([id, quantity]) => ({
    id,
    name: id,
    price: 1,
    quantity,
  }));
  return { restaurant, items };
}

describe('two tabs with one cart', () => {
  test.each([
    ['each adds a dish', cart({}), cart({ dal: 1 }), cart({ naan: 1 }), { naan: 1, dal: 1 }],
    ['both take one more', cart({ dal: 1 }), cart({ dal: 2 }), cart({ dal: 2 }), { dal: 3 }],
    ['one takes, one puts back', cart({ dal: 2 }), cart({ dal: 1 }), cart({ dal: 3 }), { dal: 2 }],
    ['both put the last one back', cart({ dal: 1 }), cart({}), cart({}), {}],
    [
      'one removes what the other took more of',
      cart({ dal: 2, naan: 1 }),
      cart({ naan: 1 }),
      cart({ dal: 3, naan: 1 }),
      { dal: 1, naan: 1 },
    ],
    ['one orders all', cart({ dal: 2 }), cart({ dal: 2, naan: 1 }), empty, { naan: 1 }],
    ['this one orders all', cart({ dal: 2 }), empty, cart({ dal: 2, naan: 1 }), { naan: 1 }],
    ['nothing changes here', cart({ dal: 2 }), cart({ dal: 2 }), cart({ naan: 4 }), { naan: 4 }],
  ])('%s', (_, before, ours, theirs, quantities) => {
    expect(mergeCarts(before, ours, theirs)).toEqual(cart(quantities));
  });

  test('a cart that was started anew at another kitchen stays', () => {
    const [before, more] = [cart({ dal: 2 }), cart({ dal: 3 })];
    const anew = cart({ ramen: 1 }, noodleBar);
    expect(mergeCarts(before, anew, more)).toBe(anew);
    expect(mergeCarts(before, more, anew)).toBe(anew);
  });

  test('of two that were begun at different kitchens, this one stays', () => {
    const ours = cart({ ramen: 1 }, noodleBar);
    expect(mergeCarts(empty, ours, cart({ dal: 1 }))).toBe(ours);
    const third = { ...noodleBar, id: 'third' };
    expect(mergeCarts(cart({ dal: 1 }), ours, cart({ soup: 1 }, third))).toBe(ours);
  });

  test('both started anew at the same other kitchen: all of it is there', () => {
    const before = cart({ dal: 1 });
    const both = mergeCarts(before, cart({ ramen: 1 }, noodleBar), cart({ soup: 1 }, noodleBar));
    expect(both).toEqual(cart({ soup: 1, ramen: 1 }, noodleBar));
  });
});

test('carts are the same when they order the same', () => {
  expect(isSameCart(empty, cart({}))).toBe(true);
  expect(isSameCart(cart({ dal: 1, naan: 2 }), cart({ naan: 2, dal: 1 }))).toBe(true);
  expect(isSameCart(cart({ dal: 1 }), cart({ dal: 2 }))).toBe(false);
  expect(isSameCart(cart({ dal: 1 }), cart({ dal: 1, naan: 1 }))).toBe(false);
  expect(isSameCart(cart({ dal: 1 }), cart({ dal: 1 }, noodleBar))).toBe(false);
});
