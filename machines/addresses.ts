import { addressesRecord } from '../src/domain/earlier-addresses.ts';
import { createCustomerRecordMachine } from './customer-record.ts';

export const addressesMachine = createCustomerRecordMachine({
  ...addressesRecord,
  id: 'addresses',
  description: 'Which addresses of a customer’s orders are not to be offered again.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
