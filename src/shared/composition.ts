import type { KeyboardEvent } from 'react';

/**
 * Returns whether a key belongs to an input method, which needs Enter and Escape itself. In Safari, the event
 * of the last key arrives when the composition has already ended, but that event has the key code 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
