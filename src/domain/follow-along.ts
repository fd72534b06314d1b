import { countCharacters, cutAfter } from './characters.ts';
import type { FollowedDelivery, Order } from './entities.ts';
import { UNKNOWN_DRIVER } from './tracking.ts';

/** The beginning of the fragment in a tracking link. */
export const FOLLOW_PREFIX = '#follow=';

/** Returns the part of a URL's fragment after `#follow=`, or undefined if the fragment begins otherwise. */
export function followLinkIn(fragment: string): string | undefined {
  return fragment.startsWith(FOLLOW_PREFIX) ? fragment.slice(FOLLOW_PREFIX.length) : undefined;
}

const HOUR = 3_600_000;
/** The time for which a tracking link works after the delivery, in milliseconds. */
const EXPIRES_AFTER_MS = HOUR;
/**
 * The maximum time until a delivery, in milliseconds. A link with a later delivery is rejected as forged. The
 * limit is generous, because the clocks of two devices may differ.
 */
const MAX_FUTURE_MS = 24 * HOUR;

/** Decides whether a link with this due time works. Both times are in milliseconds since the epoch. */
export function checkDueTime(due: number, now: number): 'followed' | 'expired' | 'tooFarAhead' {
  if (due - now > MAX_FUTURE_MS) return 'tooFarAhead';
  return now - due > EXPIRES_AFTER_MS ? 'expired' : 'followed';
}

export const MAX_FIRST_NAME_LENGTH = 30;
export const MAX_ITEMS = 9999;

const PLAIN = /^[\p{L}\p{M}\p{N} &'’.,()+-]*$/u;
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}&'’.,()+-]+/gu;

/**
 * Returns whether a name is safe to show: short enough, and only letters, digits, spaces and common
 * punctuation.
 */
export function isPlainName(name: string, longest: number): boolean {
  return PLAIN.test(name) && Array.from(name).length <= longest;
}

function firstNameOf(name: string): string {
  let text = name.replaceAll(NOT_PLAIN, ' ').trim().replace(/ .*/, '');
  // The limit counts code points. A character that readers see may consist of several code points, and is
  // never cut apart.
  while (Array.from(text).length > MAX_FIRST_NAME_LENGTH) {
    text = cutAfter(text, Math.min(MAX_FIRST_NAME_LENGTH, countCharacters(text) - 1));
  }
  return text;
}

/**
 * Returns the parts of an order that a friend may know. The order's ID, address, card, price and customer are
 * not among them.
 */
export function followedDeliveryOf({
  restaurant,
  items,
  estimatedDelivery,
  driver,
}: Pick<Order, 'restaurant' | 'items' | 'estimatedDelivery' | 'driver'>): FollowedDelivery {
  return {
    restaurantId: restaurant.id,
    items: Math.min(
      MAX_ITEMS,
      items.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
    due: Date.parse(estimatedDelivery),
    driver: driver.name === UNKNOWN_DRIVER ? '' : firstNameOf(driver.name),
  };
}
