import { favouritesRecord } from '../src/domain/favourites.ts';
import { createCustomerRecordMachine } from './customer-record.ts';

export const favouritesMachine = createCustomerRecordMachine({
  ...favouritesRecord,
  id: 'favourites',
  description: 'The restaurants that a customer likes. A guest’s join those of who signs in.',
  // Stryker disable next-line StringLiteral: Only 'replaced' is asked for: anything else adds, and the compiler refuses anything else.
  guestValue: 'added',
});
