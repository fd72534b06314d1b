/** Rupees to the dollar-like value, for display (spec, section 9). */
const RUPEES_PER_DOLLAR = 83;

/** In dollars: what is found to cost more makes no sense, and its sums could become endless. */
export const HIGHEST_AMOUNT = 1e9;

/**
 * By hand, and as Intl would: making its formats is a tenth of what a phone does to open a page.
 *
 * @param group the digits that a comma follows
 */
function written(symbol: string, amount: number, decimals: number, group: RegExp): string {
  const digits = Math.abs(amount).toFixed(decimals).replace(group, '$&,');
  return `${amount < 0 ? '-' : ''}${symbol}${digits}`;
}

/** Dollars with two decimals: `$12.50`. */
export function formatDollars(dollars: number): string {
  return written('$', dollars, 2, /\d(?=(?:\d{3})+\.)/g);
}

/** The rupee equivalent of a dollar amount, rounded, with Indian digit grouping: `₹1,24,500`. */
export function formatRupees(dollars: number): string {
  return written('₹', Math.round(dollars * RUPEES_PER_DOLLAR), 0, /\d(?=(?:\d{2})+\d$)/g);
}

/** Rounds to whole cents, so that sums of prices stay exact. */
export function toCents(dollars: number): number {
  return Math.round((dollars + Number.EPSILON) * 100) / 100;
}
