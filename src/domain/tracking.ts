import type { Coordinates, Restaurant } from './entities.ts';

/** Around the middle of Delhi: where the map starts and, without a known position, delivers to. */
export const DEFAULT_CENTRE: Coordinates = [28.6139, 77.209];

/** The name of a driver whose name is unknown. */
export const UNKNOWN_DRIVER = 'Your delivery driver';

/**
 * The sample restaurant that a tracked order starts from: drawn at random from those the order may
 * come from, which is its own one where that is among them.
 *
 * @param random at least 0 and below 1, as `Math.random` returns
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
