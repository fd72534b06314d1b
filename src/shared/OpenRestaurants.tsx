import type { ReactNode } from 'react';
import { restaurants } from '../data/restaurants.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { RestaurantCard } from './RestaurantCard.tsx';

type OpenRestaurantsProps = {
  title: string;
  /** A link to more restaurants, beside the title. */
  more?: ReactNode;
};

const openRestaurants = restaurants
  .filter(({ isOpen }) => isOpen)
  .toSorted((one, other) => other.rating - one.rating);

/** Shows the open restaurants, the best rated first. */
export function OpenRestaurants({ title, more }: OpenRestaurantsProps) {
  return (
    <CardCarousel
      id="kitchens"
      title={title}
      more={more}
      cardWidth={300}
      columns={openRestaurants.length}
    >
      {openRestaurants.map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} sizes="300px" headingLevel="h3" />
        </li>
      ))}
    </CardCarousel>
  );
}
