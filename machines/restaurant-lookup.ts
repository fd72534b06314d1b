import { assign, setup } from 'xstate';
import type { MenuItem, Restaurant } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type RestaurantLookupOutcome =
  | { kind: 'found'; restaurant: Restaurant; menu: readonly MenuItem[] }
  | { kind: 'notFound' };

type Found = Extract<RestaurantLookupOutcome, { kind: 'found' }>;

export const restaurantLookupMachine = setup({
  types: {
    input: {} as { restaurantId: string },
    context: {} as { restaurantId: string; found: Found | null },
  },
  actors: {
    loadRestaurant: unprovided.promise<RestaurantLookupOutcome, { restaurantId: string }>(
      'loadRestaurant',
    ),
  },
  actions: {
    rememberRestaurant: assign({
      // Stryker disable next-line ConditionalExpression: The guard isFound stands before it; the question narrows the type for the compiler.
      found: (_, outcome: RestaurantLookupOutcome) => (outcome.kind === 'found' ? outcome : null),
    }),
    logFailure: unprovided.action<{ error: unknown }>('logFailure'),
  },
  guards: {
    isFound: (_, outcome: RestaurantLookupOutcome) => outcome.kind === 'found',
  },
}).createMachine({
  id: 'restaurant-lookup',
  description: 'One restaurant and its menu, by the id in the address.',
  context: ({ input }) => ({ restaurantId: input.restaurantId, found: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadRestaurant',
        input: ({ context }) => ({ restaurantId: context.restaurantId }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'loaded',
            actions: { type: 'rememberRestaurant', params: ({ event }) => event.output },
          },
          { target: 'notFound' },
        ],
        onError: {
          target: 'notFound',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loaded: { type: 'final' },
    notFound: { type: 'final' },
  },
});
