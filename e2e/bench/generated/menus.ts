/** Replaces `src/data/menus.ts` in the benchmark's build. Generated restaurants have twelve dishes each. */
import { menus as samples } from '../../../src/data/menus.ts';
import type { MenuItem } from '../../../src/domain/entities.ts';
import { restaurants } from './restaurants.ts';

const DISHES = 12;
const sampleDishes = Object.values(samples).flat();

function generate(restaurantId: string, restaurantIndex: number): MenuItem[] {
  return Array.from({ length: DISHES }, (_, index) => {
    const dish = sampleDishes[(restaurantIndex * 5 + index) % sampleDishes.length] as MenuItem;
    return { ...dish, id: `${restaurantId}-${index}` };
  });
}

export const menus: Readonly<Record<string, readonly MenuItem[]>> = Object.fromEntries(
  restaurants.map(({ id }, index) => [id, samples[id] ?? generate(id, index)]),
);
