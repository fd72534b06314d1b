import { expect, it } from 'vitest';
import { dishSceneOf } from '../../src/data/dish-scenes.ts';
import { picturesOf } from '../../src/data/dish-tables.ts';
import { menus } from '../../src/data/menus.ts';

const dishes = Object.values(menus).flat();

it.each(dishes)('$name stands in front of what lies beside it', (dish) => {
  const pictures = picturesOf(dish).map(({ src }) => src);
  expect(pictures).toHaveLength(3);
  expect(pictures.at(-1)).toBe(dish.image);
});

it('no two dishes look alike', () => {
  const looks = dishes.map((dish) => {
    const pictures = picturesOf(dish).map(({ src }) => src);
    return [pictures.at(-1), ...pictures.slice(0, -1).toSorted()].join(' ');
  });
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});

it.each(dishes)('$name has its picture on the ground of its kitchen', (dish) => {
  expect(dishSceneOf(dish, 42)).toEqual({
    hue: 42,
    cover: expect.stringContaining(`/dishes/${dish.id}.webp`) as string,
  });
});

it('a dish that has no picture of its own yet shows its illustration', () => {
  const scene = dishSceneOf({ id: 'new', image: '/dal.svg' }, 42);
  expect(scene).toMatchObject({ hue: 42, pictures: [{ src: '/dal.svg' }] });
});
