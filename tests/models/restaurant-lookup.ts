import { defineModel } from 'chartwalk';
import { restaurantLookupMachine } from '../../machines/restaurant-lookup.ts';
import type { RestaurantLookupOutcome } from '../../machines/restaurant-lookup.ts';
import { menus } from '../../src/data/menus.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { coal } from '../fixtures.ts';

function found(id: string): RestaurantLookupOutcome {
  const restaurant = restaurants.find((it) => it.id === id);
  if (!restaurant) throw new Error(`There is no restaurant ${id}.`);
  return { kind: 'found', restaurant, menu: menus[id] ?? [] };
}

export const restaurantLookupModel = defineModel({
  machine: restaurantLookupMachine,
  starts: {
    'at the address of a restaurant': { input: { restaurantId: coal.id } },
    'at the address of no restaurant': { input: { restaurantId: 'nowhere' } },
  },
  moves: {
    'xstate.done.actor.loadRestaurant': {
      samples: {
        'the restaurant is found': found(coal.id),
        'there is no such restaurant': { kind: 'notFound' },
      },
      when: ({ context }, { kind }: RestaurantLookupOutcome) =>
        (kind === 'found') === (context.restaurantId === coal.id),
    },
    'xstate.error.actor.loadRestaurant': {
      samples: { 'looking the restaurant up breaks down': new Error('The map is torn.') },
    },
  },
});
