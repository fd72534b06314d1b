import { actorOfApp } from './app.ts';

/** The actor that stores the customer's favourite restaurants. */
export const FavouritesActor = actorOfApp('favourites');
