import { defineModel } from 'chartwalk';
import { transition } from 'xstate';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { addingMachine, hasRest, operationOf } from '../../machines/adding.ts';
import type { AddingEvent } from '../../machines/adding.ts';
import { allergensOf } from '../../src/data/allergens.ts';
import { applyToCart, emptyCart } from '../../src/domain/cart.ts';
import { findDietConflicts } from '../../src/domain/diet.ts';
import type { DietConflict } from '../../src/domain/diet.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { asha, bimal, cartOf, coal, coalDish, coalSalad, dastan, dastanDish } from '../fixtures.ts';

type Snapshot = SnapshotFrom<typeof addingMachine>;

const eatsAll = { isVegetarian: false, avoided: [] } as const;
const isVegetarian = { isVegetarian: true, avoided: [] } as const;

/** A past order of two dishes, one of them non-veg. Nothing has changed since the order. */
const unchanged: ReorderOffer = {
  restaurantName: coal.name,
  kitchen: 'open',
  selection: {
    restaurant: coal,
    items: [
      { ...coalDish, quantity: 1 },
      { ...coalSalad, quantity: 1 },
    ],
  },
  changes: [],
};

/**
 * A past order whose non-veg dish costs a dollar more today. Another dish of the order is no longer on the
 * menu.
 */
const changedOffer: ReorderOffer = {
  ...unchanged,
  selection: { restaurant: coal, items: [{ ...coalDish, quantity: 2 }] },
  changes: [
    {
      kind: 'repriced',
      name: coalDish.name,
      price: coalDish.price - 1,
      priceNow: coalDish.price,
    },
    { kind: 'gone', name: 'Mutton Burra' },
  ],
};

/** An order whose restaurant no longer exists. */
export const impossibleOffer: ReorderOffer = {
  restaurantName: 'Tandoor Nights',
  kitchen: 'gone',
  selection: null,
  changes: [],
};

/** A cart that another tab has started. */
export const orderElsewhere = cartOf(dastan, dastanDish, 1);

function concernsIn({ context: { selection, diet } }: Snapshot): readonly DietConflict[] {
  return findDietConflicts(selection?.items ?? [], diet, (id) => ({
    isVegetarian: id !== coalDish.id,
    allergens: allergensOf(id),
  }));
}

const isAsked = (snapshot: Snapshot) => snapshot.hasTag('question');

/**
 * Only dishes that are not in the cart are added, because repeated additions would raise quantities without
 * end.
 */
const hasNone = ({ context: { cart } }: Snapshot, ids: readonly string[]) =>
  cart.items.every(({ id }) => !ids.includes(id));

/** In this model, only one dish waits at a time, and only while another dish is looked up. */
const canWait = (snapshot: Snapshot, itemId: string) =>
  snapshot.matches('findingConcerns') &&
  snapshot.context.waiting.length === 0 &&
  snapshot.context.selection?.items.every(({ id }) => id !== itemId) === true;

/** The machine with a `finish` action that does nothing. */
const probe = addingMachine.provide({ actions: { finish: () => {} } });

/** Returns the app's response to an event. The app changes the cart if the event finishes the addition. */
function answerTo(before: Snapshot, event: AnyEventObject): AnyEventObject[] {
  const { value, context } = before;
  const from = probe.resolveState({ value, context });
  const [, actions] = transition(probe, from, event as AddingEvent);
  return actions
    .filter(({ type }) => type === 'finish')
    .map(({ info }) => ({
      type: 'cart.changed',
      cart: applyToCart(context.cart, operationOf(info.context as Snapshot['context'])),
    }));
}

const answered =
  (type: AddingEvent['type']) =>
  (before: Snapshot, payload: object): AnyEventObject[] =>
    answerTo(before, { ...payload, type });

