import { expect, test } from 'vitest';
import { joinWithAnd, joinWithCommas } from '../../src/domain/lists.ts';

test('joinWithAnd writes “and” before the last name', () => {
  expect(joinWithAnd(['Dal', 'Naan', 'Kheer'])).toBe('Dal, Naan and Kheer');
  expect(joinWithAnd(['Dal', 'Naan'])).toBe('Dal and Naan');
});

test('joinWithCommas separates all names with commas', () => {
  expect(joinWithCommas(['Dal', 'Naan', 'Kheer'])).toBe('Dal, Naan, Kheer');
});
