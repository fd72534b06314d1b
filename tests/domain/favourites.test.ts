import { expect, test } from 'vitest';
import { favouritesRecord } from '../../src/domain/favourites.ts';

const { apply } = favouritesRecord;
const added = (restaurantId: string) => ({ type: 'added', restaurantId }) as const;
const removed = (restaurantId: string) => ({ type: 'removed', restaurantId }) as const;

test('a favourite is listed once, however often it is added @P.13', () => {
  expect([added('a'), added('b'), added('a')].reduce(apply, [])).toEqual(['b', 'a']);
});

test('removing one favourite does not remove the others, even if that favourite was already removed', () => {
  expect(apply(['a', 'b'], removed('a'))).toEqual(['b']);
  expect(apply(['b'], removed('a'))).toEqual(['b']);
});

test('the initial favourites are empty and not stored', () => {
  expect(favouritesRecord.empty).toEqual([]);
  expect([[], ['a']].map(favouritesRecord.isEmpty)).toEqual([true, false]);
});

test.each([[[]], [['a']], [['b', 'a']]])(
  'the operations of the favourites %j create the same favourites',
  (ids) => {
    expect(favouritesRecord.toOperations?.(ids).reduce(apply, [])).toEqual(ids);
  },
);
