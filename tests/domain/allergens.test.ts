import { expect, test } from 'vitest';
import { inOrder } from '../../src/domain/allergens.ts';

test('inOrder lists each allergen once, in the order in which the law lists them', () => {
  expect(inOrder(['nuts', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'nuts']);
});
