import type { ConcernsInput } from '../../machines/adding.ts';
import { concernsOf } from '../domain/diet.ts';
import type { Concern } from '../domain/diet.ts';
import type { Cart, CartItem } from '../domain/entities.ts';
import { factsOf } from './dish-facts.ts';
import { isVegetarianDish } from './vegetarian.ts';

/** What there is to say against the dishes, by what the kitchens declare today. */
export function findConcerns({ dishes, diet }: ConcernsInput): readonly Concern[] {
  return concernsOf(dishes, diet, factsOf);
}

/** Returns the dishes in the cart that are known to be non-veg. */
export function findNonVegetarian({ items }: Cart): readonly CartItem[] {
  return items.filter(({ id }) => isVegetarianDish(id) === false);
}
