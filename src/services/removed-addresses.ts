import { removedAddressesRecord } from '../domain/earlier-addresses.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { idsSchema, createParser } from './parsing.ts';

/**
 * Stores which recent addresses the customers have removed. The store contains the IDs of the orders to a
 * removed address, and never the address itself.
 */
export const removedAddresses = createCustomerRecordStore({
  ...removedAddressesRecord,
  keyOf: (userId) => `addresses_${userId}`,
  parse: createParser(idsSchema),
});
