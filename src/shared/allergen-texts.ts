import { inOrder } from '../domain/allergens.ts';
import type { Allergen } from '../domain/entities.ts';
import { once } from '../domain/once.ts';

const names: Readonly<Record<Allergen, { full: string; short: string }>> = {
  gluten: { full: 'Cereals containing gluten', short: 'gluten' },
  crustaceans: { full: 'Crustaceans and their products', short: 'crustaceans' },
  milk: { full: 'Milk and milk products', short: 'milk' },
  egg: { full: 'Egg and egg products', short: 'egg' },
  fish: { full: 'Fish and fish products', short: 'fish' },
  nuts: { full: 'Peanuts, tree nuts and their products', short: 'nuts' },
  soy: { full: 'Soybeans and their products', short: 'soya' },
  sulphites: { full: 'Sulphites (10 mg/kg or more)', short: 'sulphites' },
};

/** Returns the name that FSSAI, India's food authority, uses for an allergen. */
export function fullNameOf(allergen: Allergen): string {
  return names[allergen].full;
}

const listFormat = once(() => new Intl.ListFormat('en-GB'));

/** Joins names for a sentence, as in "A, B and C". */
export function listNames(some: readonly string[]): string {
  return listFormat().format(some);
}

/** Joins the short names of allergens in FSSAI's order, as in "milk and nuts". */
export function nameAllergens(some: Iterable<Allergen>): string {
  return listNames(inOrder(some).map((allergen) => names[allergen].short));
}

/** Returns a sentence that says which allergens a dish contains. */
export function containsSentence(some: readonly Allergen[]): string {
  return some.length > 0
    ? `Contains ${nameAllergens(some)}.`
    : 'The restaurant says this dish contains none of the eight main allergens.';
}

/** Returns a sentence that says which other allergens the kitchen handles, or undefined if there are none. */
export function kitchenCaution(
  ofKitchen: readonly Allergen[],
  ofDish: readonly Allergen[],
): string | undefined {
  const others = ofKitchen.filter((allergen) => !ofDish.includes(allergen));
  return others.length > 0
    ? `Made in a kitchen that also handles ${nameAllergens(others)}.`
    : undefined;
}
