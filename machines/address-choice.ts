import { assign, setup } from 'xstate';
import type { DeliveredOrder } from '../src/domain/earlier-addresses.ts';
import type { DeliveryAddress } from '../src/domain/entities.ts';
import { unprovided } from './unprovided.ts';

export type AddressChoiceInput = {
  userId: string;
  /** The customer's own orders, newest first. */
  orders: readonly DeliveredOrder[];
};

export type AddressChoiceEvent =
  | {
      type: 'address.chosen';
      address: DeliveryAddress;
      /** What the fields hold. */
      present: DeliveryAddress;
    }
  | { type: 'address.forgotten'; orderIds: readonly string[] }
  | { type: 'address.undone' }
  | { type: 'address.typed' }
  | { type: 'address.ordersChanged'; orders: readonly DeliveredOrder[] };

export const addressChoiceMachine = setup({
  types: {
    input: {} as AddressChoiceInput,
    context: {} as AddressChoiceInput & {
      /** What the fields held before an address was chosen; null where none was. */
      replaced: DeliveryAddress | null;
      /** The orders of the address that was forgotten last. */
      forgotten: readonly string[];
    },
    events: {} as AddressChoiceEvent,
  },
  actors: {
    /** Sends `address.ordersChanged` when another tab changes this customer's orders. */
    ordersListener: unprovided.callback<AddressChoiceEvent, { userId: string }>('ordersListener'),
  },
  actions: {
    setOrders: assign({ orders: (_, orders: readonly DeliveredOrder[]) => orders }),
    rememberReplaced: assign({ replaced: (_, present: DeliveryAddress) => present }),
    rememberForgotten: assign({ forgotten: (_, orderIds: readonly string[]) => orderIds }),
    fillFields: unprovided.action<DeliveryAddress | null>('fillFields'),
    /** Hands it to the customer's record, so that the address is not offered any more. */
    forget: unprovided.action<readonly string[]>('forget'),
    remember: unprovided.action<readonly string[]>('remember'),
  },
}).createMachine({
  id: 'address-choice',
  description: 'The addresses of earlier orders at checkout: one is filled in, or forgotten.',
  context: ({ input }) => ({ ...input, replaced: null, forgotten: [] }),
  invoke: { src: 'ordersListener', input: ({ context }) => ({ userId: context.userId }) },
  initial: 'offered',
  on: {
    'address.ordersChanged': {
      actions: { type: 'setOrders', params: ({ event }) => event.orders },
    },
    'address.chosen': {
      target: '.filled',
      actions: [
        { type: 'rememberReplaced', params: ({ event }) => event.present },
        { type: 'fillFields', params: ({ event }) => event.address },
      ],
    },
    'address.forgotten': {
      target: '.forgotten',
      actions: [
        { type: 'rememberForgotten', params: ({ event }) => event.orderIds },
        { type: 'forget', params: ({ event }) => event.orderIds },
      ],
    },
  },
  states: {
    offered: {},
    filled: {
      description: 'What the fields held before can come back, until something is typed.',
      on: {
        'address.chosen': {
          description: 'The first of them took the place of what was typed.',
          actions: { type: 'fillFields', params: ({ event }) => event.address },
        },
        'address.undone': {
          target: 'offered',
          actions: { type: 'fillFields', params: ({ context }) => context.replaced },
        },
        'address.typed': { target: 'offered' },
      },
    },
    forgotten: {
      description: 'It can be offered again.',
      on: {
        'address.undone': {
          target: 'offered',
          actions: [
            { type: 'remember', params: ({ context }) => context.forgotten },
            { type: 'rememberForgotten', params: [] },
          ],
        },
      },
    },
  },
});
