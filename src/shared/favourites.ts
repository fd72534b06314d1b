import { actorOfApp } from './app.ts';

/** The record of the customer's favourite restaurants. */
export const FavouritesActor = actorOfApp('favourites');
