import { assign, sendParent, setup } from 'xstate';
import type { CartItem } from '../src/domain/entities.ts';
import type { PageChanged, SessionChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

export type VegModeEvent =
  | { type: 'vegMode.requested' }
  | { type: 'vegMode.dishesRemoved' }
  | { type: 'vegMode.dishesKept' }
  | { type: 'vegMode.declined' }
  | PageChanged
  | SessionChanged;

/** Turns on veg mode. `without` contains the dishes to remove from the cart. */
export type VegModeToApp = { type: 'vegMode.turnedOn'; without: readonly CartItem[] };

export const vegModeMachine = setup({
  types: {
    context: {} as {
      userId: string | null;
      /**
       * The non-veg dishes that were in the cart when veg mode was last requested. The list keeps its value
       * while the dialog fades out.
       */
      dishes: readonly CartItem[];
    },
    events: {} as VegModeEvent,
  },
  actors: {
    findNonVegetarian: unprovided.promise<readonly CartItem[]>('findNonVegetarian'),
  },
  actions: {
    turnOn: sendParent(
      (_, without: readonly CartItem[]) =>
        ({ type: 'vegMode.turnedOn', without }) satisfies VegModeToApp,
    ),
    followCustomer: assign({ userId: (_, userId: string | null) => userId }),
    rememberDishes: assign({ dishes: (_, dishes: readonly CartItem[]) => dishes }),
    forgetDishes: assign({ dishes: [] }),
  },
  guards: {
    hasDishes: (_, dishes: readonly CartItem[]) => dishes.length > 0,
    isOfAnotherCustomer: ({ context }, userId: string | null) =>
      context.userId !== null && context.userId !== userId,
  },
}).createMachine({
  id: 'veg-mode',
  description: 'Turns on veg mode, after asking about the non-veg dishes in the cart.',
  context: { userId: null, dishes: [] },
  initial: 'idle',
  on: {
    'vegMode.requested': { target: '.checkingCart' },
    'session.changed': [
      {
        description:
          'Closes a question that was for another customer. A guest’s question stays open at sign-in.',
        guard: { type: 'isOfAnotherCustomer', params: ({ event }) => event.userId },
        target: '.idle',
        actions: ['forgetDishes', { type: 'followCustomer', params: ({ event }) => event.userId }],
      },
      { actions: { type: 'followCustomer', params: ({ event }) => event.userId } },
    ],
  },
  states: {
    idle: {},
    checkingCart: {
      on: {
        'page.changed': {
          description:
            'A question must not open over another page, so veg mode turns on without asking. The cart marks its non-veg dishes.',
          target: 'idle',
          actions: { type: 'turnOn', params: [] },
        },
      },
      invoke: {
        src: 'findNonVegetarian',
        onDone: [
          {
            guard: { type: 'hasDishes', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'rememberDishes', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'turnOn', params: [] } },
        ],
        onError: {
          description:
            'If the dishes can’t be looked up, veg mode turns on without asking. The cart marks its non-veg dishes.',
          target: 'idle',
          actions: { type: 'turnOn', params: [] },
        },
      },
    },
    asking: {
      on: {
        'vegMode.dishesRemoved': {
          target: 'idle',
          actions: { type: 'turnOn', params: ({ context }) => context.dishes },
        },
        'vegMode.dishesKept': { target: 'idle', actions: { type: 'turnOn', params: [] } },
        'vegMode.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
  },
});
