import { focusAround } from './focus-around.ts';

/**
 * Serves as the `ref` of an element that disappears by itself. If the element contains the focus when it is
 * removed, moves the focus to the nearest focusable element around it. Otherwise, the focus would be lost.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) focusAround(part);
  };
}
