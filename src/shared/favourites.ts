import { actorOfApp } from './app.ts';

/** The customer's favourite restaurants. */
export const FavouritesActor = actorOfApp('favourites');
