import type { Coordinates } from './entities.ts';

/**
 * The maximum offset of a simulated point from the straight line between start and destination, in degrees of
 * latitude and in degrees of longitude.
 */
const JITTER = 0.005;

/**
 * Returns a simulated route: the start, three to five points near the straight line, and the destination.
 *
 * @param random returns a number of at least 0 and below 1, as `Math.random` does
 */
export function planRoute(from: Coordinates, to: Coordinates, random: () => number): Coordinates[] {
  const count = 3 + Math.floor(random() * 3);
  const jitter = () => (random() * 2 - 1) * JITTER;
  const between = Array.from({ length: count }, (_, index): Coordinates => {
    const share = (index + 1) / (count + 1);
    return [
      from[0] + (to[0] - from[0]) * share + jitter(),
      from[1] + (to[1] - from[1]) * share + jitter(),
    ];
  });
  return [from, ...between, to];
}
