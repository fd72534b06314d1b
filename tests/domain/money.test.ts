import { expect, test } from 'vitest';
import { formatDollars, formatRupees, roundToCents } from '../../src/domain/money.ts';

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

test.each([
  [0.1 + 0.2, 0.3],
  [1.005, 1.01],
  [2.994, 2.99],
  [2.995, 3],
  [7, 7],
])('%d dollars are rounded to the cent as %d', (dollars, cents) => {
  expect(roundToCents(dollars)).toBe(cents);
});
