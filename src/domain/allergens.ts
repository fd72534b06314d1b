import type { Allergen } from './entities.ts';
import { once } from './once.ts';

/** The eight of the law, in its order: as it names them, and in a sentence of ours. */
const names: Readonly<Record<Allergen, { full: string; short: string }>> = {
  gluten: { full: 'Cereals containing gluten', short: 'gluten' },
  crustaceans: { full: 'Crustaceans and their products', short: 'crustaceans' },
  milk: { full: 'Milk and milk products', short: 'milk' },
  egg: { full: 'Egg and egg products', short: 'egg' },
  fish: { full: 'Fish and fish products', short: 'fish' },
  nuts: { full: 'Peanuts, tree nuts and their products', short: 'nuts' },
  soy: { full: 'Soybeans and their products', short: 'soy' },
  sulphites: { full: 'Sulphites (10 mg/kg or more)', short: 'sulphites' },
};

export const allergens = Object.keys(names) as readonly Allergen[];

/** Those of them that are in the list, in the order of the law. */
export function inOrder(some: Iterable<Allergen>): readonly Allergen[] {
  const listed = new Set(some);
  return allergens.filter((allergen) => listed.has(allergen));
}

/** As the law calls it. */
export function fullNameOf(allergen: Allergen): string {
  return names[allergen].full;
}

const sentence = once(() => new Intl.ListFormat('en-GB'));

/** Names as a sentence has them: "A, B and C". */
export function listNames(some: readonly string[]): string {
  return sentence().format(some);
}

/** As in "milk and nuts". */
export function nameAllergens(some: Iterable<Allergen>): string {
  return listNames(inOrder(some).map((allergen) => names[allergen].short));
}

/** What a dish contains, in a sentence. */
export function containsSentence(some: readonly Allergen[]): string {
  return some.length > 0
    ? `Contains ${nameAllergens(some)}.`
    : 'Contains none of the allergens that kitchens declare.';
}

/** What else the kitchen works with, in a sentence; undefined where there is nothing else. */
export function kitchenCaution(
  ofKitchen: readonly Allergen[],
  ofDish: readonly Allergen[],
): string | undefined {
  const others = ofKitchen.filter((allergen) => !ofDish.includes(allergen));
  return others.length > 0
    ? `Made in a kitchen that also handles ${nameAllergens(others)}.`
    : undefined;
}
