/**
 * The eight allergens that restaurants in India have to declare (FSSAI, Labelling and Display Regulations,
 * 2020), in FSSAI's order.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'milk',
  'egg',
  'fish',
  'nuts',
  'soy',
  'sulphites',
] as const;

export type Allergen = (typeof allergens)[number];

/** Returns the given allergens in FSSAI's order, without duplicates. */
export function inOrder(some: Iterable<Allergen>): readonly Allergen[] {
  const listed = new Set(some);
  return allergens.filter((allergen) => listed.has(allergen));
}