export const addingModel = defineModel({
  machine: addingMachine,
  starts: { 'a guest at Coal & Rumali': {} },
  moves: {
    'diet.changed': {
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
      // At sign-in, the guest's cart becomes the customer's cart. At sign-out, the cart is emptied.
      followedBy: ({ context: { userId, cart } }) => [
        { type: 'cart.changed', cart: userId === null ? cart : emptyCart },
      ],
    },
    'cart.changed': {
      samples: {
        'another tab begins an order with Dastan-e-Zafran': { cart: orderElsewhere },
        'another tab empties the cart': { cart: emptyCart },
      },
      when: (snapshot, { cart }) =>
        cart === emptyCart
          ? snapshot.matches('askingToReplace')
          : snapshot.matches('idle') &&
            snapshot.context.userId === asha.uid &&
            snapshot.context.cart.items.length === 0,
    },
    'adding.dishPicked': {
      samples: {
        'a dish with meat is picked': { restaurant: coal, item: { ...coalDish, quantity: 1 } },
        'a salad is picked': { restaurant: coal, item: { ...coalSalad, quantity: 1 } },
      },
      when: (snapshot, { item }) =>
        hasNone(snapshot, [item.id]) && (snapshot.matches('idle') || canWait(snapshot, item.id)),
      followedBy: answered('adding.dishPicked'),
    },
    'adding.orderRepeated': {
      samples: {
        'an unchanged order is repeated': { offer: unchanged },
        'a changed order is repeated': { offer: changedOffer },
        'an order is repeated from a restaurant that no longer exists': { offer: impossibleOffer },
      },
      when: (snapshot) =>
        snapshot.matches('idle') &&
        snapshot.context.userId === asha.uid &&
        hasNone(snapshot, [coalDish.id, coalSalad.id]),
      followedBy: answered('adding.orderRepeated'),
    },
    'adding.accepted': {
      samples: { 'the answer is yes': {} },
      when: isAsked,
      followedBy: answered('adding.accepted'),
    },
    'adding.restAccepted': {
      samples: { 'the dishes without conflicts are added': {} },
      // The question offers the dishes without conflicts only if there are any.
      sends: (rest, { context }) => (hasRest(context) ? rest : null),
      followedBy: answered('adding.restAccepted'),
    },
    'adding.declined': { samples: { 'the answer is no': {} }, when: isAsked },
    'page.changed': { samples: { 'another page is shown': {} }, when: isAsked },
    'xstate.done.actor.findConcerns': {
      samples: { 'the ingredients are known': concernsIn },
      followedBy: (before: Snapshot, output: readonly DietConflict[]) =>
        answerTo(before, { type: 'xstate.done.actor.findConcerns', output }),
    },
    'xstate.error.actor.findConcerns': {
      samples: { 'looking up the ingredients fails unexpectedly': new Error('The label is torn.') },
    },
  },
  memory: ({ userId, diet, cart, offer, selection, concerns, replacedId, waiting }) => ({
    userId,
    diet,
    cart: [cart.restaurant?.id, cart.items.map(({ id, quantity }) => [id, quantity])],
    offer: offer && [offer.kitchen, offer.changes.length],
    selection: selection?.items.map(({ id }) => id),
    concerns: concerns.map(({ dish }) => dish.id),
    replacedId,
    waiting: waiting.flatMap(({ items }) => items.map(({ id }) => id)),
  }),
  invariants: {
    always: {
      'every question is about a dish or an order': (snapshot) =>
        !isAsked(snapshot) ||
        snapshot.context.selection !== null ||
        snapshot.context.offer !== null,
    },
    never: {
      'a question about the diet is asked without a conflict': (snapshot) =>
        snapshot.matches('askingAboutDiet') && snapshot.context.concerns.length === 0,
      'a question about replacing an empty cart is asked': (snapshot) =>
        snapshot.matches('askingToReplace') && snapshot.context.cart.items.length === 0,
      'a dish that one customer picked is remembered for the next customer': (snapshot, before) =>
        snapshot.context.selection !== null &&
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== snapshot.context.userId,
      'a question for one customer is shown to the next customer': (snapshot, before) =>
        isAsked(snapshot) &&
        before !== undefined &&
        before.context.userId !== null &&
        before.context.userId !== snapshot.context.userId,
    },
    eventually: { 'no question is open': (snapshot) => snapshot.matches('idle') },
  },
});
