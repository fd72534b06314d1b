import { describe, expect, test } from 'vitest';
import { planRoute } from '../../src/domain/delivery-route.ts';
import type { Coordinates } from '../../src/domain/entities.ts';

const restaurant: Coordinates = [28.5535, 77.194];
const door: Coordinates = [28.6315, 77.2167];
const justBelowOne = 1 - Number.EPSILON;

/** Returns a random source that repeats these numbers. */
function drawing(...numbers: number[]): () => number {
  let drawn = 0;
  return () => {
    const number = numbers[drawn % numbers.length] ?? 0;
    drawn += 1;
    return number;
  };
}

/** Returns how far each point between the ends is from its place on the straight line, in degrees. */
function deviations(route: Coordinates[]): Coordinates[] {
  return route.slice(1, -1).map(([latitude, longitude], index): Coordinates => {
    const share = (index + 1) / (route.length - 1);
    return [
      latitude - (restaurant[0] + (door[0] - restaurant[0]) * share),
      longitude - (restaurant[1] + (door[1] - restaurant[1]) * share),
    ];
  });
}

describe('the number of points between the ends of a route', () => {
  test.each([
    [0, 3],
    [0.333, 3],
    [0.334, 4],
    [0.666, 4],
    [0.667, 5],
    [justBelowOne, 5],
  ])('the random number %d leads to %d points between the ends @9.21', (random, count) => {
    expect(planRoute(restaurant, door, drawing(random, 0.5))).toHaveLength(count + 2);
  });
});

describe('the ends of a route', () => {
  test.each([0, 0.25, 0.5, 0.75, justBelowOne])(
    'with the random number %d, the ends of the route are exact',
    (random) => {
      const route = planRoute(restaurant, door, drawing(random));
      expect(route[0]).toEqual(restaurant);
      expect(route.at(-1)).toEqual(door);
    },
  );
});

describe('the points between the ends of a route', () => {
  test('with random numbers of 0.5, the points are evenly spaced on the straight line', () => {
    const route = planRoute([0, 100], [4, 80], drawing(0, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5));
    expect(route).toEqual([
      [0, 100],
      [1, 95],
      [2, 90],
      [3, 85],
      [4, 80],
    ]);
  });

  test('with the lowest random numbers, every point is 0.005 degrees south and west of the line', () => {
    for (const [north, east] of deviations(planRoute(restaurant, door, drawing(0)))) {
      expect(north).toBeCloseTo(-0.005, 10);
      expect(east).toBeCloseTo(-0.005, 10);
    }
  });

  test('with the highest random numbers, every point is 0.005 degrees north and east of the line', () => {
    for (const [north, east] of deviations(planRoute(restaurant, door, drawing(justBelowOne)))) {
      expect(north).toBeCloseTo(0.005, 10);
      expect(east).toBeCloseTo(0.005, 10);
    }
  });

  test('each point has its own random numbers for its latitude and longitude', () => {
    const route = planRoute(restaurant, door, drawing(0, 0.1, 0.9, 0.3, 0.7, 0.5, 0.6));
    const shown = deviations(route).map((deviation) => deviation.map((way) => way.toFixed(6)));
    expect(shown).toEqual([
      ['-0.004000', '0.004000'],
      ['-0.002000', '0.002000'],
      ['0.000000', '0.001000'],
    ]);
  });

  test('with any random numbers, the route has three to five points between its ends, each within 0.005 degrees of the line @4.21 @9.22', () => {
    const draws = [0, 0.2, 0.4, 0.5, 0.6, 0.8, justBelowOne];
    for (const count of draws) {
      for (const north of draws) {
        for (const east of draws) {
          const route = planRoute(restaurant, door, drawing(count, north, east));
          const between = deviations(route);
          expect(between.length).toBeGreaterThanOrEqual(3);
          expect(between.length).toBeLessThanOrEqual(5);
          for (const way of between.flat())
            expect(Math.abs(way)).toBeLessThanOrEqual(0.005 + 1e-12);
        }
      }
    }
  });

  test('the points are close to the restaurant if the customer lives in the same place', () => {
    const route = planRoute(restaurant, restaurant, drawing(0.5, 0, justBelowOne));
    expect(route).toHaveLength(6);
    for (const [latitude, longitude] of route) {
      expect(Math.abs(latitude - restaurant[0])).toBeLessThanOrEqual(0.005 + 1e-12);
      expect(Math.abs(longitude - restaurant[1])).toBeLessThanOrEqual(0.005 + 1e-12);
    }
  });
});
