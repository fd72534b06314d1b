/**
 * A function that makes its value at the first call, and returns the same one from then on. For `Intl`
 * formats: the browser needs 15 ms for its first one, a phone 60, whether anything is formatted or not.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
