import { createCustomerRecordMachine } from '../../machines/customer-record.ts';
import type { Favourites, FavouritesOperation } from '../domain/favourites.ts';
import { createActorContext } from './actors.ts';

/** The customer's favourite restaurants; `app/AppActors` gives it session and storage. */
export const FavouritesContext = createActorContext(
  createCustomerRecordMachine<Favourites, FavouritesOperation>(),
);
