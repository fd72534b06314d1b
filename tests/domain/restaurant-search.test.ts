import { describe, expect, test } from 'vitest';
import type { MenuItem, Restaurant } from '../../src/domain/entities.ts';
import {
  cuisineOptions,
  indexRestaurants,
  initialFilter,
  sortOptions,
  vegetarianPart,
} from '../../src/domain/restaurant-search.ts';
import type { RestaurantFilter } from '../../src/domain/restaurant-search.ts';

function restaurant(id: string, changes: Partial<Restaurant> = {}): Restaurant {
  return {
    id,
    name: id,
    cuisine: 'Italian',
    rating: 4,
    deliveryTime: 30,
    distance: 2,
    deliveryFee: 2,
    deliveryFeeINR: '₹166',
    isOpen: true,
    image: '',
    description: '',
    address: '',
    phone: '',
    location: [28.6, 77.2],
    ...changes,
  };
}

function dish(name: string, properties: Partial<MenuItem> = {}): MenuItem {
  return {
    id: name,
    name,
    description: 'Served with thunder.',
    price: 5,
    priceINR: '₹415',
    category: 'Pasta',
    image: '',
    isVegetarian: true,
    isSpicy: false,
    ...properties,
  };
}

const trattoria = restaurant('trattoria', {
  name: 'Café Lùna',
  cuisine: 'Italian',
  description: 'Wood-fired dough',
});
const wok = restaurant('wok', { name: 'Golden Wok', cuisine: 'Chinese', description: 'Noodles' });
const grill = restaurant('grill', { name: 'Golden Grill', cuisine: 'American', isOpen: false });
const restaurants = [trattoria, wok, grill];
const menus = {
  trattoria: [dish('Penne Arrabbiata'), dish('Jalapeño Pizza')],
  wok: [dish('Spring Rolls')],
};

/** Indexes restaurants and dishes without any alternative names. */
const indexOf = (
  among: readonly Restaurant[],
  itsMenus: Readonly<Record<string, readonly MenuItem[]>>,
) => indexRestaurants(among, itsMenus, { ofRestaurant: () => [], ofDish: () => [] });

function idsFor(filter: Partial<RestaurantFilter>, among: readonly Restaurant[] = restaurants) {
  return indexOf(among, menus)
    .find({ ...initialFilter, ...filter })
    .restaurants.map(({ id }) => id);
}

test('the cuisines and sort options are listed in the sequence of the specification @9.30', () => {
  expect(cuisineOptions).toEqual([
    'all',
    'Italian',
    'Chinese',
    'American',
    'Indian',
    'Kebabs & Rolls',
    'Mughlai',
  ]);
  expect(sortOptions).toEqual(['rating', 'deliveryTime', 'distance', 'deliveryFee']);
});

const names = (...dishes: MenuItem[]) => ({ kind: 'dishes', dishes });

describe('the restaurant search', () => {
  test.each([
    ['no text', '', ['trattoria', 'wok', 'grill']],
    ['blanks', '   ', ['trattoria', 'wok', 'grill']],
    ['a part of a name', 'gold', ['wok', 'grill']],
    ['a different case', 'GOLDEN', ['wok', 'grill']],
    ['a cuisine', 'chinese', ['wok']],
    ['a description', 'dough', ['trattoria']],
    ['a dish', 'arrabbiata', ['trattoria']],
    ['words of different fields in any order', 'rolls golden', ['wok']],
    ['blanks around words', '  golden   grill ', ['grill']],
    ['a word that matches and one that does not', 'golden pizza', []],
    ['a text across two fields', 'wokchinese', []],
    ['the description of a dish', 'thunder', []],
    ['the category of a dish', 'pasta', ['trattoria', 'wok']],
    ['a plural', 'pizzas', ['trattoria']],
    ['words between punctuation marks', '“golden-wok”!', ['wok']],
    ['a name without its accents', 'cafe luna', ['trattoria']],
    ['accents in other places', 'gólden wòk', ['wok']],
    ['a letter with an accent, alone', 'ù', ['trattoria']],
    ['a dish without its accent', 'jalapeno', ['trattoria']],
    ['characters with a meaning in patterns', '.*', []],
  ])('finds the right restaurants for %s', (_, search, ids) => {
    expect(idsFor({ search })).toEqual(ids);
  });

  test('finds a restaurant for “veg” and another word only if the other word matches a veg dish or the restaurant itself', () => {
    const meat = { isVegetarian: false };
    const pizzerias = indexOf([trattoria, wok, grill], {
      trattoria: [dish('Pizza Verde'), dish('Pizza Salami', meat)],
      wok: [dish('Spring Rolls'), dish('Pizza Pollo', meat)],
    });
    const find = (search: string) =>
      pizzerias
        .find({ ...initialFilter, search })
        .restaurants.map((found) => [found.id, pizzerias.explain(found, search)]);
    expect(find('veg pizza')).toEqual([['trattoria', names(dish('Pizza Verde'))]]);
    expect(find('veg')).toEqual([
      ['trattoria', names(dish('Pizza Verde'))],
      ['wok', names(dish('Spring Rolls'))],
    ]);
    expect(find('golden non veg')).toEqual([['wok', names(dish('Pizza Pollo', meat))]]);
    expect(find('veg dough')).toEqual([['trattoria', { kind: 'description' }]]);
    expect(find('spicy')).toEqual([]);
  });

  test('finds a restaurant without a menu by its own fields', () => {
    expect(idsFor({ search: 'grill' })).toEqual(['grill']);
  });

  test('treats a letter followed by a separate accent like the accented letter @2.39', () => {
    expect(idsFor({ search: 'Cafe\u0301' })).toEqual(['trattoria']);
  });
});

