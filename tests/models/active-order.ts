import { defineModel } from 'chartwalk';
import { activeOrderMachine } from '../../machines/active-order.ts';
import { asha, coal, dastan, MINUTE, NOON, order, SECOND } from '../fixtures.ts';

const inMinutes = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

/** Due in ten minutes. */
export const firstOrder = order({ id: 'FD1', estimatedDelivery: inMinutes(10) });
/** Due in twenty minutes. */
export const secondOrder = order({
  id: 'FD2',
  restaurant: { id: dastan.id, name: dastan.name },
  estimatedDelivery: inMinutes(20),
});
const cancelledOrder = order({
  id: 'FD3',
  restaurant: { id: coal.id, name: coal.name },
  status: 'cancelled',
  estimatedDelivery: inMinutes(5),
});

export const activeOrderModel = defineModel({
  machine: activeOrderMachine,
  starts: {
    'Asha on a page, with no order': { input: { userId: asha.uid, orders: [], now: NOON } },
    'Asha on a page, with an order': {
      input: { userId: asha.uid, orders: [firstOrder], now: NOON },
    },
  },
  moves: {
    'activeOrder.ordersChanged': {
      samples: {
        'an order is placed in another tab': { orders: [firstOrder] },
        'a second order is placed in another tab': { orders: [secondOrder, firstOrder] },
        'all orders are cancelled in another tab': { orders: [cancelledOrder] },
      },
      when: ({ context }, { orders }) =>
        orders.map(({ id }) => id).join() !== context.orders.map(({ id }) => id).join(),
    },
    'activeOrder.ticked': {
      samples: {
        'a second passes': { now: NOON + SECOND },
        'the first order is delivered': { now: NOON + 10 * MINUTE },
        'a minute has passed since the first delivery': { now: NOON + 11 * MINUTE },
        'the tab wakes after all is delivered': { now: NOON + 60 * MINUTE },
      },
      when: ({ context }, { now }) => context.now < now,
    },
    'activeOrder.unfolded': { samples: { 'the list is opened': {} } },
    'activeOrder.folded': { samples: { 'the list is closed': {} } },
  },
  memory: ({ orders, now }) => ({ orders: orders.map(({ id }) => id), now }),
});
