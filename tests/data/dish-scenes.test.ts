import { expect, it } from 'vitest';
import { picturesOf } from '../../src/data/dish-scenes.ts';
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

it('a dish without a scene shows its picture alone', () => {
  expect(picturesOf({ id: 'new', image: '/dal.svg' }).map(({ src }) => src)).toEqual(['/dal.svg']);
});
