import { expect, test } from 'vitest';
import { inOrder } from '../../src/domain/allergens.ts';

test('allergens are listed once each, in the order of the law', () => {
  expect(inOrder(['nuts', 'milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk', 'nuts']);
});
