import type { ReactNode } from 'react';
import { restaurants } from '../data/restaurants.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { RestaurantCard } from './RestaurantCard.tsx';
import { messages } from './restaurant-messages.en.ts';

/** `more` is a link to more restaurants, beside the title. */
type OpenRestaurantsProps = { more?: ReactNode };

const openRestaurants = restaurants
  .filter(({ isOpen }) => isOpen)
  .toSorted((one, other) => other.rating - one.rating);

/** Shows the open restaurants, the best rated first. */
export function OpenRestaurants({ more }: OpenRestaurantsProps) {
  return (
    <CardCarousel
      id="kitchens"
      title={messages.openNow}
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
