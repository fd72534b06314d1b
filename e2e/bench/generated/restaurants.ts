/** Replaces `src/data/restaurants.ts` in the benchmark's build, and adds many restaurants to the samples. */
import { restaurants as samples } from '../../../src/data/restaurants.ts';
import type { Restaurant } from '../../../src/domain/entities.ts';

const COUNT = 5000;
const first = ['Neem', 'Coal', 'Saffron', 'Brass', 'Monsoon', 'Mango', 'Clay', 'Jasmine', 'Pepper'];
const second = ['Verandah', 'Kitchen', 'Courtyard', 'Tandoor', 'Café', 'Canteen', 'Table'];
const cuisines = ['North Indian', 'Mughlai', 'Italian', 'Chinese', 'American', 'Punjabi'];

function pick<Value>(from: readonly Value[], index: number): Value {
  return from[index % from.length] as Value;
}

function generate(index: number): Restaurant {
  const sample = pick(samples, index);
  return {
    ...sample,
    id: `generated-${index}`,
    name: `${pick(first, index)} ${pick(second, index * 3)} ${index}`,
    cuisine: pick(cuisines, index),
    rating: 3 + ((index * 7) % 20) / 10,
    deliveryTime: 15 + ((index * 13) % 45),
    distance: 0.5 + ((index * 17) % 90) / 10,
    deliveryFee: ((index * 11) % 400) / 100,
    isOpen: index % 9 !== 0,
  };
}

export const restaurants: readonly Restaurant[] = [
  ...samples,
  ...Array.from({ length: COUNT - samples.length }, (_, index) => generate(index)),
];
