import { defineModel } from 'chartwalk';
import { addressChoiceMachine } from '../../machines/address-choice.ts';
import type { AddressChoiceInput } from '../../machines/address-choice.ts';
import type { DeliveryAddress } from '../../src/domain/entities.ts';
import { asha, pastAddressOrders } from '../fixtures.ts';

const [latest, second, third] = pastAddressOrders.map(({ id, deliveryAddress }) => ({
  id,
  deliveryAddress,
})) as [Delivered, Delivered, Delivered];
type Delivered = AddressChoiceInput['orders'][number];

const input: AddressChoiceInput = { userId: asha.uid, orders: [second, third] };
const present: DeliveryAddress = { street: '', city: '', zipCode: '', instructions: '' };

export const addressChoiceModel = defineModel({
  machine: addressChoiceMachine,
  starts: { 'at checkout, after two orders': { input } },
  moves: {
    'address.chosen': {
      samples: {
        'the address of an earlier order is chosen': { address: third.deliveryAddress, present },
      },
    },
    'address.forgotten': {
      samples: { 'the address of another order is forgotten': { orderIds: [second.id] } },
      when: ({ context }) => context.forgotten.length === 0,
    },
    'address.undone': { samples: { 'that is undone': {} } },
    'address.typed': { samples: { 'the street is typed': {} } },
    'address.ordersChanged': {
      samples: {
        'an order is placed in another tab': { orders: [latest, second, third] },
      },
      when: ({ context }) => context.orders.length === 2,
    },
  },
  memory: ({ orders, forgotten }) => ({ orders: orders.map(({ id }) => id), forgotten }),
});
