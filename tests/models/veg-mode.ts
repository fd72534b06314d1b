import { defineModel } from 'chartwalk';
import { vegModeMachine } from '../../machines/veg-mode.ts';
import type { CartItem } from '../../src/domain/entities.ts';
import { asha, bimal, coalDish } from '../fixtures.ts';

const nonVegInCart: CartItem = { ...coalDish, quantity: 1 };

export const vegModeModel = defineModel({
  machine: vegModeMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    'session.changed': {
      samples: {
        'Asha signs in': { userId: asha.uid, isReported: true },
        'Bimal signs in': { userId: bimal.uid, isReported: true },
        'the customer signs out': { userId: null, isReported: true },
      },
      when: ({ context }, { userId }) =>
        userId === null
          ? context.userId !== null
          : context.userId === (userId === asha.uid ? null : asha.uid),
    },
    'vegMode.requested': {
      samples: { 'veg mode is requested': {} },
      when: (snapshot) => snapshot.matches('idle') && snapshot.context.userId === asha.uid,
    },
    'vegMode.dishesRemoved': { samples: { 'the dish is removed': {} } },
    'vegMode.dishesKept': { samples: { 'the dish is kept': {} } },
    'vegMode.declined': { samples: { 'the question is closed': {} } },
    'page.changed': {
      samples: { 'another page is shown': {} },
      when: (snapshot) => !snapshot.matches('idle'),
    },
    'xstate.done.actor.findNonVegetarian': {
      samples: {
        'the cart has only veg dishes': [],
        'the cart has a non-veg dish': [nonVegInCart],
      },
    },
    'xstate.error.actor.findNonVegetarian': {
      samples: { 'checking the cart fails': new Error('The bag is torn.') },
    },
  },
  memory: ({ userId, dishes }) => ({ userId, dishes: dishes.length }),
  invariants: {
    never: {
      'a question is asked without a dish': (snapshot) =>
        snapshot.matches('asking') && snapshot.context.dishes.length === 0,
      'the dishes of one customer are remembered for the next customer': ({ context }, before) =>
        context.dishes.length > 0 &&
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== context.userId,
      'a question for one customer is shown to the next customer': (snapshot, before) =>
        snapshot.matches('asking') &&
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== snapshot.context.userId,
    },
    eventually: { 'no question is open': (snapshot) => snapshot.matches('idle') },
  },
});
