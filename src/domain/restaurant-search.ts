import type { MenuItem, Restaurant } from './entities.ts';
import { matches, termsOf, toDishText, toSearchText } from './search-terms.ts';
import type { Term } from './search-terms.ts';

/** The cuisines that the specification offers. The page lists the restaurants' other cuisines after these. */
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
  /** One of `cuisineOptions` or of the index's `ownCuisines`. */
  cuisine: string;
  sort: SortOption;
  /** Whether to find only restaurants that are open now. */
  openNow: boolean;
  /** The longest delivery time in minutes, which is one of the index's `deliveryTimes`; null for any time. */
  deliveredWithin: number | null;
  /**
   * Whether to show only favourites. The page applies this filter, because this search does not know the
   * favourites.
   */
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
 * The result of a search. `countOf` returns how many restaurants of a cuisine match all filters except the
 * filter by cuisine.
 */
export type Findings = {
  restaurants: readonly Restaurant[];
  countOf: (cuisine: string) => number;
};

/**
 * The reason why a search found a restaurant; undefined if the names of the restaurant and of its cuisine
 * contain every searched word.
 */
export type Reason =
  | { kind: 'dishes'; dishes: readonly MenuItem[] }
  | { kind: 'description' }
  | undefined;

/** The maximum number of dishes that are named as a reason. No more dishes fit on a card. */
const MAX_DISHES = 2;

/** The cuisines that the option "Indian" includes. */
const indianCuisines = [
  'Indian',
  'North Indian',
  'Punjabi',
  'Street Food',
  'Mughlai',
  'Kebabs & Rolls',
];

function cuisinesOf(option: string): readonly string[] {
  return option === 'Indian' ? indianCuisines : [option];
}

/** The interval between the delivery times to choose from, in minutes. */
const STEP = 5;

/**
 * Returns the delivery times that are useful as filters, because some restaurants meet them and others do not.
 */
function deliveryTimesOf(restaurants: readonly Restaurant[]): number[] {
  const times = restaurants.map(({ deliveryTime }) => deliveryTime);
  const inSteps = new Set(times.map((time) => Math.ceil(time / STEP) * STEP));
  const slowest = Math.max(...times);
  return [...inSteps].filter((time) => time < slowest).toSorted((a, b) => a - b);
}

type SearchedDish = { item: MenuItem; text: string };

type Entry = {
  restaurant: Restaurant;
  /** The restaurant's own text, without its dishes. */
  ownText: string;
  dishes: readonly SearchedDish[];
  /** The text of the restaurant and of all its dishes. */
  text: string;
};

/**
 * Returns the dishes that have every property in the search. If the search contains no property, returns all
 * dishes.
 */
function withProperties(dishes: readonly SearchedDish[], terms: readonly Term[]) {
  const properties = terms.filter(({ isProperty }) => isProperty);
  return dishes.filter(({ text }) => properties.every((property) => matches(text, property)));
}

function matchesAll({ ownText, dishes, text }: Entry, terms: readonly Term[]): boolean {
  if (terms.every(({ isProperty }) => !isProperty)) {
    return terms.every((term) => matches(text, term));
  }
  const having = withProperties(dishes, terms);
  const texts = [ownText, ...having.map((dish) => dish.text)];
  return terms.every((term) => texts.some((searched) => matches(searched, term)));
}

/** The other names by which a search finds restaurants and dishes, such as those in another language. */
export type OtherNames = {
  /** Returns the other names of a restaurant and of its cuisine. */
  ofRestaurant: (restaurant: Restaurant) => readonly string[];
  ofDish: (dish: MenuItem) => readonly string[];
};

/** An index for searching a list of restaurants. */
export type RestaurantIndex = {
  /** The cuisines of these restaurants that `cuisineOptions` does not contain. */
  ownCuisines: readonly string[];
  /** The delivery times to choose from, in minutes. Each of them excludes some restaurants. */
  deliveryTimes: readonly number[];
  /**
   * Returns the restaurants that pass the filters, serve the cuisine and match each word of the search. A
   * word matches a restaurant's name, cuisine, description or other names, or the names and categories of its
   * dishes. If the search names properties of dishes, such as "veg", only dishes with these properties count.
   * A list sorted by rating begins with the highest rating. Every other sort order begins with the lowest
   * value.
   */
  find: (filter: RestaurantFilter) => Findings;
  explain: (restaurant: Restaurant, search: string) => Reason;
};

/**
 * Creates an index for searching these restaurants. The texts are normalised, and the lists are sorted, only
 * when a search first needs them.
 */
export function indexRestaurants(
  restaurants: readonly Restaurant[],
  menus: Readonly<Record<string, readonly MenuItem[]>>,
  otherNames: OtherNames,
): RestaurantIndex {
  let entries: readonly Entry[] | undefined;
  const sorted = new Map<SortOption, readonly Entry[]>();

  const namesOf = (restaurant: Restaurant) => [
    restaurant.name,
    restaurant.cuisine,
    ...otherNames.ofRestaurant(restaurant),
  ];
  const dishesById = new Map<string, readonly SearchedDish[]>();
  const dishesOf = ({ id }: Restaurant) => {
    const dishes =
      dishesById.get(id) ??
      (menus[id] ?? []).map((item) => ({
        item,
        text: toDishText(item, [item.name, ...otherNames.ofDish(item)]),
      }));
    dishesById.set(id, dishes);
    return dishes;
  };

  const entriesBy = (sort: SortOption) => {
    entries ??= restaurants.map((restaurant) => {
      const dishes = dishesOf(restaurant);
      const ownText = toSearchText([...namesOf(restaurant), restaurant.description]);
      const text = ownText + dishes.map((dish) => dish.text).join('');
      return { restaurant, ownText, dishes, text };
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
      const terms = termsOf(search);
      const matching = entriesBy(sort)
        .filter((entry) => matchesAll(entry, terms))
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

    explain(restaurant, search) {
      const shown = toSearchText(namesOf(restaurant));
      const terms = termsOf(search).filter((term) => !matches(shown, term));
      if (terms.length === 0) return undefined;
      const dishes = withProperties(dishesOf(restaurant), terms);
      const withAll = dishes.filter(({ text }) => terms.every((term) => matches(text, term)));
      const others = terms.filter(({ isProperty }) => !isProperty);
      const withSome = dishes.filter(({ text }) => others.some((term) => matches(text, term)));
      const found = (withAll.length > 0 ? withAll : withSome).slice(0, MAX_DISHES);
      return found.length > 0
        ? { kind: 'dishes', dishes: found.map(({ item }) => item) }
        : { kind: 'description' };
    },
  };
}

/**
 * Returns the restaurants that have veg dishes, and every menu with only its veg dishes. Veg mode searches
 * only these restaurants and menus.
 */
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
