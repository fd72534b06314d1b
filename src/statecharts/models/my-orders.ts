import { myOrdersMachine } from '../../../machines/my-orders.ts';
import { defineModel } from '../model.ts';
import { PAST_ORDER_ID } from './values.ts';

const isCovered = { receipt: 'open' } as const;

export const myOrdersModel = defineModel({
  machine: myOrdersMachine,
  starts: { 'Asha at her orders': {} },
  moves: {
    'orders.pastSelected': {
      samples: { 'the past orders are chosen': {} },
      when: (snapshot) => !snapshot.matches(isCovered),
    },
    'orders.activeSelected': {
      samples: { 'the active orders are chosen': {} },
      when: (snapshot) => !snapshot.matches(isCovered),
    },
    'orders.receiptOpened': {
      samples: { 'a receipt is opened': { orderId: PAST_ORDER_ID } },
      when: (snapshot) => snapshot.matches({ tab: 'past' }),
    },
    'orders.receiptClosed': { samples: { 'the receipt is closed': {} } },
  },
});
