import * as v from 'valibot';
import { dietRecord } from '../../machines/diet.ts';
import { allergens } from '../domain/allergens.ts';
import { createCustomerRecordStore } from './customer-record.ts';

const dietSchema = v.object({
  isVegetarian: v.boolean(),
  avoided: v.pipe(
    v.array(v.picklist(allergens)),
    v.check((avoided) => new Set(avoided).size === avoided.length),
  ),
});

/** The diets of this browser's customers. */
export const diets = createCustomerRecordStore({
  ...dietRecord,
  keyOf: (userId) => `diet_${userId}`,
  parse: (raw) => {
    const parsed = v.safeParse(dietSchema, raw);
    return parsed.success ? parsed.output : undefined;
  },
});
