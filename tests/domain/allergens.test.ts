import { expect, test } from 'vitest';
import { inOrder } from '../../src/domain/allergens.ts';

test('allergens are each listed once, in the order of the law', () => {
  expect(inOrder(['nuts', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'nuts']);
});
