import { restaurants } from '../../data/restaurants.ts';
import { CardCarousel, MoreLink } from '../../shared/CardCarousel.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { RestaurantCard } from '../../shared/RestaurantCard.tsx';
import { messages } from './messages.en.tsx';

const openKitchens = restaurants
  .filter(({ isOpen }) => isOpen)
  .toSorted((one, other) => other.rating - one.rating);

/** Shows the open restaurants, the best rated first. */
export function Kitchens() {
  return (
    <CardCarousel
      id="kitchens"
      title={messages.openNow}
      more={<MoreLink to="/restaurants">{sharedMessages.seeAllRestaurants}</MoreLink>}
      cardWidth={300}
      columns={openKitchens.length}
    >
      {openKitchens.map((restaurant) => (
        <li key={restaurant.id}>
          <RestaurantCard restaurant={restaurant} sizes="300px" headingLevel="h3" />
        </li>
      ))}
    </CardCarousel>
  );
}
