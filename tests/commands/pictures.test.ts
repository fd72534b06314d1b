import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { menus } from '../../src/data/menus.ts';

const folder = 'src/commands/pictures/recipes';

test('every dish of the menus has exactly one recipe for its picture', () => {
  const recipes = readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const dishes = Array.from(recipes.matchAll(/^@recipe\("([^"]+)"/gm), ([, dish]) => dish);
  const ids = Object.values(menus)
    .flat()
    .map(({ id }) => id);
  expect(dishes).toHaveLength(ids.length);
  expect(new Set(dishes)).toEqual(new Set(ids));
});
