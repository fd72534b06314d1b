import { defineModel } from 'chartwalk';
import type { SnapshotFrom } from 'xstate';
import { dietCheckMachine, dishesOf, restOf } from '../../machines/diet-check.ts';
import type { Addition } from '../../machines/diet-check.ts';
import { allergensOf } from '../../src/data/allergens.ts';
import { concernsOf } from '../../src/domain/diet.ts';
import type { Concern } from '../../src/domain/diet.ts';
import type { CartItem } from '../../src/domain/entities.ts';
import { asha, bimal, coal, coalDish, coalSalad } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof dietCheckMachine>;

const eatsAll = { isVegetarian: false, avoided: [] } as const;
const isVegetarian = { isVegetarian: true, avoided: [] } as const;

const meatInCart: CartItem = { ...coalDish, quantity: 1 };

/** Two dishes that Asha has ordered together before, one of them with meat. */
const repeated: Addition = {
  type: 'cart.orderRepeated',
  restaurant: coal,
  items: [meatInCart, { ...coalSalad, quantity: 1 }],
};

function concernsIn({ context: { addition, diet } }: Snapshot): readonly Concern[] {
  return concernsOf(dishesOf(addition), diet, (id) => ({
    isVegetarian: id !== coalDish.id,
    allergens: allergensOf(id),
  }));
}

const isAsked = (snapshot: Snapshot) => snapshot.hasTag('question');

export const dietCheckModel = defineModel({
  machine: dietCheckMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    'check.dietChanged': {
      samples: {
        'Asha signs in': { userId: asha.uid, diet: eatsAll },
        'Asha signs in, in veg mode': { userId: asha.uid, diet: isVegetarian },
        'Bimal signs in': { userId: bimal.uid, diet: eatsAll },
        'the customer signs out': { userId: null, diet: eatsAll },
      },
      when: ({ context }, { userId }) =>
        userId === null
          ? context.userId !== null
          : context.userId === (userId === asha.uid ? null : asha.uid),
    },
    'check.picked': {
      samples: {
        'a dish with meat is picked': {
          addition: { type: 'cart.itemAdded', restaurant: coal, item: coalDish },
        },
        'a salad is picked': {
          addition: { type: 'cart.itemAdded', restaurant: coal, item: coalSalad },
        },
        'an order with both is picked': { addition: repeated },
      },
      when: (snapshot, { addition }) =>
        !isAsked(snapshot) &&
        snapshot.matches('idle') &&
        (addition.type === 'cart.itemAdded' || snapshot.context.userId === asha.uid),
    },
    'check.allAccepted': { samples: { 'it is added anyway': {} } },
    'check.restAccepted': {
      samples: { 'the rest is added': {} },
      when: ({ context }) => restOf(context.addition, context.concerns) !== null,
    },
    'check.declined': { samples: { 'the question is left': {} } },
    'xstate.done.actor.findConcerns': {
      samples: { 'it is known what is in it': concernsIn },
    },
    'xstate.error.actor.findConcerns': {
      samples: { 'looking up what is in it breaks down': new Error('The label is torn.') },
    },
  },
  memory: ({ userId, diet, addition, concerns }) => ({
    userId,
    diet,
    addition: addition && [addition.type, concerns.map(({ dish }) => dish.id)],
    dish: addition?.type === 'cart.itemAdded' ? addition.item.id : null,
  }),
  invariants: {
    never: {
      'a question is asked about nothing': (snapshot) =>
        isAsked(snapshot) && snapshot.context.concerns.length === 0,
      'a question for one customer is asked of the next': (snapshot, before) =>
        isAsked(snapshot) &&
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== snapshot.context.userId,
    },
    eventually: { 'nothing is asked any more': (snapshot) => snapshot.matches('idle') },
  },
});
