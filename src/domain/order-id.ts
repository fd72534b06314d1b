import { withWesternDigits } from './digits.ts';

/**
 * Draws an order id: `FD`, the last six digits of the time in milliseconds, then a random number
 * from 1000 to 9999.
 *
 * @param now milliseconds since the epoch
 * @param random at least 0 and below 1, as `Math.random` returns
 */
export function createOrderId(now: number, random: number): string {
  const time = String(now).slice(-6).padStart(6, '0');
  return `FD${time}${1000 + Math.floor(random * 9000)}`;
}

/** Invisible characters: zero-width ones, marks of direction, soft hyphens. */
const UNSEEN = /\p{Cf}/gu;

/** Blanks and dashes, by which people part the digits of a long number. */
const GAP = String.raw`[\s\p{Pd}\u2212]*`;

/**
 * `FD` and digits that are not the middle of another word. Ten digits are a whole id, even if another
 * number follows after a blank.
 */
const WRITTEN_ID = new RegExp(
  String.raw`(?<![\p{L}\p{N}])F${GAP}D[\s\p{Pd}\u2212#.:]*(\d(?:${GAP}\d){9}|\d+(?:${GAP}\d+)*)(?![\p{L}\p{N}])`,
  'iu',
);

/**
 * Returns the order id in a text such as `Order #FD123456 7890.`, as FoodDash prints it or as people
 * copy it. Returns the trimmed text if it is an id already, in whichever case, or if it holds none.
 */
export function orderIdIn(text: string): string {
  const [, digits] = WRITTEN_ID.exec(withWesternDigits(text.replaceAll(UNSEEN, ''))) ?? [];
  const trimmed = text.trim();
  if (digits === undefined) return trimmed;
  const id = `FD${digits.replaceAll(/\D/g, '')}`;
  return trimmed.toUpperCase() === id ? trimmed : id;
}
