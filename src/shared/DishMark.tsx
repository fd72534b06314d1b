import { isVegetarianDish } from '../data/vegetarian.ts';
import { DietMark } from './DietMarks.tsx';

/** Shows the veg or non-veg mark of a dish. Renders nothing if no menu contains the dish any longer. */
export function DishMark({ dishId }: { dishId: string }) {
  const isVegetarian = isVegetarianDish(dishId);
  return isVegetarian !== undefined && <DietMark isVegetarian={isVegetarian} />;
}
