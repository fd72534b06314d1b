import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';

const folder = 'packages/dish-pictures/recipes';
const recipes = readdirSync(folder)
  .filter((file) => file.endsWith('.py'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');

function namesAfter(decorator: RegExp) {
  return Array.from(recipes.matchAll(decorator), ([, name]) => name);
}

test('every dish of the menus has exactly one recipe for its picture', () => {
  const dishes = namesAfter(/^@recipe\("([^"]+)"/gm);
  const ids = Object.values(menus)
    .flat()
    .map(({ id }) => id);
  expect(dishes).toHaveLength(ids.length);
  expect(new Set(dishes)).toEqual(new Set(ids));
});

test('every restaurant has exactly one recipe for its cover picture, which uses the restaurant’s own background', () => {
  const covers = namesAfter(/^@cover\("cover-([^"]+)", "\1"/gm);
  expect(covers).toHaveLength(restaurants.length);
  expect(new Set(covers)).toEqual(new Set(restaurants.map(({ id }) => id)));
});
