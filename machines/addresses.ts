import { createCustomerRecordMachine } from './customer-record.ts';
import type { RecordDefinition } from './customer-record.ts';

/** The ids of the orders whose addresses the customer had forgotten. */
export type ForgottenOrders = readonly string[];

export type AddressesOperation = {
  type: 'forgotten' | 'remembered';
  /** All orders that went to one address. */
  orderIds: readonly string[];
};

export const addressesRecord: RecordDefinition<ForgottenOrders, AddressesOperation> = {
  empty: [],
  isEmpty: (forgotten) => forgotten.length === 0,
  apply: (forgotten, { type, orderIds }) => {
    const others = forgotten.filter((id) => !orderIds.includes(id));
    return type === 'forgotten' ? [...others, ...orderIds] : others;
  },
};

export const addressesMachine = createCustomerRecordMachine({
  ...addressesRecord,
  id: 'addresses',
  description: 'Which addresses of a customer’s orders are not to be offered again.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
