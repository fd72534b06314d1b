import { assign, sendParent, setup } from 'xstate';
import { emptyCart, isFromAnotherRestaurant } from '../src/domain/cart.ts';
import type { CartOperation, Selection } from '../src/domain/cart.ts';
import { dietRecord, restricts, withoutConcerns } from '../src/domain/diet.ts';
import type { DietConflict, Diet } from '../src/domain/diet.ts';
import type { Cart, CartItem, RestaurantSummary } from '../src/domain/entities.ts';
import type { ReorderOffer } from '../src/domain/reorder-offer.ts';
import type { PageChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

/** The diet of the current customer. */
export type KnownDiet = { userId: string | null; diet: Diet };

export type AddingEvent =
  | { type: 'adding.dishPicked'; restaurant: RestaurantSummary; item: Omit<CartItem, 'quantity'> }
  | { type: 'adding.orderRepeated'; offer: ReorderOffer }
  /** Yes to the question that is asked. */
  | { type: 'adding.accepted' }
  /** For a reorder: adds only the dishes that fit the diet. */
  | { type: 'adding.restAccepted' }
  | { type: 'adding.declined' }
  | ({ type: 'diet.changed' } & KnownDiet)
  | { type: 'cart.changed'; cart: Cart }
  | PageChanged;

/** Reports changes of the cart, and whether an order was added to it. */
export type AddingToApp = { type: 'adding.finished'; operation: CartOperation; isOrder: boolean };

export type ConcernsInput = { dishes: readonly Pick<CartItem, 'id' | 'name'>[]; diet: Diet };

type Context = KnownDiet & {
  /** The current cart. */
  cart: Cart;
  /**
   * The part of the past order that is available today; null if a dish is added. Like the next two, it is
   * kept until its question has faded out.
   */
  offer: ReorderOffer | null;
  /** The dishes that would be added. */
  selection: Selection | null;
  /** Their conflicts with the diet. */
  concerns: readonly DietConflict[];
  /** The restaurant whose order the customer has agreed to let go. */
  replacedId: string | null;
};

// Stryker disable next-line OptionalChaining,ArrayDeclaration: Something is selected where its dishes are looked at; the fallback is for the compiler.
const itemsOf = ({ selection }: Pick<Context, 'selection'>) => selection?.items ?? [];

/** Whether the order of another restaurant would have to go. */
export function replacesOrder({ cart, selection }: Pick<Context, 'cart' | 'selection'>): boolean {
  return selection !== null && isFromAnotherRestaurant(cart, selection.restaurant);
}

/** Whether some of an order that is repeated can be had although something speaks against the rest. */
export function hasRest(context: Context): boolean {
  return withoutConcerns(itemsOf(context), context.concerns).length > 0;
}

/** How the cart changes once everything is agreed to. */
export function operationOf({ cart, selection }: Context): CartOperation {
  // Stryker disable next-line ConditionalExpression,ObjectLiteral,StringLiteral,ArrayDeclaration: Something is selected where an addition is finished; the fallback is for the compiler.
  if (!selection) return { type: 'itemsRemoved', items: [] };
  return replacesOrder({ cart, selection })
    ? { type: 'orderStarted', order: selection }
    : { ...selection, type: 'itemsAdded' };
}

export const addingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AddingEvent,
    tags: {} as 'question',
  },
  actors: {
    /** Returns the conflicts of the dishes with the diet. */
    findConcerns: unprovided.promise<readonly DietConflict[], ConcernsInput>('findConcerns'),
  },
  actions: {
    followDiet: assign((_, { userId, diet }: KnownDiet) => ({ userId, diet })),
    followCart: assign({ cart: (_, cart: Cart) => cart }),
    rememberDish: assign(
      (
        _,
        { restaurant, item }: Pick<Selection, 'restaurant'> & { item: Omit<CartItem, 'quantity'> },
      ) => ({
        offer: null,
        selection: { restaurant, items: [{ ...item, quantity: 1 }] },
        concerns: [],
        replacedId: null,
      }),
    ),
    rememberOffer: assign((_, offer: ReorderOffer) => ({
      offer,
      selection: offer.selection,
      concerns: [],
      replacedId: null,
    })),
    rememberConcerns: assign({ concerns: (_, concerns: readonly DietConflict[]) => concerns }),
    doubtAll: assign({
      concerns: ({ context }) =>
        itemsOf(context).map(({ id, name }) => ({
          dish: { id, name },
          isNotVegetarian: false,
          allergens: [],
          isUndeclared: true,
        })),
    }),
    leaveOutConcerns: assign({
      selection: ({ context }) =>
        context.selection && {
          ...context.selection,
          items: withoutConcerns(context.selection.items, context.concerns),
        },
    }),
    agreeToReplace: assign({ replacedId: ({ context }) => context.cart.restaurant?.id ?? null }),
    forget: assign({ offer: null, selection: null, concerns: [], replacedId: null }),
    finish: sendParent(
      ({ context }) =>
        ({
          type: 'adding.finished',
          operation: operationOf(context),
          isOrder: context.offer !== null,
        }) satisfies AddingToApp,
    ),
  },
  guards: {
    isImpossible: (_, { selection }: ReorderOffer) => selection === null,
    isChanged: (_, { changes }: ReorderOffer) => changes.length > 0,
    isUnrestricted: ({ context }) => !restricts(context.diet),
    hasConcerns: (_, concerns: readonly DietConflict[]) => concerns.length > 0,
    hasRest: ({ context }) => hasRest(context),
    isUnasked: ({ context }) =>
      replacesOrder(context) && context.cart.restaurant?.id !== context.replacedId,
    isOfAnotherCustomer: ({ context }, { userId }: KnownDiet) =>
      context.userId !== null && context.userId !== userId,
  },
}).createMachine({
  id: 'adding',
  description: 'Adds a dish or a past order to the cart. Each state asks one question.',
  context: {
    userId: null,
    diet: dietRecord.empty,
    cart: emptyCart,
    offer: null,
    selection: null,
    concerns: [],
    replacedId: null,
  },
  initial: 'idle',
  on: {
    'diet.changed': [
      {
        description: 'A guest who signs in still has to answer. The next customer does not.',
        guard: { type: 'isOfAnotherCustomer', params: ({ event }) => event },
        target: '.idle',
        actions: ['forget', { type: 'followDiet', params: ({ event }) => event }],
      },
      { actions: { type: 'followDiet', params: ({ event }) => event } },
    ],
    'cart.changed': { actions: { type: 'followCart', params: ({ event }) => event.cart } },
    'adding.dishPicked': {
      target: '.againstDiet',
      actions: { type: 'rememberDish', params: ({ event }) => event },
    },
    'adding.orderRepeated': [
      {
        guard: { type: 'isImpossible', params: ({ event }) => event.offer },
        target: '.impossible',
        actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
      },
      {
        guard: { type: 'isChanged', params: ({ event }) => event.offer },
        target: '.askingAboutChanges',
        actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
      },
      {
        description: 'Unchanged: adds without asking.',
        target: '.againstDiet',
        actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
      },
    ],
  },
  states: {
    idle: {},
    impossible: {
      tags: ['question'],
      description: 'The restaurant is gone or closed, or no longer has any of the dishes.',
      on: {
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
    askingAboutChanges: {
      tags: ['question'],
      description: 'This question also covers replacing the cart, so that is not asked again.',
      on: {
        'adding.accepted': { target: 'againstDiet', actions: 'agreeToReplace' },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
    againstDiet: {
      always: [
        {
          description: 'No restrictions: add straight away.',
          guard: 'isUnrestricted',
          target: 'besideAnotherOrder',
        },
        { target: 'findingConcerns' },
      ],
    },
    findingConcerns: {
      invoke: {
        id: 'findConcerns',
        src: 'findConcerns',
        input: ({ context }) => ({ dishes: itemsOf(context), diet: context.diet }),
        onDone: [
          {
            guard: { type: 'hasConcerns', params: ({ event }) => event.output },
            target: 'askingAboutDiet',
            actions: { type: 'rememberConcerns', params: ({ event }) => event.output },
          },
          { target: 'besideAnotherOrder' },
        ],
        onError: {
          description: 'Data unavailable: ask the customer.',
          target: 'askingAboutDiet',
          actions: 'doubtAll',
        },
      },
    },
    askingAboutDiet: {
      tags: ['question'],
      on: {
        'adding.accepted': { target: 'besideAnotherOrder' },
        'adding.restAccepted': {
          guard: 'hasRest',
          target: 'besideAnotherOrder',
          actions: 'leaveOutConcerns',
        },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
    besideAnotherOrder: {
      always: [
        { guard: 'isUnasked', target: 'askingToReplace' },
        { target: 'idle', actions: 'finish' },
      ],
    },
    askingToReplace: {
      tags: ['question'],
      description: 'The cart holds another restaurant’s dishes and would be emptied.',
      on: {
        'adding.accepted': { target: 'idle', actions: 'finish' },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
  },
});
