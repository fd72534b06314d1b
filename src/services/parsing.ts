import * as v from 'valibot';

/** Returns a function that parses with a schema. The function returns undefined if the input is invalid. */
export function createParser<Output>(
  schema: v.GenericSchema<unknown, Output>,
): (raw: unknown) => Output | undefined {
  return (raw) => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : undefined;
  };
}

export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

export const idsSchema = v.pipe(
  v.array(v.string()),
  v.check((ids) => areUnique(ids)),
);
