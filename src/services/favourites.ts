import { favouritesRecord } from '../domain/favourites.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { idsSchema, createParser } from './parsing.ts';

export const favourites = createCustomerRecordStore({
  ...favouritesRecord,
  keyOf: (userId) => `favourites_${userId}`,
  parse: createParser(idsSchema),
});
