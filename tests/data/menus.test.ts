import { describe, expect, it } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import type { MenuCategory } from '../../src/domain/entities.ts';
import { rupees } from './rupees.ts';

const CATEGORIES: readonly MenuCategory[] = ['Pizza', 'Pasta', 'Salad', 'Appetizer'];
const MEAT_FISH_OR_EGG =
  /\b(chicken|mutton|lamb|goat|beef|pork|keema|gosht|raan|nihari|haleem|boti|burra|prawns?|shrimp|fish|eggs?|galouti kebab|rogan josh|tangdi)\b/i;
const HEAT = /\b(chilli|chillies|fiery|pepper)\b/i;

const dishes = Object.values(menus).flat();

function emptyCategories(restaurantId: string): MenuCategory[] {
  const served = new Set(menus[restaurantId]?.map(({ category }) => category));
  return CATEGORIES.filter((category) => !served.has(category));
}

describe('the menus', () => {
  it('every restaurant has a menu, and every menu has a restaurant', () => {
    expect(Object.keys(menus).toSorted()).toEqual(restaurants.map(({ id }) => id).toSorted());
  });

  it.each(Object.entries(menus))('%s serves 12 to 15 dishes', (_restaurantId, menu) => {
    expect(menu.length).toBeGreaterThanOrEqual(12);
    expect(menu.length).toBeLessThanOrEqual(15);
  });

  it('the menus use only the four categories of the specification @3.4', () => {
    expect(new Set(dishes.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
  });

  it('every dish has the fields of the specification @3.4', () => {
    for (const dish of dishes) {
      expect(dish).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        price: expect.any(Number),
        priceINR: expect.stringMatching(/^₹/),
        category: expect.any(String),
        image: expect.stringMatching(/./),
        isVegetarian: expect.any(Boolean),
        isSpicy: expect.any(Boolean),
      });
    }
  });

  it('every menu has dishes in every category, except that Coal & Rumali serves no pasta', () => {
    const gaps = restaurants.flatMap(({ id }) =>
      emptyCategories(id).map((category) => `${id}: ${category}`),
    );
    expect(gaps).toEqual(['coal-and-rumali: Pasta']);
  });

  it('no menu has a category with only one dish', () => {
    for (const menu of Object.values(menus)) {
      for (const category of CATEGORIES) {
        expect(menu.filter((dish) => dish.category === category)).not.toHaveLength(1);
      }
    }
  });

  it('every dish has a unique ID, which begins with its restaurant’s ID @3.4', () => {
    expect(new Set(dishes.map(({ id }) => id)).size).toBe(dishes.length);
    for (const [restaurantId, menu] of Object.entries(menus)) {
      for (const { id } of menu) {
        expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(id.startsWith(`${restaurantId}-`)).toBe(true);
      }
    }
  });

  it('the menus include the dishes FoodDash is known for', () => {
    expect(dishes.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'Seekh Kebab Pizza',
        'Butter Chicken Penne',
        'Kachumber Salad',
        'Galouti Kebab',
        'Paneer Tikka Pizza',
      ]),
    );
  });

  it('every dish has a unique name without a comma', () => {
    expect(new Set(dishes.map(({ name }) => name)).size).toBe(dishes.length);
    for (const { name } of dishes) expect(name).not.toContain(',');
  });

  it('the menus include a few very long names, which test the layout', () => {
    expect(dishes.filter(({ name }) => name.length >= 40).length).toBeGreaterThanOrEqual(2);
  });

  it.each(dishes)(
    '$name has a price in whole cents, within the range of the menus',
    ({ price }) => {
      expect(price).toBeGreaterThanOrEqual(2.49);
      expect(price).toBeLessThanOrEqual(15.99);
      expect(price).toBe(Number(price.toFixed(2)));
    },
  );

  it.each(dishes)('$name has the right price in rupees @3.4', ({ price, priceINR }) => {
    expect(priceINR).toBe(rupees(price));
  });

  it.each(dishes.filter(({ isVegetarian }) => isVegetarian))(
    'the vegetarian dish $name mentions no meat, fish or egg',
    ({ name, description }) => {
      expect(`${name} ${description}`).not.toMatch(MEAT_FISH_OR_EGG);
    },
  );

  it.each(dishes.filter(({ isVegetarian }) => !isVegetarian))(
    'the non-veg dish $name mentions meat, fish or egg',
    ({ name, description }) => {
      expect(`${name} ${description}`).toMatch(MEAT_FISH_OR_EGG);
    },
  );

  it.each(dishes.filter(({ isSpicy }) => isSpicy))(
    'the spicy dish $name mentions an ingredient that makes it hot',
    ({ name, description }) => {
      expect(`${name} ${description}`).toMatch(HEAT);
    },
  );
});
