import { expect, test } from 'vitest';
import { plural } from '../../src/domain/plural.ts';

test.each([
  [0, 'dishes'],
  [1, 'dish'],
  [2, 'dishes'],
  [21, 'dishes'],
])('given the count %i, plural returns the English form “%s”', (count, form) => {
  expect(plural(count, { one: 'dish', other: 'dishes' })).toBe(form);
});
