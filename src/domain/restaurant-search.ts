import type { MenuItem, Restaurant } from './entities.ts';
import { normalize, wordsOf } from './normalize.ts';

/** The cuisines of the specification; those of the kitchens themselves come after them. */
export const cuisineOptions = [
  'all',
  'Italian',
  'Chinese',
  'American',
  'Indian',
  'Kebabs & Rolls',
  'Mughlai',
] as const;

export const sortOptions = ['rating', 'deliveryTime', 'distance', 'deliveryFee'] as const;
export type SortOption = (typeof sortOptions)[number];

export type RestaurantFilter = {
  search: string;
  /** One of `cuisineOptions`, or a kitchen's own. */
  cuisine: string;
  sort: SortOption;
  /** Only kitchens that take orders now. */
  openNow: boolean;
  /** The most minutes from order to door, one of the index's `deliveryTimes`; null for any. */
  deliveredWithin: number | null;
  /** Only the screen knows the customer's favourites, so this search does not filter by them. */
  favouritesOnly: boolean;
};

export const initialFilter: RestaurantFilter = {
  search: '',
  cuisine: 'all',
  sort: 'rating',
  openNow: false,
  deliveredWithin: null,
  favouritesOnly: false,
};

/**
 * The result of a search. The counts say how many restaurants of each cuisine the other filters leave,
 * whichever cuisine is chosen.
 */
export type Findings = {
  restaurants: readonly Restaurant[];
  countOf: (cuisine: string) => number;
};

/** Why a search has found a restaurant whose name and cuisine do not say so. */
export type Reason =
  | { kind: 'dishes'; dishes: readonly MenuItem[] }
  | { kind: 'description' }
  | undefined;

/** As many dishes as fit on a card. */
const MAX_DISHES = 2;

/** Every kitchen of Delhi that cooks Indian food, by the name of its cuisine. */
const indianCuisines = [
  'Indian',
  'North Indian',
  'Punjabi',
  'Street Food',
  'Mughlai',
  'Kebabs & Rolls',
];

/** Returns the cuisines of these restaurants that an option covers. */
function cuisinesOf(option: string): readonly string[] {
  return option === 'Indian' ? indianCuisines : [option];
}

/** Delivery times are offered in steps of this many minutes. */
const STEP = 5;

/** The times that some of these restaurants keep and others don't. */
function deliveryTimesOf(restaurants: readonly Restaurant[]): number[] {
  const times = restaurants.map(({ deliveryTime }) => deliveryTime);
  const inSteps = new Set(times.map((time) => Math.ceil(time / STEP) * STEP));
  const slowest = Math.max(...times);
  return [...inSteps].filter((time) => time < slowest).toSorted((a, b) => a - b);
}

type Entry = { restaurant: Restaurant; text: string };

/** The search among some restaurants. */
export type RestaurantIndex = {
  /** The restaurants' cuisines that the specification does not offer. */
  ownCuisines: readonly string[];
  /** The longest delivery times to choose from, in minutes: each leaves some restaurants out. */
  deliveryTimes: readonly number[];
  /**
   * The restaurants that pass the filters, serve the cuisine and match every word of the search by name, cuisine,
   * description or a dish on the menu; best rated first, or the lowest of the other sort options.
   */
  find: (filter: RestaurantFilter) => Findings;
  explain: (restaurant: Restaurant, search: string) => Reason;
};

/**
 * Prepares the search among these restaurants, when it is first needed: their texts in lower case,
 * and each order they can be sorted in.
 */
export function indexRestaurants(
  restaurants: readonly Restaurant[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
): RestaurantIndex {
  let entries: readonly Entry[] | undefined;
  const sorted = new Map<SortOption, readonly Entry[]>();

  const entriesBy = (sort: SortOption) => {
    entries ??= restaurants.map((restaurant) => {
      // Stryker disable next-line ArrayDeclaration: A dish without a name adds an empty line, which no word is found in.
      const dishes = (menus[restaurant.id] ?? []).map((item) => item.name);
      const { name, cuisine, description } = restaurant;
      return { restaurant, text: normalize([name, cuisine, description, ...dishes].join('\n')) };
    });
    const inOrder =
      sorted.get(sort) ??
      entries.toSorted(({ restaurant: a }, { restaurant: b }) =>
        sort === 'rating' ? b.rating - a.rating : a[sort] - b[sort],
      );
    sorted.set(sort, inOrder);
    return inOrder;
  };

  const offered: readonly string[] = cuisineOptions;
  return {
    ownCuisines: [...new Set(restaurants.map(({ cuisine }) => cuisine))].filter(
      (cuisine) => !offered.includes(cuisine),
    ),

    deliveryTimes: deliveryTimesOf(restaurants),

    find({ search, cuisine, sort, openNow, deliveredWithin }) {
      const words = wordsOf(search);
      const matching = entriesBy(sort)
        .filter(({ text }) => words.every((word) => text.includes(word)))
        .map(({ restaurant }) => restaurant)
        .filter(
          ({ isOpen, deliveryTime }) =>
            (isOpen || !openNow) && deliveryTime <= (deliveredWithin ?? deliveryTime),
        );
      const counts = new Map<string, number>();
      for (const restaurant of matching) {
        counts.set(restaurant.cuisine, (counts.get(restaurant.cuisine) ?? 0) + 1);
      }
      const chosen = cuisinesOf(cuisine);
      return {
        restaurants:
          cuisine === 'all'
            ? matching
            : matching.filter((restaurant) => chosen.includes(restaurant.cuisine)),
        countOf: (option) =>
          option === 'all'
            ? matching.length
            : cuisinesOf(option).reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),
      };
    },

    explain({ id, name, cuisine }, search) {
      const shown = normalize(`${name}\n${cuisine}`);
      const words = wordsOf(search).filter((word) => !shown.includes(word));
      if (words.length === 0) return undefined;
      const dishes = (menus[id] ?? []).map((item) => ({ item, text: normalize(item.name) }));
      const withAll = dishes.filter(({ text }) => words.every((word) => text.includes(word)));
      const withSome = dishes.filter(({ text }) => words.some((word) => text.includes(word)));
      const found = (withAll.length > 0 ? withAll : withSome).slice(0, MAX_DISHES);
      return found.length > 0
        ? { kind: 'dishes', dishes: found.map(({ item }) => item) }
        : { kind: 'description' };
    },
  };
}

/** The vegetarian dishes of each restaurant, and the restaurants that have any. Veg mode searches these. */
export function vegetarianPart(
  restaurants: readonly Restaurant[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
): { restaurants: Restaurant[]; menus: Record<string, MenuItem[]> } {
  const vegetarian = Object.fromEntries(
    Object.entries(menus).map(([id, menu]) => [id, menu.filter((dish) => dish.isVegetarian)]),
  );
  return {
    restaurants: restaurants.filter(({ id }) => (vegetarian[id] ?? []).length > 0),
    menus: vegetarian,
  };
}
