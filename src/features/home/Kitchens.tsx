import { MoreLink } from '../../shared/CardCarousel.tsx';
import { messages as sharedMessages } from '../../shared/messages.en.ts';
import { OpenRestaurants } from '../../shared/OpenRestaurants.tsx';
import { messages } from './messages.en.tsx';

export function Kitchens() {
  return (
    <OpenRestaurants
      title={messages.openNow}
      more={<MoreLink to="/restaurants">{sharedMessages.seeAllRestaurants}</MoreLink>}
    />
  );
}
