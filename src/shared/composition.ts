import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method, which takes Enter and Escape for itself. Safari
 * reports the key that ends a composition only after the end; its code 229 is what is left of it.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
