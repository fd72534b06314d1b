import { fromPromise } from 'xstate';
import { restaurantLookupMachine } from '../../../machines/restaurant-lookup.ts';
import type { RestaurantLookupOutcome } from '../../../machines/restaurant-lookup.ts';
import { menus } from '../../data/menus.ts';
import { restaurants } from '../../data/restaurants.ts';
import { useMachine } from '../../shared/actors.ts';

const sampleLookup = restaurantLookupMachine.provide({
  actors: {
    loadRestaurant: fromPromise<RestaurantLookupOutcome, { restaurantId: string }>(
      async ({ input }) => {
        const restaurant = restaurants.find(({ id }) => id === input.restaurantId);
        return restaurant
          ? { kind: 'found', restaurant, menu: menus[restaurant.id] ?? [] }
          : { kind: 'notFound' };
      },
    ),
  },
  actions: { logFailure: (_, { error }) => console.error(error) },
});

/** The lookup of one restaurant; for another id, mount it anew. */
export function useRestaurant(restaurantId: string) {
  const [lookup] = useMachine(sampleLookup, { input: { restaurantId } });
  return lookup;
}
