import { restaurants } from '../../data/restaurants.ts';
import { CardCarousel, MoreLink } from '../../shared/CardCarousel.tsx';
import { RestaurantCard } from '../../shared/RestaurantCard.tsx';

const openKitchens = restaurants
  .filter(({ isOpen }) => isOpen)
  .toSorted((one, other) => other.rating - one.rating);

/** Shows the open restaurants, the best rated first. */
export function Kitchens() {
  return (
    <CardCarousel
      id="kitchens"
      title="Open now"
      more={<MoreLink to="/restaurants">See all restaurants</MoreLink>}
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
