import { language } from './language.en.ts';
import { once } from './once.ts';

/** The number of rupees per dollar, for display only (spec, section 9). */
const RUPEES_PER_DOLLAR = 83;

/** The maximum stored amount in dollars. Larger amounts are rejected as damaged. */
export const MAX_AMOUNT = 1e9;

/**
 * The locale's region is the United States, because an Indian locale groups the digits of large amounts
 * differently.
 */
const dollarFormat = once(
  () => new Intl.NumberFormat(`${language.code}-US`, { style: 'currency', currency: 'USD' }),
);
const rupeeFormat = once(
  () =>
    new Intl.NumberFormat(language.locale, {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    }),
);

/** Formats dollars with two decimals: `$12.50`. */
export function formatDollars(dollars: number): string {
  return dollarFormat().format(dollars);
}

/** Converts a dollar amount to whole rupees. */
export function toRupees(dollars: number): number {
  return Math.round(dollars * RUPEES_PER_DOLLAR);
}

/** Formats whole rupees with Indian digit grouping: `₹1,24,500`. */
export function formatWholeRupees(rupees: number): string {
  return rupeeFormat().format(rupees);
}

export function formatRupees(dollars: number): string {
  return formatWholeRupees(toRupees(dollars));
}

/**
 * Formats a price in both currencies.
 *
 * @param rupees the amount in rupees. Pass it for a line of a bill, because the lines must add up to the
 *   total
 */
export function formatPrice(dollars: number, rupees = toRupees(dollars)): string {
  return `${formatDollars(dollars)} / ${formatWholeRupees(rupees)}`;
}

/**
 * Converts the lines of a bill to whole rupees that add up to the total. The lines with the largest
 * remainders are rounded up. Each result therefore differs from the exact amount by less than a rupee.
 *
 * @param lines the amounts in dollars
 * @param total the total in whole rupees
 */
export function splitRupees(lines: readonly number[], total: number): number[] {
  const amounts = lines.map((dollars) => {
    // Without rounding to hundredths, 1.00 dollars could be 82.99999 rupees.
    const exact = Math.round(dollars * RUPEES_PER_DOLLAR * 100) / 100;
    return { whole: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  const missing = total - amounts.reduce((sum, { whole }) => sum + whole, 0);
  const roundedUp = new Set(
    amounts.toSorted((a, b) => b.remainder - a.remainder).slice(0, Math.max(0, missing)),
  );
  return amounts.map((amount) => amount.whole + (roundedUp.has(amount) ? 1 : 0));
}

/** Rounds to whole cents, so that sums of prices stay exact. */
export function roundToCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
