import { focusAround } from './focus-around.ts';

/**
 * Works as a `ref` for a control, or for a part of the page, that disappears by itself. If it contains the
 * focus when it is removed, moves the focus to the part around it. Otherwise, the focus would be lost.
 */
export function moveFocusOnRemoval(part: HTMLElement | null): () => void {
  return () => {
    if (part?.contains(document.activeElement)) focusAround(part);
  };
}
