import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDollars,
  formatPrice,
  formatRupees,
  roundToCents,
  splitRupees,
  toRupees,
} from '../../src/domain/money.ts';

test.each([
  [0, '$0.00'],
  [2.99, '$2.99'],
  [12.5, '$12.50'],
  [0.1 + 0.2, '$0.30'],
  [1234.5, '$1,234.50'],
])('%d dollars are formatted with two decimals as %s @9.2', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test.each([
  [0, '₹0'],
  [1, '₹83'],
  [2.99, '₹248'],
  [12.5, '₹1,038'],
  [0.006, '₹0'],
  [0.007, '₹1'],
  [1500, '₹1,24,500'],
  [120_482, '₹1,00,00,006'],
])(
  '%d dollars are formatted as %s, at 83 rupees each, rounded and grouped @9.1',
  (dollars, text) => {
    expect(formatRupees(dollars)).toBe(text);
  },
);

test('formatPrice writes a price in dollars and in rupees', () => {
  expect(formatPrice(12.5)).toBe('$12.50 / ₹1,038');
});

test('if an amount in rupees is given, formatPrice writes that amount', () => {
  expect(formatPrice(12.5, 1037)).toBe('$12.50 / ₹1,037');
});

test.each([
  [0.1 + 0.2, 0.3],
  [1.005, 1.01],
  [2.994, 2.99],
  [2.995, 3],
  [7, 7],
])('%d dollars are rounded to the cent as %d', (dollars, cents) => {
  expect(roundToCents(dollars)).toBe(cents);
});

test.each([
  [[21.98, 2.99, 1.76], 26.73, [1825, 248, 146]],
  [[9.49, 2.99], 12.48, [788, 248]],
  [[1, 1], 2, [83, 83]],
  [[0.5, 0.5, 0.5], 1.5, [42, 42, 41]],
  [[], 0, []],
])(
  'a bill with lines of %j dollars and a total of %d has lines of %j rupees',
  (lines, total, rupees) => {
    expect(splitRupees(lines, toRupees(total))).toEqual(rupees);
  },
);

test('the lines of every bill add up to its total, and each differs from its exact conversion by at most a rupee @9.2.1', () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (lines) => {
      const total = toRupees(roundToCents(lines.reduce((sum, line) => sum + line, 0)));
      const rupees = splitRupees(lines, total);
      expect(rupees.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      rupees.forEach((amount, index) => {
        expect(Math.abs(amount - (lines[index] ?? 0) * 83)).toBeLessThan(1.001);
      });
    }),
  );
});

test('no line is reduced if the total is less than the sum of the lines', () => {
  expect(splitRupees([1, 1], 83)).toEqual([83, 83]);
});
