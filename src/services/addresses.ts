import * as v from 'valibot';
import { addressesRecord } from '../../machines/addresses.ts';
import { createCustomerRecordStore } from './customer-record.ts';

const forgottenSchema = v.pipe(
  v.array(v.string()),
  v.check((ids) => new Set(ids).size === ids.length),
);

/**
 * The addresses that this browser's customers had forgotten, as the ids of the orders that went there:
 * an address that is to be forgotten is not written down once more.
 */
export const addresses = createCustomerRecordStore({
  ...addressesRecord,
  keyOf: (userId) => `addresses_${userId}`,
  parse: (raw) => {
    const parsed = v.safeParse(forgottenSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
});
