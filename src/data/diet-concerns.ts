import type { ConcernsInput } from '../../machines/adding.ts';
import { findDietConflicts } from '../domain/diet.ts';
import type { DietConflict } from '../domain/diet.ts';
import type { Cart, CartItem } from '../domain/entities.ts';
import { factsOf } from './dish-facts.ts';
import { isVegetarianDish } from './vegetarian.ts';

/** Returns the dishes' conflicts with a diet, based on the facts that the restaurants declare today. */
export function findConcerns({ dishes, diet }: ConcernsInput): readonly DietConflict[] {
  return findDietConflicts(dishes, diet, factsOf);
}

/** Returns the dishes in the cart that are known to be non-veg. */
export function findNonVegetarian({ items }: Cart): readonly CartItem[] {
  return items.filter(({ id }) => isVegetarianDish(id) === false);
}
