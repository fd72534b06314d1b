import { describe, expect, test } from 'vitest';
import type { CartItem, MenuItem } from '../../src/domain/entities.ts';
import { createReorderOffer } from '../../src/domain/reorder-offer.ts';
import { spiceRoute, spiceRouteDetails } from '../machines/helpers.ts';

function dish(id: string, name: string, price: number): MenuItem {
  return {
    id,
    name,
    price,
    priceINR: `₹${price * 83}`,
    description: '',
    category: 'Pasta',
    image: 'dish.svg',
    isVegetarian: true,
    isSpicy: false,
  };
}

const dal: CartItem = { id: 'dal', name: 'Dal', price: 6, priceINR: '₹498', quantity: 2 };
const naan: CartItem = { id: 'naan', name: 'Naan', price: 2, priceINR: '₹166', quantity: 3 };
const menu = [dish('dal', 'Dal', 6), dish('naan', 'Naan', 2)];

function offer(items: CartItem[], today: { menu?: MenuItem[]; isOpen?: boolean } = {}) {
  return createReorderOffer(
    { restaurant: spiceRoute, items },
    {
      restaurants: [{ ...spiceRouteDetails, isOpen: today.isOpen ?? true }],
      menus: { [spiceRoute.id]: today.menu ?? menu },
    },
  );
}

describe('an order from an open restaurant', () => {
  test('comes again as it was, notes and quantities included', () => {
    const noted = { ...dal, note: 'No onions' };
    expect(offer([noted, naan])).toEqual({
      restaurantName: spiceRoute.name,
      kitchen: 'open',
      selection: { restaurant: spiceRoute, items: [noted, naan] },
      changes: [],
    });
  });

  test('comes at today’s prices, and says what they were @20.7 @P.21', () => {
    const { selection, changes } = offer([dal], { menu: [dish('dal', 'Dal', 7)] });
    expect(selection?.items).toEqual([{ ...dal, price: 7, priceINR: '₹581' }]);
    expect(changes).toEqual([{ kind: 'repriced', name: 'Dal', price: 6, priceNow: 7 }]);
  });

  test('comes under today’s names, and says what they were @20.7', () => {
    const { selection, changes } = offer([dal], { menu: [dish('dal', 'Dal Makhani', 7)] });
    expect(selection?.items[0]?.name).toBe('Dal Makhani');
    expect(changes).toEqual([
      { kind: 'renamed', name: 'Dal', nameNow: 'Dal Makhani' },
      { kind: 'repriced', name: 'Dal Makhani', price: 6, priceNow: 7 },
    ]);
  });

  test('comes without the dishes that are gone', () => {
    const { selection, changes } = offer([dal, naan], { menu: [dish('naan', 'Naan', 2)] });
    expect(selection?.items).toEqual([naan]);
    expect(changes).toEqual([{ kind: 'gone', name: 'Dal' }]);
  });

  test('can not come when all its dishes are gone', () => {
    expect(offer([dal], { menu: [] })).toMatchObject({
      kitchen: 'open',
      selection: null,
      changes: [{ kind: 'gone', name: 'Dal' }],
    });
  });

  test('knows a dish by its name where nothing better was kept', () => {
    const { selection, changes } = offer([{ ...dal, id: 'Dal' }]);
    expect(selection?.items).toEqual([dal]);
    expect(changes).toEqual([]);
  });
});

describe('an order from a restaurant', () => {
  test('that is closed can not come now', () => {
    const expected = { kitchen: 'closed', selection: null, changes: [] };
    expect(offer([dal], { isOpen: false })).toMatchObject(expected);
  });

  test('that is gone can not come again', () => {
    const gone = createReorderOffer(
      { restaurant: spiceRoute, items: [dal] },
      { restaurants: [], menus: {} },
    );
    expect(gone).toEqual({
      restaurantName: spiceRoute.name,
      kitchen: 'gone',
      selection: null,
      changes: [],
    });
  });

  test('without a menu has none of its dishes', () => {
    const today = { restaurants: [spiceRouteDetails], menus: {} };
    const { kitchen, selection } = createReorderOffer(
      { restaurant: spiceRoute, items: [dal] },
      today,
    );
    expect({ kitchen, selection }).toEqual({ kitchen: 'open', selection: null });
  });

  test('that is called something else today comes under that name', () => {
    const past = { ...spiceRoute, name: 'Spice Road' };
    const today = { restaurants: [spiceRouteDetails], menus: { [spiceRoute.id]: menu } };
    const { restaurantName, selection } = createReorderOffer(
      { restaurant: past, items: [dal] },
      today,
    );
    expect(restaurantName).toBe('Spice Road');
    expect(selection?.restaurant).toEqual(spiceRoute);
  });
});
