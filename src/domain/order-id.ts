import { withWesternDigits } from './digits.ts';

/**
 * Creates an order ID from `FD`, the last six digits of the time in milliseconds, and a random number from
 * 1000 to 9999.
 *
 * @param now milliseconds since the epoch
 * @param random a number of at least 0 and below 1, as `Math.random` returns
 */
export function createOrderId(now: number, random: number): string {
  const time = String(now).slice(-6).padStart(6, '0');
  return `FD${time}${1000 + Math.floor(random * 9000)}`;
}

export function trackingPath(orderId: string): string {
  return `/track?id=${encodeURIComponent(orderId)}`;
}

/** The invisible characters, such as zero-width spaces, direction marks and soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;

/** The spaces and dashes that people write between the digits of a long number. */
const GAP = String.raw`[\s\p{Pd}\u2212]*`;

/**
 * Matches an order ID in a text: `FD` and digits that are not part of a longer word. An ID ends after ten
 * digits, even if a space and another number follow.
 */
const WRITTEN_ID = new RegExp(
  String.raw`(?<![\p{L}\p{N}])F${GAP}D[\s\p{Pd}\u2212#.:]*(\d(?:${GAP}\d){9}|\d+(?:${GAP}\d+)*)(?![\p{L}\p{N}])`,
  'iu',
);

/**
 * Returns the order ID in a text that FoodDash printed or a customer copied, such as `Order #FD123456 7890.`.
 * If the whole text is an ID in upper or lower case, or if the text contains no ID, returns the trimmed text.
 */
export function orderIdIn(text: string): string {
  const digits = WRITTEN_ID.exec(withWesternDigits(text.replaceAll(INVISIBLE, '')))?.[1];
  const trimmed = text.trim();
  if (digits === undefined) return trimmed;
  const id = `FD${digits.replaceAll(/\D/g, '')}`;
  return trimmed.toUpperCase() === id ? trimmed : id;
}
