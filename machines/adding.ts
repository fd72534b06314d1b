import { assign, not, sendParent, setup } from 'xstate';
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

type PickedDish = { restaurant: RestaurantSummary; item: CartItem };

export type AddingEvent =
  | ({ type: 'adding.dishPicked' } & PickedDish)
  | { type: 'adding.orderRepeated'; offer: ReorderOffer }
  /** The customer answers yes to the open question. */
  | { type: 'adding.accepted' }
  /** The customer adds only those dishes of a repeated order that fit the diet. */
  | { type: 'adding.restAccepted' }
  | { type: 'adding.declined' }
  | ({ type: 'diet.changed' } & KnownDiet)
  | { type: 'cart.changed'; cart: Cart }
  | PageChanged;

/** The event that asks the app to change the cart. `isOrder` says whether a past order is added. */
export type AddingToApp = { type: 'adding.finished'; operation: CartOperation; isOrder: boolean };

export type ConcernsInput = { dishes: readonly Pick<CartItem, 'id' | 'name'>[]; diet: Diet };

type Context = KnownDiet & {
  cart: Cart;
  /**
   * The part of the past order that is available today; null if a single dish is added. The fields `offer`,
   * `selection` and `concerns` keep their values while the dialog with the question fades out.
   */
  offer: ReorderOffer | null;
  selection: Selection | null;
  concerns: readonly DietConflict[];
  /** The ID of the restaurant whose dishes the customer has agreed to remove from the cart. */
  replacedId: string | null;
  /** The dishes that the customer picked during a lookup, the earliest first. */
  waiting: readonly Selection[];
};

/** The part of the context that belongs to the dishes that are being added. */
const nothingPicked = { offer: null, selection: null, concerns: [], replacedId: null };

function toSelection({ restaurant, item }: PickedDish): Selection {
  return { restaurant, items: [item] };
}

// Stryker disable next-line OptionalChaining,ArrayDeclaration: The machine reads the dishes only after something is selected. Screens also read the dishes before that, but mutation tests render no screen.
export const itemsOf = ({ selection }: Pick<Context, 'selection'>) => selection?.items ?? [];

/** Returns whether adding the dishes would replace another restaurant's dishes in the cart. */
export function replacesOrder({ cart, selection }: Pick<Context, 'cart' | 'selection'>): boolean {
  return selection !== null && isFromAnotherRestaurant(cart, selection.restaurant);
}

/** Returns whether some of the dishes have no conflict with the diet. */
export function hasRest(context: Context): boolean {
  return withoutConcerns(itemsOf(context), context.concerns).length > 0;
}

/** Returns the operation that changes the cart once the customer has agreed to every question. */
export function operationOf({ cart, selection }: Context): CartOperation {
  // Stryker disable next-line ConditionalExpression,ObjectLiteral,StringLiteral,ArrayDeclaration: An addition is finished only if something is selected, so the fallback is only for the compiler.
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
    findConcerns: unprovided.promise<readonly DietConflict[], ConcernsInput>('findConcerns'),
  },
  actions: {
    followDiet: assign((_, { userId, diet }: KnownDiet) => ({ userId, diet })),
    followCart: assign({ cart: (_, cart: Cart) => cart }),
    rememberDish: assign((_, picked: PickedDish) => ({
      ...nothingPicked,
      selection: toSelection(picked),
    })),
    rememberOffer: assign((_, offer: ReorderOffer) => ({
      ...nothingPicked,
      offer,
      selection: offer.selection,
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
    forget: assign({ ...nothingPicked, waiting: [] }),
    makeWait: assign({
      waiting: ({ context }, picked: PickedDish) => [...context.waiting, toSelection(picked)],
    }),
    takeFirst: assign(({ context: { waiting } }) => ({
      ...nothingPicked,
      selection: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    /** Moves the focus to the last of the added dishes if the focused control has disappeared. */
    focusAdded: unprovided.action<readonly CartItem[]>('focusAdded'),
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
    needsReplaceQuestion: ({ context }) =>
      // Stryker disable next-line OptionalChaining: A cart that can be replaced has items, and so a restaurant.
      replacesOrder(context) && context.cart.restaurant?.id !== context.replacedId,
    isAnyWaiting: ({ context }) => context.waiting.length > 0,
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
    ...nothingPicked,
    waiting: [],
  },
  initial: 'idle',
  on: {
    'diet.changed': [
      {
        description:
          'Closes a question that was for another customer. A guest’s question stays open at sign-in.',
        guard: { type: 'isOfAnotherCustomer', params: ({ event }) => event },
        target: '.idle',
        actions: ['forget', { type: 'followDiet', params: ({ event }) => event }],
      },
      { actions: { type: 'followDiet', params: ({ event }) => event } },
    ],
    'cart.changed': { actions: { type: 'followCart', params: ({ event }) => event.cart } },
    'adding.dishPicked': {
      target: '.checkingDiet',
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
        description:
          'Nothing has changed since the order, so the question about changes is skipped.',
        target: '.checkingDiet',
        actions: { type: 'rememberOffer', params: ({ event }) => event.offer },
      },
    ],
  },
  states: {
    idle: {
      always: {
        description:
          'Looks up a waiting dish even without restrictions, so that the changed cart arrives before the next check.',
        guard: 'isAnyWaiting',
        target: 'findingConcerns',
        actions: 'takeFirst',
      },
    },
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
      description:
        'This question also covers replacing the cart, so there is no second question about it.',
      on: {
        'adding.accepted': { target: 'checkingDiet', actions: 'agreeToReplace' },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
    checkingDiet: {
      always: [
        {
          description: 'Without restrictions, no lookup is needed.',
          guard: 'isUnrestricted',
          target: 'checkingCart',
        },
        { target: 'findingConcerns' },
      ],
    },
    findingConcerns: {
      on: {
        'adding.dishPicked': {
          description: 'The dish waits, because each dish gets its own questions.',
          actions: { type: 'makeWait', params: ({ event }) => event },
        },
      },
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
          { target: 'checkingCart' },
        ],
        onError: {
          description: 'If the facts about the dishes can’t be loaded, the customer is asked.',
          target: 'askingAboutDiet',
          actions: 'doubtAll',
        },
      },
    },
    askingAboutDiet: {
      tags: ['question'],
      on: {
        'adding.accepted': { target: 'checkingCart' },
        'adding.restAccepted': {
          guard: 'hasRest',
          target: 'checkingCart',
          actions: 'leaveOutConcerns',
        },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
    checkingCart: {
      always: [
        { guard: 'needsReplaceQuestion', target: 'askingToReplace' },
        {
          target: 'idle',
          actions: ['finish', { type: 'focusAdded', params: ({ context }) => itemsOf(context) }],
        },
      ],
    },
    askingToReplace: {
      tags: ['question'],
      description: 'The cart contains another restaurant’s dishes, which would be removed.',
      always: {
        description: 'Another tab has ordered or removed the other restaurant’s dishes.',
        guard: not('needsReplaceQuestion'),
        target: 'idle',
      },
      on: {
        'adding.accepted': { target: 'idle', actions: 'finish' },
        'adding.declined': { target: 'idle' },
        'page.changed': { target: 'idle' },
      },
    },
  },
});
