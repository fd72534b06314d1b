import { assign, fromPromise, setup } from 'xstate';
import type { MenuItem, Restaurant } from './entities.ts';

export type RestaurantLookupOutcome =
  { kind: 'found'; restaurant: Restaurant; menu: readonly MenuItem[] } | { kind: 'notFound' };

type Found = Extract<RestaurantLookupOutcome, { kind: 'found' }>;

export const restaurantLookupMachine = setup({
  types: {
    input: {} as { restaurantId: string },
    context: {} as { restaurantId: string; found: Found | null },
  },
  actors: {
    loadRestaurant: fromPromise<RestaurantLookupOutcome, { restaurantId: string }>(() =>
      Promise.reject(new Error('loadRestaurant must be provided')),
    ),
  },
  actions: {
    rememberRestaurant: assign({
      // Stryker disable next-line ConditionalExpression: The guard isFound stands before it; the question narrows the type for the compiler.
      found: (_, outcome: RestaurantLookupOutcome) => (outcome.kind === 'found' ? outcome : null),
    }),
    logFailure: (_, { error }: { error: unknown }) => {
      throw new Error('logFailure must be provided', { cause: error });
    },
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
