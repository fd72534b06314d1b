import { describe, expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { messages as english } from '../../src/data/names.en.ts';
import { messages as hindi } from '../../src/data/names.hi.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { otherNames } from '../../src/data/search-names.ts';
import type { MenuItem } from '../../src/domain/entities.ts';
import { searchMenu } from '../../src/domain/menu-search.ts';
import { indexRestaurants, initialFilter } from '../../src/domain/restaurant-search.ts';

type Names = Readonly<Record<string, string>>;

const dishes = Object.values(menus).flat();
const withPaneer = dishes.filter(({ name }) => name.includes('Paneer')).map(({ id }) => id);

describe.each([
  ['English', english.dishes, hindi.dishes],
  ['Hindi', hindi.dishes, english.dishes],
] satisfies [string, Names, Names][])('the search in %s', (_, shown: Names, others: Names) => {
  const menu = dishes.map((dish) => ({
    ...dish,
    name: String(shown[dish.id]),
    description: '',
  }));

  test.each(['paneer', 'पनीर'])('finds the dishes with paneer for %s @25.6', (search) => {
    const found = searchMenu(menu, search, ({ id }) => [String(others[id])]);
    expect(withPaneer.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(withPaneer);
  });

  test.each(['paneer', 'पनीर'])(
    'if “%s” finds a restaurant, its dishes with paneer are given as the reason',
    (search) => {
      const restaurant = restaurants.find(({ id }) => id === 'coal-and-rumali');
      if (!restaurant) throw new Error('The restaurant does not exist.');
      const ofRestaurant = menu.filter(({ id }) => id.startsWith(restaurant.id));
      const index = indexRestaurants(
        [restaurant],
        { [restaurant.id]: ofRestaurant },
        { ofRestaurant: () => [], ofDish: ({ id }) => [String(others[id])] },
      );
      expect(index.find({ ...initialFilter, search }).restaurants).toEqual([restaurant]);
      expect(index.explain(restaurant, search)).toEqual({
        kind: 'dishes',
        dishes: ofRestaurant.filter(({ id }) => withPaneer.includes(id)),
      });
    },
  );
});

describe('the other names', () => {
  const index = indexRestaurants(restaurants, menus, otherNames);

  test.each([
    ['a restaurant’s name', 'कोल रूमाली'],
    ['a cuisine', 'कबाब और रोल'],
  ])('find a restaurant by %s without naming a dish as the reason', (_, search) => {
    const found = index.find({ ...initialFilter, search }).restaurants;
    expect(found.map(({ id }) => id)).toEqual(['coal-and-rumali']);
    expect(found.map((restaurant) => index.explain(restaurant, search))).toEqual([undefined]);
  });

  test.each(['पिज़्ज़ा', 'पिज्जा'])('find all dishes of the category Pizza for “%s”', (search) => {
    const menu = menus['coal-and-rumali'] ?? [];
    expect(searchMenu(menu, search, otherNames.ofDish)).toEqual(
      menu.filter(({ category }) => category === 'Pizza'),
    );
  });

  test('contain no translated name if the restaurant or the dish is not in the sample data', () => {
    const [restaurant] = restaurants;
    const [dish] = dishes;
    if (!restaurant || !dish) throw new Error('There is no sample data.');
    const unknown = { ...restaurant, id: 'trattoria', cuisine: 'Greek' };
    expect(otherNames.ofRestaurant(unknown)).toEqual(['', 'Greek', '']);
    expect(otherNames.ofDish({ ...dish, id: 'moussaka', category: 'Salad' })).toEqual([
      '',
      'Salad',
      'सलाद',
    ]);
  });
});

const inMenus = (search: string) => searchMenu(dishes, search, otherNames.ofDish);

describe('the searches among restaurants and in a menu', () => {
  const index = indexRestaurants(restaurants, menus, otherNames);
  const inList = (search: string) =>
    index
      .find({ ...initialFilter, search })
      .restaurants.map((found) => [found.name, index.explain(found, search)]);

  test.each([
    ['pizzas', 'pizza'],
    ['salads', 'salad'],
    ['naans', 'naan'],
    ['kebabs', 'kebab'],
    ['pastas', 'pasta'],
    ['appetizers', 'appetizer'],
    ['mangoes', 'mango'],
    ['pizza,', 'pizza'],
    ['Pizza!', 'pizza'],
    ['"pizza"', 'pizza'],
    ['pizza 🍕', 'pizza'],
    ['butter-chicken', 'butter chicken'],
    ['paneer-tikka', 'paneer tikka'],
    ['alu', 'aloo'],
    ['appetiser', 'appetizer'],
    ['starters', 'appetizer'],
    ['biriyani', 'biryani'],
    ['biriya', 'biryani'],
    ['biriani', 'biryani'],
    ['chaach', 'chaas'],
    ['chhaas', 'chaas'],
    ['chili', 'chilli'],
    ['chhole', 'chole'],
    ['daal', 'dal'],
    ['dhal', 'dal'],
    ['galauti', 'galouti'],
    ['galawati', 'galouti'],
    ['kabab', 'kebab'],
    ['kababs', 'kebab'],
    ['kabob', 'kebab'],
    ['kebap', 'kebab'],
    ['kheema', 'keema'],
    ['qeema', 'keema'],
    ['kurma', 'korma'],
    ['qorma', 'korma'],
    ['lasagna', 'lasagne'],
    ['nan', 'naan'],
    ['pakoda', 'pakora'],
    ['panir', 'paneer'],
    ['shrimps', 'prawn'],
    ['wada', 'vada'],
    ['non', 'non-veg'],
    ['non veg', 'non-veg'],
    ['nonveg', 'non-veg'],
    ['Non - Vegetarian', 'non-veg'],
    ['vegetarian', 'veg'],
    ['veggie', 'veg'],
    ['पकोड़ा', 'पकौड़ा'],
    ['झींगा', 'प्रॉन'],
    ['बिरियानी', 'बिरयानी'],
    ['पीज़ा', 'पिज़्ज़ा'],
    ['पिज़्ज़े', 'पिज़्ज़ा'],
    ['पिज़्ज़ों', 'पिज़्ज़ा'],
    ['पिज़ा', 'पिज़्ज़ा'],
    ['कबाबों', 'कबाब'],
    ['रोल्स', 'रोल'],
    ['सलादें', 'सलाद'],
    ['समोसों', 'समोसा'],
    ['टिक्कियाँ', 'टिक्की'],
    ['टिक्कियों', 'टिक्की'],
    ['वेज', 'शाकाहारी'],
    ['नॉन', 'मांसाहारी'],
    ['नॉन वेज', 'मांसाहारी'],
    ['नॉन-वेज', 'मांसाहारी'],
    ['तीखे', 'तीखा'],
    ['तीखी', 'तीखा'],
    ['शाकाहारी', 'veg'],
    ['मांसाहारी', 'non-veg'],
    ['तीखा', 'spicy'],
  ])('find the same for “%s” as for “%s” @2.39 @25.6', (search, plain) => {
    expect(inList(search)).toEqual(inList(plain));
    expect(inMenus(search)).toEqual(inMenus(plain));
    expect(inMenus(search)).not.toEqual([]);
  });

  test('find the same restaurants for “potato” as for “aloo”, and name the same dishes', () => {
    expect(inList('potato')).toEqual(inList('aloo'));
    expect(inList('aloo')).not.toEqual([]);
  });

  test('find the same dishes for “chat” as for “chaat”', () => {
    expect(inMenus('chat')).toEqual(inMenus('chaat'));
    expect(inMenus('chaat')).not.toEqual([]);
  });

  test.each([
    ['pizzas', ({ category }) => category === 'Pizza'],
    ['appetizer', ({ category }) => category === 'Appetizer'],
    ['veg', ({ isVegetarian }) => isVegetarian],
    ['non-veg', ({ isVegetarian }) => !isVegetarian],
    ['spicy', ({ isSpicy }) => isSpicy],
    ['veg pizza', ({ isVegetarian, category }) => isVegetarian && category === 'Pizza'],
    ['non veg pizza', ({ isVegetarian, category }) => !isVegetarian && category === 'Pizza'],
    ['वेज पिज़्ज़ा', ({ isVegetarian, category }) => isVegetarian && category === 'Pizza'],
    ['स्टार्टर्स', ({ category }) => category === 'Appetizer'],
  ] satisfies [string, (dish: MenuItem) => boolean][])(
    'find exactly the dishes that are meant by “%s”',
    (search, isMeant) => {
      expect(inMenus(search)).toEqual(dishes.filter(isMeant));
      expect(inList(search)).toEqual(
        index
          .find(initialFilter)
          .restaurants.map(({ id, name }) => ({ name, meant: menus[id]?.filter(isMeant) ?? [] }))
          .filter(({ meant }) => meant.length > 0)
          .map(({ name, meant }) => [name, { kind: 'dishes', dishes: meant.slice(0, 2) }]),
      );
    },
  );

  test('find a restaurant by its hyphenated cuisine without naming a dish as the reason', () => {
    expect(inList('north-indian')).toEqual([['Neem & Nigella', undefined]]);
  });
});
