import { popularDishes } from '../../data/popular-dishes.ts';
import { DishCard } from './DishCard.tsx';
import { Shelf } from './Shelf.tsx';

/** Dishes to begin with, each a press away from the cart. */
export function PopularDishes() {
  return (
    <Shelf id="dishes" title="Popular dishes" cardWidth={150} columns={popularDishes.length}>
      {popularDishes.map((dish) => (
        <li key={dish.item.id}>
          <DishCard dish={dish} />
        </li>
      ))}
    </Shelf>
  );
}
