import { favouritesMachine } from '../../machines/favourites.ts';
import { createActorContext } from './actors.ts';

/** The customer's favourite restaurants; `app/AppActors` gives it session and storage. */
export const FavouritesContext = createActorContext(favouritesMachine);
