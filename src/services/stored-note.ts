import * as v from 'valibot';
import { tidyNote } from '../domain/cart.ts';

/** The note of a dish as it may be found in storage: what makes no sense is none, what is too long is cut. */
export const noteSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(tidyNote))),
  undefined,
);
