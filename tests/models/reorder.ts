import { defineModel } from 'chartwalk';
import { reorderMachine } from '../../machines/reorder.ts';
import type { ReorderOffer } from '../../src/domain/reorder-offer.ts';
import { coal, coalDish, pastCoalOrder } from '../fixtures.ts';

const unchanged: ReorderOffer = {
  restaurantName: coal.name,
  kitchen: 'open',
  selection: pastCoalOrder,
  changes: [],
};

/** The dish cost a dollar less, and the other one is gone. */
const changedOffer: ReorderOffer = {
  ...unchanged,
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

/** The restaurant has left. */
export const impossibleOffer: ReorderOffer = {
  restaurantName: 'Tandoor Nights',
  kitchen: 'gone',
  selection: null,
  changes: [],
};

export const reorderModel = defineModel({
  machine: reorderMachine,
  starts: { 'Asha at her past orders': {} },
  moves: {
    'reorder.requested': {
      samples: {
        'an order that has not changed is repeated': { offer: unchanged },
        'an order that has changed is repeated': { offer: changedOffer },
        'an order from a restaurant that is gone is repeated': { offer: impossibleOffer },
      },
    },
    'reorder.accepted': { samples: { 'what is there is reordered': {} } },
    'reorder.dismissed': { samples: { 'the dialog is closed': {} } },
  },
  memory: ({ offer }) => offer && [offer.kitchen, offer.changes.length],
  invariants: {
    always: {
      'the dialog is about an offer': (snapshot) =>
        !snapshot.hasTag('open') || snapshot.context.offer !== null,
      'a question is asked only where something can be had': (snapshot) =>
        !snapshot.matches('asking') || snapshot.context.offer?.selection != null,
    },
    eventually: { 'the dialog is closed': (snapshot) => !snapshot.hasTag('open') },
  },
});
