import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { restaurantLookupMachine } from '../../../machines/restaurant-lookup.ts';
import type { RestaurantLookupOutcome } from '../../../machines/restaurant-lookup.ts';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { useMachine } from '../../shared/actors.ts';

function lookUp(restaurantId: string): RestaurantLookupOutcome {
  const restaurant = restaurants.find(({ id }) => id === restaurantId);
  return restaurant
    ? { kind: 'found', restaurant, menu: menus[restaurant.id] ?? [] }
    : { kind: 'notFound' };
}

const sampleLookup = restaurantLookupMachine.provide({
  actors: {
    loadRestaurant: fromPromise<RestaurantLookupOutcome, { restaurantId: string }>(
      async ({ input }) => lookUp(input.restaurantId),
    ),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** Where the lookup of a restaurant ends; undefined for one that is not there. */
function loadedSnapshot(restaurantId: string) {
  const found = lookUp(restaurantId);
  if (found.kind !== 'found') return undefined;
  return sampleLookup.resolveState({ value: 'loaded', context: { restaurantId, found } });
}

/** The lookup of one restaurant; for another id, mount it anew. */
export function useRestaurant(restaurantId: string) {
  // The first page of a visit is prerendered with its restaurant: the lookup begins at its end there.
  const isFirstPage = useLocation().key === 'default';
  const snapshot = useMemo(
    () => (isFirstPage ? loadedSnapshot(restaurantId) : undefined),
    [isFirstPage, restaurantId],
  );
  const [lookup] = useMachine(sampleLookup, {
    input: { restaurantId },
    ...(snapshot && { snapshot }),
  });
  return lookup;
}
