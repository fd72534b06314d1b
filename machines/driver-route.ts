import { assign, setup } from 'xstate';
import type { Coordinates, Restaurant } from '../src/domain/entities.ts';

export type DriverRouteEvent = { type: 'route.planned'; stops: Coordinates[] };

export const driverRouteMachine = setup({
  types: {
    input: {} as {
      /**
       * Chooses a restaurant, a street and a route at random. The machine calls this function once, when it
       * starts.
       */
      draw: () => { restaurant: Restaurant; street: string; stops: Coordinates[] };
    },
    context: {} as {
      restaurant: Restaurant;
      /** The text that says where the driver is, such as 'Turning onto Lodhi Road'. */
      street: string;
      /** The stops from the restaurant to the door, or from the driver to the customer's position. */
      stops: Coordinates[];
      /** The index of the driver's current stop. */
      reached: number;
    },
    events: {} as DriverRouteEvent,
  },
  actions: {
    followRoute: assign({ stops: (_, stops: Coordinates[]) => stops, reached: 0 }),
    advance: assign({ reached: ({ context }) => context.reached + 1 }),
  },
  guards: {
    isNextStopTheDoor: ({ context }) => context.reached + 2 >= context.stops.length,
  },
  delays: { stepDelay: 2000 },
}).createMachine({
  id: 'driver-route',
  description: 'The simulated drive to the customer, stop by stop.',
  context: ({ input }) => {
    return { ...input.draw(), reached: 0 };
  },
  initial: 'atRestaurant',
  on: {
    'route.planned': {
      description: 'The customer’s position was found or updated.',
      target: '.driving',
      actions: { type: 'followRoute', params: ({ event }) => event.stops },
    },
  },
  states: {
    atRestaurant: {},
    driving: {
      after: {
        stepDelay: [
          { guard: 'isNextStopTheDoor', target: 'arrived', actions: 'advance' },
          { target: 'driving', reenter: true, actions: 'advance' },
        ],
      },
    },
    arrived: {},
  },
});
