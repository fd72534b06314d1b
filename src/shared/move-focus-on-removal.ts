import { focusAround } from './focus-around.ts';

/**
 * Is a `ref` for a control, or a part of the page, that disappears by itself. If it contains the focus when
 * it is removed, the focus moves to what is around it. Otherwise the focus would be lost.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) focusAround(part);
  };
}
