import { dietRecord } from '../src/domain/diet.ts';
import { createCustomerRecordMachine } from './customer-record.ts';

export const dietMachine = createCustomerRecordMachine({
  ...dietRecord,
  id: 'diet',
  description:
    'Veg mode, and the allergens that a customer avoids. What a guest set is added to what is saved for who signs in.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
