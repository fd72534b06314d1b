import { assign, sendParent, setup } from 'xstate';
import { dietRecord, restricts, withoutConcerns } from '../src/domain/diet.ts';
import type { Concern, Diet } from '../src/domain/diet.ts';
import type { CartItem } from '../src/domain/entities.ts';
import type { CartEvent } from './cart.ts';
import { unprovided } from './unprovided.ts';

/** What would go into the cart, as the cart takes it. */
export type Addition = Extract<CartEvent, { type: 'cart.itemAdded' | 'cart.orderRepeated' }>;

/** Whose diet it is now. */
export type KnownDiet = { userId: string | null; diet: Diet };

export type DietCheckEvent =
  | { type: 'check.picked'; addition: Addition }
  | { type: 'check.allAccepted' }
  | { type: 'check.restAccepted' }
  | { type: 'check.declined' }
  | ({ type: 'check.dietChanged' } & KnownDiet);

/** What the app is told: null where no dish is left. */
export type DietCheckToApp = { type: 'check.passed'; addition: Addition | null };

export type ConcernsInput = { addition: Addition | null; diet: Diet };

/** What would go into the cart; none where nothing was picked. */
export function dishesOf(addition: Addition | null): readonly Pick<CartItem, 'id' | 'name'>[] {
  if (addition === null) return [];
  return addition.type === 'cart.itemAdded' ? [addition.item] : addition.items;
}

/** The addition without the dishes that raise concerns; null where nothing is left. */
export function restOf(addition: Addition | null, concerns: readonly Concern[]): Addition | null {
  if (addition?.type !== 'cart.orderRepeated') return null;
  const items = withoutConcerns(addition.items, concerns);
  return items.length > 0 ? { ...addition, items } : null;
}

export const dietCheckMachine = setup({
  types: {
    context: {} as KnownDiet & {
      /** What was picked last, and what there is to say against it: seen until the question has faded. */
      addition: Addition | null;
      concerns: readonly Concern[];
    },
    events: {} as DietCheckEvent,
    tags: {} as 'question',
  },
  actors: {
    /** Answers with what there is to say against the dishes. */
    findConcerns: unprovided.promise<readonly Concern[], ConcernsInput>('findConcerns'),
  },
  actions: {
    /** Hands what was picked to the cart; nothing where nothing was. */
    handOn: sendParent(
      (_, addition: Addition | null) =>
        ({ type: 'check.passed', addition }) satisfies DietCheckToApp,
    ),
    followDiet: assign((_, { userId, diet }: KnownDiet) => ({ userId, diet })),
    rememberPicked: assign({ addition: (_, addition: Addition) => addition, concerns: [] }),
    rememberConcerns: assign({ concerns: (_, concerns: readonly Concern[]) => concerns }),
    doubtAll: assign({
      concerns: ({ context }) =>
        dishesOf(context.addition).map(({ id, name }) => ({
          dish: { id, name },
          isNotVegetarian: false,
          allergens: [],
          isUndeclared: true,
        })),
    }),
    forgetQuestion: assign({ addition: null, concerns: [] }),
  },
  guards: {
    isUnrestricted: ({ context }) => !restricts(context.diet),
    hasConcerns: (_, concerns: readonly Concern[]) => concerns.length > 0,
    isOfAnotherCustomer: ({ context }, { userId }: KnownDiet) =>
      context.userId !== null && context.userId !== userId,
  },
}).createMachine({
  id: 'diet-check',
  description: 'What the customer’s diet has to ask before a dish goes into the cart.',
  context: {
    userId: null,
    diet: dietRecord.empty,
    addition: null,
    concerns: [],
  },
  initial: 'idle',
  on: {
    'check.dietChanged': [
      {
        description:
          'A guest who signs in still has to answer; what one customer picked is not asked of the next.',
        guard: { type: 'isOfAnotherCustomer', params: ({ event }) => event },
        target: '.idle',
        actions: ['forgetQuestion', { type: 'followDiet', params: ({ event }) => event }],
      },
      { actions: { type: 'followDiet', params: ({ event }) => event } },
    ],
    'check.picked': [
      {
        description: 'Who eats everything is asked nothing, and waits for nothing.',
        guard: 'isUnrestricted',
        target: '.idle',
        actions: { type: 'handOn', params: ({ event }) => event.addition },
      },
      {
        target: '.checking',
        actions: { type: 'rememberPicked', params: ({ event }) => event.addition },
      },
    ],
  },
  states: {
    idle: {},
    checking: {
      invoke: {
        src: 'findConcerns',
        input: ({ context: { addition, diet } }) => ({ addition, diet }),
        onDone: [
          {
            guard: { type: 'hasConcerns', params: ({ event }) => event.output },
            target: 'askingToAdd',
            actions: { type: 'rememberConcerns', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: { type: 'handOn', params: ({ context }) => context.addition },
          },
        ],
        onError: {
          description: 'Where nobody can tell, the customer decides.',
          target: 'askingToAdd',
          actions: 'doubtAll',
        },
      },
    },
    askingToAdd: {
      tags: ['question'],
      on: {
        'check.allAccepted': {
          target: 'idle',
          actions: { type: 'handOn', params: ({ context }) => context.addition },
        },
        'check.restAccepted': {
          description: 'Of an order that is repeated, the dishes that nothing speaks against.',
          target: 'idle',
          actions: {
            type: 'handOn',
            params: ({ context }) => restOf(context.addition, context.concerns),
          },
        },
        'check.declined': { target: 'idle' },
      },
    },
  },
});
