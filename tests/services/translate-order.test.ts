import { expect, test } from 'vitest';
import { sampleDriver } from '../../src/data/drivers.ts';
import { dishName, restaurantName } from '../../src/data/names.ts';
import type { Order } from '../../src/domain/entities.ts';
import { translateOrder } from '../../src/services/translate-order.ts';

const PIZZA = 'neem-and-nigella-paneer-tikka-pizza';

test.each([
  [
    'a name in another language is translated by its ID',
    PIZZA,
    'पनीर टिक्का पिज़्ज़ा',
    'Paneer Tikka Pizza',
  ],
  [
    'a name in this language stays, even if the dish has a different name today',
    PIZZA,
    'Old Pizza',
    'Old Pizza',
  ],
  ['a name in another language stays if no menu has the dish', 'gone', 'दाल', 'दाल'],
])('%s', (_, id, stored, shown) => {
  expect(dishName(id, stored)).toBe(shown);
});

test('a restaurant’s name in another language is translated by its ID', () => {
  expect(restaurantName('neem-and-nigella', 'नीम एंड नाइजेला')).toBe('Neem & Nigella');
});

const inHindi = {
  language: 'hi',
  restaurant: { id: 'neem-and-nigella', name: 'नीम एंड नाइजेला' },
  items: [{ id: PIZZA, name: 'पनीर टिक्का पिज़्ज़ा', price: 9.49, quantity: 1 }],
  driver: { ...sampleDriver, name: 'अर्जुन रावत' },
} as unknown as Order;

test('an order that was placed in Hindi is read in English', () => {
  expect(translateOrder(inHindi)).toMatchObject({
    language: 'en',
    restaurant: { name: 'Neem & Nigella' },
    items: [{ name: 'Paneer Tikka Pizza' }],
    driver: { name: 'Arjun Rawat' },
  });
});

test('an order that was placed in English stays as it is', () => {
  const { language: _, ...inEnglish } = inHindi;
  expect(translateOrder(inEnglish)).toBe(inEnglish);
});
