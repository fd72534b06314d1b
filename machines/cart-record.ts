import { cartRecord } from '../src/domain/cart.ts';
import type { CartOperation } from '../src/domain/cart.ts';
import type { Cart } from '../src/domain/entities.ts';
import { createCustomerRecordMachine } from './customer-record.ts';
import type { RecordEvent } from './customer-record.ts';

export type CartRecordEvent = RecordEvent<Cart, CartOperation>;

export const cartRecordMachine = createCustomerRecordMachine({
  ...cartRecord,
  id: 'cart-record',
  description: 'What is in the cart, whose it is, and whether the browser keeps it.',
  guestValue: 'replaced',
});
