import { seenMessagesRecord } from '../src/domain/seen-messages.ts';
import { createCustomerRecordMachine } from './customer-record.ts';

export const seenMessagesMachine = createCustomerRecordMachine({
  ...seenMessagesRecord,
  id: 'seen-messages',
  description: 'Up to where a customer has read each conversation with a driver.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
