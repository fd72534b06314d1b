import { factsOf } from '../../data/dish-facts.ts';
import { findDietConflicts } from '../../domain/diet.ts';
import { DietActor } from '../../shared/diet.ts';
import { usePopularDishes } from '../../shared/PopularDishes.tsx';
import { Suggestion, Suggestions } from './GoesWellWith.tsx';

/** The maximum number of dishes to suggest. */
const MAX_SUGGESTED = 3;

/** Suggests popular dishes for an empty cart, unless they conflict with the customer's diet. */
export function PopularInCart() {
  const { title, dishes } = usePopularDishes();
  const diet = DietActor.useSelector(({ context }) => context.value);
  const suitable = dishes
    .filter(({ item }) => findDietConflicts([item], diet, factsOf).length === 0)
    .slice(0, MAX_SUGGESTED);
  if (suitable.length === 0) return null;
  return (
    <Suggestions title={title}>
      {suitable.map(({ restaurant, item }) => (
        <Suggestion key={item.id} restaurant={restaurant} dish={item} showsRestaurant />
      ))}
    </Suggestions>
  );
}
