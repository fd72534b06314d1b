import type { MouseEvent } from 'react';

/**
 * The controls that get the focus when another control disappears. The attribute `data-control` contains a
 * control's name.
 */
export type Control =
  | 'cart'
  | 'cuisine'
  | 'decrease'
  | 'favourite'
  | 'favouritesOnly'
  | 'filters'
  | 'increase'
  | 'removeAddress'
  | 'removeFilter'
  | 'removeItem';

export function controlSelector(control: Control): string {
  return `[data-control="${control}"]`;
}

/** Returns the selector of the plus button of a dish. */
export function increaseSelector(itemId: string): string {
  return `[data-item="${CSS.escape(itemId)}"] ${controlSelector('increase')}`;
}

/** Returns whether a click is the second click of a double click, or a further click in quick succession. */
export function isRepeated({ detail }: MouseEvent): boolean {
  return detail > 1;
}

/** Returns whether a click on a link opens another tab or window, or downloads the page. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
