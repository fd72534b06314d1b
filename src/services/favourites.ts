import * as v from 'valibot';
import { favouritesRecord } from '../../machines/favourites.ts';
import { createCustomerRecordStore } from './customer-record.ts';

const favouritesSchema = v.pipe(
  v.array(v.string()),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** The favourite restaurants of this browser's customers. */
export const favourites = createCustomerRecordStore({
  ...favouritesRecord,
  keyOf: (userId) => `favourites_${userId}`,
  parse: (raw) => {
    const parsed = v.safeParse(favouritesSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
});
