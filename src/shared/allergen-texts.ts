import { inOrder } from '../domain/allergens.ts';
import type { Allergen } from '../domain/allergens.ts';
import { joinWithAnd } from '../domain/lists.ts';
import { messages } from './allergen-messages.en.ts';

/** Returns the name that FSSAI, India's food authority, uses for an allergen. */
export function fullNameOf(allergen: Allergen): string {
  return messages.full[allergen];
}

/** Joins the short names of allergens in FSSAI's order, as in "milk and nuts". */
export function nameAllergens(some: Iterable<Allergen>): string {
  return joinWithAnd(inOrder(some).map((allergen) => messages.short[allergen]));
}

/** Returns a sentence that says which allergens a dish contains. */
export function containsSentence(some: readonly Allergen[]): string {
  return some.length > 0 ? messages.contains(nameAllergens(some)) : messages.containsNone;
}

/** Returns a sentence that says which other allergens the kitchen handles, or undefined if there are none. */
export function kitchenCaution(
  ofKitchen: readonly Allergen[],
  ofDish: readonly Allergen[],
): string | undefined {
  const others = ofKitchen.filter((allergen) => !ofDish.includes(allergen));
  return others.length > 0 ? messages.kitchenHandles(nameAllergens(others)) : undefined;
}
