import type { ReactNode } from 'react';
import { popularDishes, popularVegetarianDishes } from '../data/popular-dishes.ts';
import type { PopularDish } from '../data/popular-dishes.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { useVegMode } from './diet.ts';
import { DishCard } from './DishCard.tsx';
import { messages } from './popular-dishes-messages.en.ts';

export type PopularDishesProps = {
  /** A control beside the title. */
  more?: ReactNode;
  /** Whether the dishes are inside a container, which sets their width. */
  isNested?: boolean;
};

/** Returns the popular dishes, which are all veg in veg mode, and the title of their list. */
export function usePopularDishes(): { title: string; dishes: readonly PopularDish[] } {
  return useVegMode()
    ? { title: messages.popularVegetarianDishes, dishes: popularVegetarianDishes }
    : { title: messages.popularDishes, dishes: popularDishes };
}

export function PopularDishes({ more, isNested }: PopularDishesProps) {
  const { title, dishes } = usePopularDishes();
  return (
    <CardCarousel
      id="dishes"
      title={title}
      more={more}
      cardWidth={148}
      columns={dishes.length}
      isNested={isNested}
    >
      {dishes.map((dish) => (
        <li key={dish.item.id}>
          <DishCard dish={dish} />
        </li>
      ))}
    </CardCarousel>
  );
}
