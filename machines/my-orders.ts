import { assign, setup } from 'xstate';

export type MyOrdersEvent =
  | { type: 'orders.activeSelected' }
  | { type: 'orders.pastSelected' }
  | { type: 'orders.receiptOpened'; orderId: string }
  | { type: 'orders.receiptClosed' };

export const myOrdersMachine = setup({
  types: {
    /** The order whose receipt was opened last. */
    context: {} as { receiptOrderId: string | null },
    events: {} as MyOrdersEvent,
  },
  actions: {
    rememberReceipt: assign({ receiptOrderId: (_, orderId: string) => orderId }),
  },
}).createMachine({
  id: 'my-orders',
  description: 'Which orders are looked at, and whether a receipt lies on top of them.',
  context: { receiptOrderId: null },
  type: 'parallel',
  states: {
    tab: {
      initial: 'active',
      states: {
        active: { on: { 'orders.pastSelected': { target: 'past' } } },
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
              actions: { type: 'rememberReceipt', params: ({ event }) => event.orderId },
            },
          },
        },
        open: { on: { 'orders.receiptClosed': { target: 'closed' } } },
      },
    },
  },
});
