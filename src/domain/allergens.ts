import type { Allergen } from './entities.ts';

/** The eight allergens that FSSAI requires kitchens to declare, in FSSAI's order. */
export const allergens: readonly Allergen[] = [
  'gluten',
  'crustaceans',
  'milk',
  'egg',
  'fish',
  'nuts',
  'soy',
  'sulphites',
];

/** Returns the given allergens in FSSAI's order, without duplicates. */
export function inOrder(some: Iterable<Allergen>): readonly Allergen[] {
  const listed = new Set(some);
  return allergens.filter((allergen) => listed.has(allergen));
}
