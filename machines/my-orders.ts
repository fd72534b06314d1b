import { assign, setup } from 'xstate';
import { newlyCancelled } from '../src/domain/cancellation.ts';
import type { CustomerOrders, ListedOrder, Order } from '../src/domain/entities.ts';
import { statusAt } from '../src/domain/order-status.ts';
import type { ClockTicked, OrdersChanged } from './facts.ts';
import { unprovided } from './unprovided.ts';

export type MyOrdersEvent =
  | { type: 'orders.activeSelected' }
  | { type: 'orders.pastSelected' }
  | { type: 'orders.receiptOpened'; order: ListedOrder }
  | { type: 'orders.receiptClosed' }
  | { type: 'orders.cancellationSeen' }
  | OrdersChanged
  | ClockTicked;

type ListedOrders = CustomerOrders & {
  /** The sample orders. The page lists them after the customer's own orders. */
  samples: readonly Order[];
};

type Opened = ListedOrders & {
  /** Whether the customer has followed a link to the receipts. */
  isForReceipts: boolean;
};

export const myOrdersMachine = setup({
  types: {
    input: {} as Opened,
    context: {} as Opened & {
      /**
       * The order whose receipt was opened last. The field keeps the order after the receipt is closed, while
       * the dialog fades out.
       */
      receiptOrder: ListedOrder | null;
      /**
       * The ID of the order that was cancelled last while the page was open; null once the customer has seen
       * the message about it.
       */
      cancelledId: string | null;
    },
    events: {} as MyOrdersEvent,
  },
  actors: {
    /** Sends `orders.changed` when this tab or another one changes this customer's orders. */
    ordersListener: unprovided.callback<OrdersChanged, { userId: string }>('ordersListener'),
    clock: unprovided.callback<ClockTicked>('clock'),
  },
  actions: {
    setOrders: assign(({ context }, orders: Order[]) => ({
      orders,
      cancelledId: newlyCancelled(context.orders, orders)?.id ?? context.cancelledId,
    })),
    forgetCancellation: assign({ cancelledId: null }),
    arriveAtReceipts: assign({ isForReceipts: false }),
    setTime: assign({ now: (_, now: number) => now }),
    rememberReceipt: assign({ receiptOrder: (_, order: ListedOrder) => order }),
  },
  guards: {
    isForReceipts: ({ context }) => context.isForReceipts,
    /**
     * Returns whether the status of any order has changed since the time in the context. If a wrong clock is
     * corrected, an order can also return to an earlier status.
     */
    changesAStatus: ({ context }, now: number) =>
      [...context.orders, ...context.samples].some(
        (order) => statusAt(order, now) !== statusAt(order, context.now),
      ),
  },
}).createMachine({
  id: 'my-orders',
  description: 'The customer’s orders: the selected tab and the open receipt.',
  context: ({ input }) => ({ ...input, receiptOrder: null, cancelledId: null }),
  invoke: [
    { src: 'ordersListener', input: ({ context }) => ({ userId: context.userId }) },
    { src: 'clock' },
  ],
  on: {
    'orders.changed': { actions: { type: 'setOrders', params: ({ event }) => event.orders } },
    'orders.cancellationSeen': { actions: 'forgetCancellation' },
    'clock.ticked': {
      description: 'Ignored unless the status of an order has changed.',
      guard: { type: 'changesAStatus', params: ({ event }) => event.now },
      actions: { type: 'setTime', params: ({ event }) => event.now },
    },
  },
  type: 'parallel',
  states: {
    tab: {
      initial: 'active',
      states: {
        active: {
          always: { guard: 'isForReceipts', target: 'past', actions: 'arriveAtReceipts' },
          on: { 'orders.pastSelected': { target: 'past' } },
        },
        past: { on: { 'orders.activeSelected': { target: 'active' } } },
      },
    },
    receipt: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'orders.receiptOpened': {
              target: 'open',
              actions: { type: 'rememberReceipt', params: ({ event }) => event.order },
            },
          },
        },
        open: { on: { 'orders.receiptClosed': { target: 'closed' } } },
      },
    },
  },
});
