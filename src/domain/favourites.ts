import type { RecordDefinition } from './record-definition.ts';

/** The IDs of the favourite restaurants, the most recently added last. */
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
