import { createCustomerRecordMachine } from './customer-record.ts';
import type { RecordDefinition } from './customer-record.ts';

/** The ids of restaurants, the latest last. */
export type Favourites = readonly string[];

export type FavouritesOperation = { type: 'added' | 'removed'; restaurantId: string };

export const favouritesRecord: RecordDefinition<Favourites, FavouritesOperation> = {
  empty: [],
  isEmpty: (favourites) => favourites.length === 0,
  apply: (favourites, { type, restaurantId }) => {
    const others = favourites.filter((id) => id !== restaurantId);
    return type === 'added' ? [...others, restaurantId] : others;
  },
  toOperations: (favourites) => favourites.map((restaurantId) => ({ type: 'added', restaurantId })),
};

export const favouritesMachine = createCustomerRecordMachine({
  ...favouritesRecord,
  id: 'favourites',
  description: 'The restaurants that a customer likes. A guest’s join those of who signs in.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
