/** Rupees to the dollar-like value, for display (spec, section 9). */
const RUPEES_PER_DOLLAR = 83;

/** In dollars: what is found to cost more makes no sense, and its sums could become endless. */
export const HIGHEST_AMOUNT = 1e9;

// By hand, and as Intl would: making its formats is a tenth of what a phone does to open a page.

/** Dollars with two decimals: `$12.50`. */
export function formatDollars(dollars: number): string {
  const [sign, digits] = dollars < 0 ? ['-', -dollars] : ['', dollars];
  return `${sign}$${digits.toFixed(2).replace(/\d(?=(?:\d{3})+\.)/g, '$&,')}`;
}

/** The rupee equivalent of a dollar amount, rounded, with Indian digit grouping: `₹1,24,500`. */
export function formatRupees(dollars: number): string {
  const rupees = Math.round(dollars * RUPEES_PER_DOLLAR);
  const [sign, digits] = rupees < 0 ? ['-', -rupees] : ['', rupees];
  return `${sign}₹${String(digits).replace(/\d(?=(?:\d{2})+\d$)/g, '$&,')}`;
}

/** Rounds to whole cents, so that sums of prices stay exact. */
export function toCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
