import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { restaurantLookupMachine } from '../../../machines/restaurant-lookup.ts';
import type { RestaurantLookupOutcome } from '../../../machines/restaurant-lookup.ts';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { useMachine } from '../../shared/actors.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';

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
  // A prerendered page shows the restaurant already: the lookup begins at its end there.
  const isHydrated = useIsHydrated();
  const snapshot = useMemo(
    () => (isHydrated ? undefined : loadedSnapshot(restaurantId)),
    [isHydrated, restaurantId],
  );
  const [lookup] = useMachine(sampleLookup, { input: { restaurantId }, snapshot });
  return lookup;
}
