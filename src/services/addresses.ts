import { addressesRecord } from '../domain/earlier-addresses.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { idsSchema, createParser } from './parsing.ts';

/**
 * The addresses that this browser's customers had forgotten, as the ids of the orders that went there:
 * an address that is to be forgotten is not written down once more.
 */
export const addresses = createCustomerRecordStore({
  ...addressesRecord,
  keyOf: (userId) => `addresses_${userId}`,
  parse: createParser(idsSchema),
});
