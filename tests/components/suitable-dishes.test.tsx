import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SuitableDishes } from '../../src/features/restaurants/SuitableDishes.tsx';
import { menus } from '../../src/data/menus.ts';
import { factsOf } from '../../src/data/dish-facts.ts';
import { coal } from '../fixtures.ts';

const menu = menus[coal.id] ?? [];
const veg = menu.filter(({ isVegetarian }) => isVegetarian);
const withoutMilk = (dishes: typeof menu) =>
  dishes.filter(({ id }) => factsOf(id)?.allergens?.includes('milk') === false);

test.each([
  ['veg mode', { isVegetarian: true, avoided: [] }, `${veg.length} veg dishes`],
  [
    'an allergen',
    { isVegetarian: false, avoided: ['milk' as const] },
    `${withoutMilk(menu).length} dishes without milk`,
  ],
  [
    'veg mode and an allergen',
    { isVegetarian: true, avoided: ['milk' as const] },
    `${withoutMilk(veg).length} veg dishes without milk`,
  ],
])('a restaurant shows how many of its dishes suit %s', (_, diet, text) => {
  render(<SuitableDishes restaurantId={coal.id} diet={diet} />);
  expect(screen.getByText(text)).toBeVisible();
});
