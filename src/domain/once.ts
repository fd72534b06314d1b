/**
 * Returns a function that creates a value on its first call, and returns the same value on every later call.
 * `Intl` formats use this function, because creating the first format takes 15 ms in a browser, and 60 ms on
 * a phone.
 */
export function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
