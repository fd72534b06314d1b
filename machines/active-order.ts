import { assign, setup } from 'xstate';
import { followedOrders } from '../src/domain/active-orders.ts';
import type { CustomerOrders, Order } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type ActiveOrderEvent =
  | { type: 'activeOrder.ordersChanged'; orders: Order[] }
  | { type: 'activeOrder.ticked'; now: number }
  | { type: 'activeOrder.unfolded' }
  | { type: 'activeOrder.folded' };

export const activeOrderMachine = setup({
  types: {
    input: {} as CustomerOrders,
    context: {} as CustomerOrders,
    events: {} as ActiveOrderEvent,
  },
  actors: {
    /** Sends `activeOrder.ordersChanged` when this customer's orders change, in whichever tab. */
    ordersListener: unprovided.callback<ActiveOrderEvent, { userId: string }>('ordersListener'),
    /** Sends `activeOrder.ticked` with the time now, every second. */
    clock: unprovided.callback<ActiveOrderEvent>('clock'),
  },
  actions: {
    setOrders: assign({ orders: (_, orders: Order[]) => orders }),
    setTime: assign({ now: (_, now: number) => now }),
  },
  guards: {
    isNone: ({ context }) => followedOrders(context).length === 0,
    isOne: ({ context }) => followedOrders(context).length === 1,
    isSeveral: ({ context }) => followedOrders(context).length > 1,
    /** Either way: a clock that was wrong may be put back. */
    showsAnotherTime: ({ context }, now: number) =>
      JSON.stringify(followedOrders({ ...context, now })) !==
      JSON.stringify(followedOrders(context)),
  },
}).createMachine({
  id: 'active-order',
  description:
    'The bar on every page with the orders of a customer that are under way. A delivered one is shown for another minute.',
  context: ({ input }) => input,
  invoke: [
    { src: 'ordersListener', input: ({ context }) => ({ userId: context.userId }) },
    { src: 'clock' },
  ],
  initial: 'none',
  on: {
    'activeOrder.ordersChanged': {
      actions: { type: 'setOrders', params: ({ event }) => event.orders },
    },
    'activeOrder.ticked': {
      description: 'The time counts only when it changes what the bar says.',
      guard: { type: 'showsAnotherTime', params: ({ event }) => event.now },
      actions: { type: 'setTime', params: ({ event }) => event.now },
    },
  },
  states: {
    none: {
      always: [
        { guard: 'isOne', target: 'one' },
        { guard: 'isSeveral', target: 'several' },
      ],
    },
    one: {
      always: [
        { guard: 'isNone', target: 'none' },
        { guard: 'isSeveral', target: 'several' },
      ],
    },
    several: {
      description: 'One bar for all of them, which opens into a list.',
      always: [
        { guard: 'isNone', target: 'none' },
        { guard: 'isOne', target: 'one' },
      ],
      initial: 'folded',
      states: {
        folded: { on: { 'activeOrder.unfolded': { target: 'unfolded' } } },
        unfolded: { on: { 'activeOrder.folded': { target: 'folded' } } },
      },
    },
  },
});
