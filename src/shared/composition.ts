import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method, which needs Enter and Escape itself. Safari reports the
 * key that ends a composition only after the composition has ended, but with the code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
