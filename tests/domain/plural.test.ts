import { expect, test } from 'vitest';
import { plural } from '../../src/domain/plural.ts';

test.each([
  [0, 'dishes'],
  [1, 'dish'],
  [2, 'dishes'],
  [21, 'dishes'],
])('plural returns the form for %i in English, which is “%s”', (count, form) => {
  expect(plural(count, { one: 'dish', other: 'dishes' })).toBe(form);
});
