import { addressesRecord } from '../domain/earlier-addresses.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { idsSchema, createParser } from './parsing.ts';

/**
 * The store of the recent addresses that customers have removed. It contains the IDs of the orders to an
 * address, so that a removed address is not stored once more.
 */
export const addresses = createCustomerRecordStore({
  ...addressesRecord,
  keyOf: (userId) => `addresses_${userId}`,
  parse: createParser(idsSchema),
});
