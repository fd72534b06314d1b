import { countCharacters, cutAfter } from './characters.ts';
import type { FollowedDelivery, Order } from './entities.ts';
import { UNKNOWN_DRIVER } from './tracking.ts';

/** The beginning of the fragment in a tracking link. */
export const FOLLOW_PREFIX = '#follow=';

/** Returns the link in a URL's fragment, or undefined if it has none. */
export function followLinkIn(fragment: string): string | undefined {
  return fragment.startsWith(FOLLOW_PREFIX) ? fragment.slice(FOLLOW_PREFIX.length) : undefined;
}

const HOUR = 3_600_000;
/** A link is good for so long after the delivery. */
const EXPIRES_AFTER_MS = HOUR;
/** A delivery due later than this is rejected as forged. It leaves room for clocks that differ. */
const MAX_FUTURE_MS = 24 * HOUR;

/** Whether a delivery that is due at this time is still worth following, in milliseconds since the epoch. */
export function judgeDue(due: number, now: number): 'followed' | 'old' | 'absurd' {
  if (due - now > MAX_FUTURE_MS) return 'absurd';
  return now - due > EXPIRES_AFTER_MS ? 'old' : 'followed';
}

export const MAX_FIRST_NAME_LENGTH = 30;
export const MAX_ITEMS = 9999;

const PLAIN = /^[\p{L}\p{M}\p{N} &'’.,()+-]*$/u;
const NOT_PLAIN = /[^\p{L}\p{M}\p{N}&'’.,()+-]+/gu;

/** Whether a name is one that can be said: no markup, no address, nothing that turns text around. */
export function isPlainName(name: string, longest: number): boolean {
  return PLAIN.test(name) && Array.from(name).length <= longest;
}

function firstNameOf(name: string): string {
  let text = name.replaceAll(NOT_PLAIN, ' ').trim().replace(/ .*/, '');
  // The limit is in code points, but the cut is between characters that a reader sees.
  while (Array.from(text).length > MAX_FIRST_NAME_LENGTH) {
    text = cutAfter(text, Math.min(MAX_FIRST_NAME_LENGTH, countCharacters(text) - 1));
  }
  return text;
}

/** Returns the parts of an order that a friend may know: no ID, address, card, price or customer. */
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
