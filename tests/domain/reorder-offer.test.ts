import { describe, expect, test } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import type { CartItem, MenuItem, Order, Restaurant } from '../../src/domain/entities.ts';
import { createReorderOffer, ordersToRepeat } from '../../src/domain/reorder-offer.ts';
import { coal, NOON, order } from '../fixtures.ts';

const coalToday = restaurants.find(({ id }) => id === coal.id) as Restaurant;

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
    { restaurant: coal, items },
    {
      restaurants: [{ ...coalToday, isOpen: today.isOpen ?? true }],
      menus: { [coal.id]: today.menu ?? menu },
    },
  );
}

describe('an open restaurant', () => {
  test('an order is offered unchanged, including notes and quantities', () => {
    const noted = { ...dal, note: 'No onions' };
    expect(offer([noted, naan])).toEqual({
      restaurantName: coal.name,
      kitchen: 'open',
      selection: { restaurant: coal, items: [noted, naan] },
      changes: [],
    });
  });

  test('an order is offered at today’s prices, and the changes are reported @20.7 @P.21', () => {
    const { selection, changes } = offer([dal], { menu: [dish('dal', 'Dal', 7)] });
    expect(selection?.items).toEqual([{ ...dal, price: 7, priceINR: '₹581' }]);
    expect(changes).toEqual([{ kind: 'repriced', name: 'Dal', price: 6, priceNow: 7 }]);
  });

  test('an order is offered under today’s names, and the changes are reported @20.7', () => {
    const { selection, changes } = offer([dal], { menu: [dish('dal', 'Dal Makhani', 7)] });
    expect(selection?.items[0]?.name).toBe('Dal Makhani');
    expect(changes).toEqual([
      { kind: 'renamed', name: 'Dal', nameNow: 'Dal Makhani' },
      { kind: 'repriced', name: 'Dal Makhani', price: 6, priceNow: 7 },
    ]);
  });

  test('an order is offered without the dishes that are no longer on the menu', () => {
    const { selection, changes } = offer([dal, naan], { menu: [dish('naan', 'Naan', 2)] });
    expect(selection?.items).toEqual([naan]);
    expect(changes).toEqual([{ kind: 'gone', name: 'Dal' }]);
  });

  test('an order is not offered if none of its dishes is still on the menu', () => {
    expect(offer([dal], { menu: [] })).toMatchObject({
      kitchen: 'open',
      selection: null,
      changes: [{ kind: 'gone', name: 'Dal' }],
    });
  });

  test('a dish is found by its name if its ID was not stored', () => {
    const { selection, changes } = offer([{ ...dal, id: 'Dal' }]);
    expect(selection?.items).toEqual([dal]);
    expect(changes).toEqual([]);
  });
});

describe('other restaurants', () => {
  test('an order from a restaurant that is closed cannot be offered now', () => {
    const expected = { kitchen: 'closed', selection: null, changes: [] };
    expect(offer([dal], { isOpen: false })).toMatchObject(expected);
  });

  test('an order from a restaurant that no longer exists cannot be offered', () => {
    const gone = createReorderOffer(
      { restaurant: coal, items: [dal] },
      { restaurants: [], menus: {} },
    );
    expect(gone).toEqual({
      restaurantName: coal.name,
      kitchen: 'gone',
      selection: null,
      changes: [],
    });
  });

  test('no dish of an order is offered if the order’s restaurant has no menu', () => {
    const today = { restaurants: [coalToday], menus: {} };
    const { kitchen, selection } = createReorderOffer({ restaurant: coal, items: [dal] }, today);
    expect({ kitchen, selection }).toEqual({ kitchen: 'open', selection: null });
  });

  test('if a restaurant was renamed, the offer shows its old name, but the cart gets its new name', () => {
    const past = { ...coal, name: 'Spice Road' };
    const today = { restaurants: [coalToday], menus: { [coal.id]: menu } };
    const { restaurantName, selection } = createReorderOffer(
      { restaurant: past, items: [dal] },
      today,
    );
    expect(restaurantName).toBe('Spice Road');
    expect(selection?.restaurant).toEqual(coal);
  });
});

const past = (id: string, changes: Partial<Order> = {}) =>
  order({ id, estimatedDelivery: new Date(NOON).toISOString(), ...changes });
const offered = (...orders: Order[]) => ordersToRepeat(orders, NOON).map(({ id }) => id);

describe('the orders to offer again', () => {
  test('orders are offered again once they are delivered, unless they were cancelled or are empty', () => {
    const later = new Date(NOON + 1).toISOString();
    expect(
      offered(
        past('FD1'),
        past('FD2', { items: [dal], estimatedDelivery: later }),
        past('FD3', { items: [dal], status: 'cancelled' }),
        past('FD4', { items: [] }),
      ),
    ).toEqual(['FD1']);
  });

  test('only the newest of several orders with the same dishes is offered', () => {
    const one = { items: [dal, { ...dal, id: 'naan' }] };
    const same = { items: [{ ...dal, id: 'naan' }, dal] };
    const more = { items: [{ ...dal, quantity: dal.quantity + 1 }] };
    const elsewhere = { ...one, restaurant: { id: 'other', name: 'Other' } };
    expect(
      offered(past('FD1', one), past('FD2', same), past('FD3', more), past('FD4', elsewhere)),
    ).toEqual(['FD1', 'FD3', 'FD4']);
  });

  test('if two orders name the same restaurant in different languages, only the newer order is offered', () => {
    const inHindi = { restaurant: { ...coal, name: 'स्पाइस रूट' }, items: [dal] };
    const inEnglish = { restaurant: coal, items: [dal] };
    expect(offered(past('FD1', inHindi), past('FD2', inEnglish))).toEqual(['FD1']);
  });

  test('at most four orders are offered', () => {
    const orders = [1, 2, 3, 4, 5].map((quantity) =>
      past(`FD${quantity}`, { items: [{ ...dal, quantity }] }),
    );
    expect(offered(...orders)).toEqual(['FD1', 'FD2', 'FD3', 'FD4']);
  });
});
