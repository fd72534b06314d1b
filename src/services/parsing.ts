import * as v from 'valibot';

/** Reads what a schema describes; what it reads is undefined where that makes no sense. */
export function parserOf<Output>(
  schema: v.GenericSchema<unknown, Output>,
): (raw: unknown) => Output | undefined {
  return (raw) => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? parsed.output : undefined;
  };
}

/** Whether nothing stands in a list twice. */
export function areUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

export const idsSchema = v.pipe(
  v.array(v.string()),
  v.check((ids) => areUnique(ids)),
);
