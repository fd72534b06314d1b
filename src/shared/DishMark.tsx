import { isVegetarianDish } from '../data/vegetarian.ts';
import { DietMark } from './DietMarks.tsx';

/** The law's mark of a dish, by its id; nothing for one that no menu has any more. */
export function DishMark({ dishId }: { dishId: string }) {
  const isVegetarian = isVegetarianDish(dishId);
  return isVegetarian !== undefined && <DietMark isVegetarian={isVegetarian} />;
}
