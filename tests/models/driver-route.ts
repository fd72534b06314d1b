import { defineModel } from 'chartwalk';
import { driverRouteMachine } from '../../machines/driver-route.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import { planRoute } from '../../src/domain/delivery-route.ts';
import { DEFAULT_CENTRE } from '../../src/domain/tracking.ts';
import type { Restaurant } from '../../src/domain/entities.ts';
import { coal, coalPlace, home } from '../fixtures.ts';

const restaurant = restaurants.find(({ id }) => id === coal.id) as Restaurant;

export const driverRouteModel = defineModel({
  machine: driverRouteMachine,
  starts: {
    'an order at the restaurant': {
      input: {
        draw: () => ({
          restaurant,
          street: 'Passing India Gate on Kartavya Path',
          stops: planRoute(coalPlace, DEFAULT_CENTRE, () => 0),
        }),
      },
    },
  },
  moves: {
    'route.planned': {
      samples: {
        'the customer’s position is found': { stops: planRoute(coalPlace, home, () => 0) },
      },
    },
    'xstate.after.stepDelay': { samples: { 'two seconds pass': {} } },
  },
  memory: ({ reached, stops }) => [reached, stops.length],
});
