import * as v from 'valibot';
import { tidyNote } from '../domain/cart.ts';

/** Parses the note of a dish. An invalid note is dropped, and a long note is shortened. */
export const noteSchema = v.fallback(
  v.optional(v.pipe(v.string(), v.transform(tidyNote))),
  undefined,
);
