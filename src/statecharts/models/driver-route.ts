import { driverRouteMachine } from '../../../machines/driver-route.ts';
import { planRoute } from '../../domain/delivery-route.ts';
import { defineModel } from '../model.ts';
import { coalPlace, home } from './values.ts';

export const driverRouteModel = defineModel({
  machine: driverRouteMachine,
  starts: { 'an order at the restaurant': { input: { restaurant: coalPlace } } },
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
