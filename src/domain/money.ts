import { once } from './once.ts';

/** The number of rupees per dollar, for display only (spec, section 9). */
const RUPEES_PER_DOLLAR = 83;

/** The maximum of a stored amount, in dollars. A larger amount is rejected as damaged. */
export const MAX_AMOUNT = 1e9;

const dollarFormat = once(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);
const rupeeFormat = once(
  () =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);

/** Formats dollars with two decimals: `$12.50`. */
export function formatDollars(dollars: number): string {
  return dollarFormat().format(dollars);
}

/** Formats a dollar amount in rupees, rounded and with Indian digit grouping: `₹1,24,500`. */
export function formatRupees(dollars: number): string {
  return rupeeFormat().format(Math.round(dollars * RUPEES_PER_DOLLAR));
}

/** Rounds to whole cents, so that sums of prices stay exact. */
export function roundToCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
