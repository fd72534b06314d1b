import { describe, expect, test } from 'vitest';
import type { Restaurant } from '../../src/domain/entities.ts';
import { chooseSampleRestaurant, DEFAULT_CENTRE } from '../../src/domain/tracking.ts';

function restaurant(id: string): Restaurant {
  return {
    id,
    name: id,
    cuisine: 'Mughlai',
    rating: 4,
    deliveryTime: 30,
    distance: 2,
    deliveryFee: 2,
    deliveryFeeINR: '₹166',
    isOpen: true,
    image: '',
    description: '',
    address: '',
    phone: '',
    location: [28.6, 77.2],
  };
}

const restaurants = ['first', 'second', 'third'].map(restaurant);
const justBelowOne = 1 - Number.EPSILON;

test('the map’s default centre is the middle of Delhi @2.97 @9.24', () => {
  expect(DEFAULT_CENTRE).toEqual([28.6139, 77.209]);
});

describe('chooseSampleRestaurant', () => {
  test.each([0, 0.5, justBelowOne])(
    'the restaurant is the order’s own, whatever the random number (%d) @4.19',
    (random) => {
      expect(chooseSampleRestaurant(restaurants, { id: 'second' }, random).id).toBe('second');
    },
  );

  test.each([
    [0, 'first'],
    [0.33, 'first'],
    [0.34, 'second'],
    [0.67, 'third'],
    [justBelowOne, 'third'],
  ])(
    'if the order’s own restaurant is unknown, the random number %d picks the %s restaurant @4.19',
    (random, id) => {
      expect(chooseSampleRestaurant(restaurants, { id: 'elsewhere' }, random).id).toBe(id);
    },
  );

  test('the restaurant is picked from the whole list if the order names no restaurant', () => {
    expect(chooseSampleRestaurant(restaurants, { id: '' }, justBelowOne).id).toBe('third');
  });

  test('returns the restaurant from the list, including its location', () => {
    expect(chooseSampleRestaurant(restaurants, { id: 'third' }, 0)).toBe(restaurants[2]);
  });

  test('the restaurant cannot be picked from an empty list', () => {
    expect(() => chooseSampleRestaurant([], { id: 'elsewhere' }, 0)).toThrow(
      new RangeError('There are no sample restaurants to choose from.'),
    );
  });
});
