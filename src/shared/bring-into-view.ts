import type { FocusEvent } from 'react';

/** Serves as the `ref` of an element that may appear out of view. Scrolls the whole element into view. */
export function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Handles the focus in a row that scrolls sideways. Scrolls a control that the keyboard reaches into view as
 * a whole, because Chromium is content with a sliver. A mouse click must not scroll what it is about to press.
 */
export function bringFocusIntoView({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  // A row of cards snaps to whole cards, so a part of a card could not stay in view.
  const part = target.closest('li') ?? target;
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