describe('the cuisine filter', () => {
  const kitchens = [
    restaurant('indian', { cuisine: 'Indian' }),
    restaurant('north', { cuisine: 'North Indian' }),
    restaurant('punjabi', { cuisine: 'Punjabi' }),
    restaurant('street', { cuisine: 'Street Food' }),
    restaurant('mughlai', { cuisine: 'Mughlai' }),
    restaurant('kebabs', { cuisine: 'Kebabs & Rolls' }),
    restaurant('pizza', { cuisine: 'Italian' }),
    restaurant('noodles', { cuisine: 'Chinese' }),
    restaurant('burgers', { cuisine: 'American' }),
  ];

  test.each([
    [
      'all',
      ['indian', 'north', 'punjabi', 'street', 'mughlai', 'kebabs', 'pizza', 'noodles', 'burgers'],
    ] as const,
    ['Indian', ['indian', 'north', 'punjabi', 'street', 'mughlai', 'kebabs']] as const,
    ['Kebabs & Rolls', ['kebabs']] as const,
    ['Mughlai', ['mughlai']] as const,
    ['Italian', ['pizza']] as const,
    ['Chinese', ['noodles']] as const,
    ['American', ['burgers']] as const,
  ])('finds the restaurants of %s', (cuisine, ids) => {
    expect(idsFor({ cuisine }, kitchens)).toEqual(ids);
  });

  test('applies to the results of a search @2.41', () => {
    expect(idsFor({ search: 'golden', cuisine: 'American' })).toEqual(['grill']);
    expect(idsFor({ search: 'luna', cuisine: 'American' })).toEqual([]);
  });
});

describe('the opening and delivery time filters', () => {
  const kitchens = [
    restaurant('quick', { deliveryTime: 18 }),
    restaurant('asleep', { deliveryTime: 20, isOpen: false }),
    restaurant('even', { deliveryTime: 25, cuisine: 'Chinese' }),
    restaurant('slow', { deliveryTime: 31 }),
  ];

  test.each([
    ['any restaurant', {}, ['quick', 'asleep', 'even', 'slow']],
    ['an open restaurant', { openNow: true }, ['quick', 'even', 'slow']],
    ['a delivery within 20 minutes', { deliveredWithin: 20 }, ['quick', 'asleep']],
    ['a delivery within 25 minutes', { deliveredWithin: 25 }, ['quick', 'asleep', 'even']],
    [
      'an open restaurant and a delivery within 20 minutes',
      { openNow: true, deliveredWithin: 20 },
      ['quick'],
    ],
  ])('the filters for %s find the right restaurants', (_, filter, ids) => {
    expect(idsFor(filter, kitchens)).toEqual(ids);
  });

  test('the count of a cuisine includes only the restaurants that match the filters @21.1 @21.2', () => {
    const { countOf } = indexOf(kitchens, {}).find({
      ...initialFilter,
      openNow: true,
      deliveredWithin: 25,
    });
    expect([countOf('all'), countOf('Italian'), countOf('Chinese')]).toEqual([2, 1, 1]);
  });

  test.each([
    ['steps of five minutes that exclude some restaurants', [18, 20, 25, 31], [20, 25]],
    ['each delivery time once', [26, 27, 28, 44], [30]],
    ['the shortest delivery time first', [41, 19, 12], [15, 20]],
    ['no delivery time if all restaurants are equally fast', [25, 25], []],
    ['no delivery time if there are no restaurants', [], []],
  ])('the filters offer %s', (_, times, offered) => {
    const some = times.map((deliveryTime, index) => restaurant(String(index), { deliveryTime }));
    expect(indexOf(some, {}).deliveryTimes).toEqual(offered);
  });
});

/**
 * Creates an index with two additional restaurants. One of them has a cuisine that the specification does not
 * name.
 */
const indexed = () =>
  indexOf(
    [
      ...restaurants,
      restaurant('dhaba', { cuisine: 'Punjabi' }),
      restaurant('kebabs', { cuisine: 'Mughlai' }),
    ],
    menus,
  );

const counts = (filter: Partial<RestaurantFilter>) => {
  const index = indexed();
  const { countOf } = index.find({ ...initialFilter, ...filter });
  return [...cuisineOptions, ...index.ownCuisines].map(countOf);
};

