import { defineModel } from 'chartwalk';
import { myOrdersMachine } from '../../machines/my-orders.ts';
import { sampleOrders } from '../../src/data/sample-orders.ts';
import type { ListedOrder, Order } from '../../src/domain/entities.ts';
import { asha, NOON, order, PAST_ORDER_ID, pastCoalOrder, SECOND } from '../fixtures.ts';

const isCovered = { receipt: 'open' } as const;

const DUE = NOON + 240 * SECOND;

export const placedOrder = order({ estimatedDelivery: new Date(DUE).toISOString() });
const cancelledOrder: Order = {
  ...placedOrder,
  status: 'cancelled',
  cancelledAt: new Date(NOON).toISOString(),
};
const anotherOrder = order({ id: 'FD7654321234' });

const pastOrder: ListedOrder = {
  ...pastCoalOrder,
  id: PAST_ORDER_ID,
  total: 26.73,
  status: 'delivered',
  orderTime: new Date(NOON).toISOString(),
  estimatedDelivery: new Date(NOON).toISOString(),
  deliveredTime: new Date(NOON).toISOString(),
  cancelledTime: null,
  address: '12 Lodhi Road, New Delhi 110003',
  instructions: '',
};

const opened = {
  userId: asha.uid,
  orders: [placedOrder],
  samples: sampleOrders(NOON),
  now: NOON,
  isForReceipts: false,
};

export const myOrdersModel = defineModel({
  machine: myOrdersMachine,
  starts: {
    'Asha at her orders': { input: opened },
    'Asha at her receipts': { input: { ...opened, isForReceipts: true } },
  },
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
      samples: { 'a receipt is opened': { order: pastOrder } },
      when: (snapshot) => snapshot.matches({ tab: 'past' }),
      // The fields of a listed order differ from the sample's, so only its ID is compared.
      sends: ({ order: { id } }) => ({ order: { id } }),
    },
    'orders.receiptClosed': { samples: { 'the receipt is closed': {} } },
    'orders.changed': {
      samples: {
        'another tab places an order': { orders: [anotherOrder, placedOrder] },
        'another tab cancels an order': { orders: [cancelledOrder] },
      },
      when: ({ context }, { orders }) =>
        context.orders.length === 1 &&
        context.orders.every(({ status }) => status !== 'cancelled') &&
        (orders.length > 1 || context.now < DUE),
    },
    'orders.cancellationSeen': {
      samples: { 'the message about the cancellation is closed': {} },
      when: (snapshot) => snapshot.context.cancelledId !== null && !snapshot.matches(isCovered),
    },
    'clock.ticked': {
      samples: {
        'a second passes': { now: NOON + SECOND },
        'the restaurant starts cooking': { now: NOON + 60 * SECOND },
        'the estimated delivery time is reached': { now: DUE },
        'the sample order’s delivery time is reached': { now: NOON + 600 * SECOND },
      },
      when: ({ context }, { now }) => context.now < now,
    },
  },
  memory: ({ orders, now, receiptOrder, cancelledId }) => ({
    orders: orders.map(({ id, status }) => `${id} ${status}`),
    cancelledId,
    now,
    receipt: receiptOrder?.id,
  }),
  invariants: {
    never: {
      'a receipt is open without an order': (snapshot) =>
        snapshot.matches(isCovered) && snapshot.context.receiptOrder === null,
      'an uncancelled order is reported as cancelled': ({ context: { cancelledId, orders } }) =>
        cancelledId !== null &&
        orders.some(({ id, status }) => id === cancelledId && status !== 'cancelled'),
    },
  },
});
