/**
 * Returns a function that creates its value at the first call and returns the same value from then on. This
 * delays `Intl` formats, because creating the first one takes a browser 15 ms, or 60 ms on a phone.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