describe('the cuisines of the restaurants', () => {
  test('ownCuisines contains only the cuisines that the specification does not name', () => {
    expect(indexed().ownCuisines).toEqual(['Punjabi']);
  });

  test('the count of a cuisine is the number of its restaurants that match the search, whichever cuisine is chosen @2.41.1', () => {
    expect(counts({})).toEqual([5, 1, 1, 1, 2, 0, 1, 1]);
    expect(counts({ cuisine: 'Italian' })).toEqual([5, 1, 1, 1, 2, 0, 1, 1]);
    expect(counts({ search: 'golden' })).toEqual([2, 0, 1, 1, 0, 0, 0, 0]);
  });

  test('the count of a cuisine is the number of restaurants that are found if that cuisine is chosen', () => {
    const index = indexed();
    const options = [...cuisineOptions, ...index.ownCuisines];
    expect(
      options.map((cuisine) => index.find({ ...initialFilter, cuisine }).restaurants.length),
    ).toEqual(counts({}));
  });
});

const explain = (found: Restaurant, search: string) =>
  indexOf(restaurants, menus).explain(found, search);

describe('explain', () => {
  test.each([
    ['the restaurant’s name matches', 'cafe luna'],
    ['the restaurant’s cuisine matches', 'italian'],
    ['the search is blank', '  '],
  ])('returns undefined if %s', (_, search) => {
    expect(explain(trattoria, search)).toBeUndefined();
  });

  test('returns the dish whose name contains the searched words that are not in the restaurant’s name', () => {
    expect(explain(trattoria, 'luna jalapeno pizza')).toEqual({
      kind: 'dishes',
      dishes: [menus.trattoria[1]],
    });
  });

  test('returns two dishes if each of them has one of the searched words', () => {
    expect(explain(trattoria, 'penne jalapeno')).toEqual({
      kind: 'dishes',
      dishes: menus.trattoria,
    });
  });

  test('returns only the dish that contains all words, if there is one', () => {
    const rolls = ['Egg Roll', 'Paneer Roll', 'Paneer Tikka'].map((name) => dish(name));
    const rollKitchen = indexOf([wok], { wok: rolls });
    expect(rollKitchen.explain(wok, 'paneer roll')).toEqual({ kind: 'dishes', dishes: [rolls[1]] });
  });

  test('returns only the first two dishes if more dishes match', () => {
    const rolls = ['Egg Roll', 'Paneer Roll', 'Mutton Roll'].map((name) => dish(name));
    const rollKitchen = indexOf([wok], { wok: rolls });
    expect(rollKitchen.explain(wok, 'roll')).toEqual({ kind: 'dishes', dishes: rolls.slice(0, 2) });
  });

  test('returns the description if the description matches', () => {
    expect(explain(trattoria, 'dough')).toEqual({ kind: 'description' });
  });

  test('returns the description if the restaurant has no menu', () => {
    const closed = { ...grill, description: 'Charcoal' };
    expect(explain(closed, 'charcoal')).toEqual({ kind: 'description' });
  });
});

describe('the sort order', () => {
  const near = restaurant('near', { rating: 4.1, deliveryTime: 40, distance: 0.9, deliveryFee: 3 });
  const fast = restaurant('fast', { rating: 4.5, deliveryTime: 9, distance: 10, deliveryFee: 2.5 });
  const cheap = restaurant('cheap', { rating: 3, deliveryTime: 30, distance: 5, deliveryFee: 0 });

  test.each([
    ['rating', ['fast', 'near', 'cheap']] as const,
    ['deliveryTime', ['fast', 'cheap', 'near']] as const,
    ['distance', ['near', 'cheap', 'fast']] as const,
    ['deliveryFee', ['cheap', 'fast', 'near']] as const,
  ])('sorting by %s puts the best restaurants first @2.42', (sort, ids) => {
    expect(idsFor({ sort }, [near, cheap, fast])).toEqual(ids);
    expect(idsFor({ sort }, [fast, near, cheap])).toEqual(ids);
  });

  test.each(['rating', 'deliveryTime', 'distance', 'deliveryFee'] as const)(
    'sorting does not change the sequence of restaurants with the same %s',
    (sort) => {
      const same = ['c', 'a', 'b'].map((id) => restaurant(id));
      expect(idsFor({ sort }, same)).toEqual(['c', 'a', 'b']);
      expect(idsFor({ sort }, same.toReversed())).toEqual(['b', 'a', 'c']);
    },
  );

  test('restaurants are initially sorted by rating @2.42', () => {
    expect(initialFilter).toEqual({
      search: '',
      cuisine: 'all',
      sort: 'rating',
      openNow: false,
      deliveredWithin: null,
      favouritesOnly: false,
    });
  });

  test('sorting does not change the searched list', () => {
    const list = [cheap, near, fast];
    idsFor({ sort: 'rating' }, list);
    expect(list).toEqual([cheap, near, fast]);
  });
});

test('veg mode omits dishes that are not vegetarian, and restaurants without a vegetarian dish', () => {
  const meat = { ...dish('Seekh Kebab'), isVegetarian: false };
  const withMeat = { trattoria: [dish('Penne'), meat], wok: [meat] };
  expect(vegetarianPart([trattoria, wok, restaurant('new')], withMeat)).toEqual({
    restaurants: [trattoria],
    menus: { trattoria: [dish('Penne')], wok: [] },
  });
});
