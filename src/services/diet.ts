import * as v from 'valibot';
import { allergens } from '../domain/allergens.ts';
import { dietRecord } from '../domain/diet.ts';
import { createCustomerRecordStore } from './customer-record.ts';
import { areUnique, createParser } from './parsing.ts';

const dietSchema = v.object({
  isVegetarian: v.boolean(),
  avoided: v.pipe(
    v.array(v.picklist(allergens)),
    v.check((avoided) => areUnique(avoided)),
  ),
});

export const diets = createCustomerRecordStore({
  ...dietRecord,
  keyOf: (userId) => `diet_${userId}`,
  parse: createParser(dietSchema),
});
