import { MoreLink } from '../../shared/CardCarousel.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { OpenRestaurants } from '../../shared/OpenRestaurants.tsx';

export function Kitchens() {
  return (
    <OpenRestaurants
      more={<MoreLink to="/restaurants">{sharedMessages.seeAllRestaurants}</MoreLink>}
    />
  );
}
