import { describe, expect, it } from 'vitest';
import { restaurants } from '../../src/data/restaurants.ts';
import type { Coordinates } from '../../src/domain/entities.ts';
import { rupees } from './rupees.ts';

const CENTRE_OF_DELHI: Coordinates = [28.6139, 77.209];
const EARTH_RADIUS_KM = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function kilometresBetween(from: Coordinates, to: Coordinates): number {
  const halfLatitude = radians(to[0] - from[0]) / 2;
  const halfLongitude = radians(to[1] - from[1]) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from[0])) * Math.cos(radians(to[0])) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

describe('the sample restaurants', () => {
  it('the list contains five restaurants, with the cuisines and ratings of the specification @1.10 @3.3', () => {
    expect(restaurants.map(({ cuisine, rating }) => [cuisine, rating])).toEqual([
      ['Kebabs & Rolls', 4.5],
      ['Mughlai', 4.3],
      ['Street Food', 4.2],
      ['North Indian', 4.8],
      ['Punjabi', 4.1],
    ]);
  });

  it('every restaurant has the fields of the specification, and a location for tracking @3.1 @3.2', () => {
    for (const restaurant of restaurants) {
      expect(restaurant).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/\w/),
        cuisine: expect.any(String),
        rating: expect.any(Number),
        deliveryTime: expect.any(Number),
        distance: expect.any(Number),
        deliveryFee: expect.any(Number),
        deliveryFeeINR: expect.stringMatching(/^₹/),
        isOpen: expect.any(Boolean),
        image: expect.stringMatching(/./),
        description: expect.stringMatching(/\w/),
        address: expect.any(String),
        phone: expect.any(String),
        location: [expect.any(Number), expect.any(Number)],
      });
    }
  });

  it('the restaurants have unique IDs that fit into a URL', () => {
    const ids = restaurants.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('one restaurant is closed, and it is not the best rated', () => {
    const closed = restaurants.filter(({ isOpen }) => !isOpen);
    expect(closed).toHaveLength(1);
    expect(closed[0]?.rating).toBeLessThan(Math.max(...restaurants.map(({ rating }) => rating)));
  });

  it.each(restaurants)('$name is as far away as its coordinates imply @3.2', (restaurant) => {
    const measured = kilometresBetween(CENTRE_OF_DELHI, restaurant.location);
    expect(Math.abs(restaurant.distance - measured)).toBeLessThanOrEqual(0.3);
  });

  it.each(restaurants)('$name has the right delivery fee in rupees @3.1', (restaurant) => {
    expect(restaurant.deliveryFeeINR).toBe(rupees(restaurant.deliveryFee));
  });

  it('each sort option puts the restaurants in a different order', () => {
    const orders = [
      restaurants.toSorted((a, b) => b.rating - a.rating),
      restaurants.toSorted((a, b) => a.deliveryTime - b.deliveryTime),
      restaurants.toSorted((a, b) => a.distance - b.distance),
      restaurants.toSorted((a, b) => a.deliveryFee - b.deliveryFee),
    ].map((sorted) => sorted.map(({ id }) => id).join());
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('no two restaurants are equal under any sort option', () => {
    for (const key of ['rating', 'deliveryTime', 'distance', 'deliveryFee'] as const) {
      expect(new Set(restaurants.map((restaurant) => restaurant[key])).size).toBe(5);
    }
  });

  it('every restaurant delivers in 15 to 30 minutes, as the home page promises', () => {
    for (const { deliveryTime } of restaurants) {
      expect(deliveryTime).toBeGreaterThanOrEqual(15);
      expect(deliveryTime).toBeLessThanOrEqual(30);
    }
  });

  it('every restaurant has a Delhi address with a PIN code, and an Indian phone number @3.1 @3.3', () => {
    for (const { address, phone } of restaurants) {
      expect(address).toMatch(/Delhi 110\d{3}$/);
      expect(phone.replaceAll(' ', '')).toMatch(/^\+91\d{10}$/);
    }
  });

  it('every restaurant has a different picture @3.1', () => {
    expect(new Set(restaurants.map(({ image }) => image)).size).toBe(restaurants.length);
  });
});
