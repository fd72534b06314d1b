import type { Coordinates, Restaurant } from './entities.ts';
import { messages } from './messages.en.ts';

/**
 * The centre of Delhi, where the map starts. The delivery ends at this place if the customer's position is
 * unknown.
 */
export const DEFAULT_CENTRE: Coordinates = [28.6139, 77.209];

/** The name that is shown if the driver's name is unknown. No order stores it. */
export const UNKNOWN_DRIVER = messages.unknownDriver;

/**
 * Returns the sample restaurant from which a tracked order is delivered. If the order's own restaurant is not
 * a sample restaurant, returns a random one.
 *
 * @param random a number of at least 0 and below 1, as `Math.random` returns
 */
export function chooseSampleRestaurant(
  restaurants: readonly Restaurant[],
  orderedFrom: { id: string },
  random: number,
): Restaurant {
  const own = restaurants.filter(({ id }) => id === orderedFrom.id);
  const candidates = own.length > 0 ? own : restaurants;
  const chosen = candidates[Math.floor(random * candidates.length)];
  if (!chosen) throw new RangeError('There are no sample restaurants to choose from.');
  return chosen;
}
