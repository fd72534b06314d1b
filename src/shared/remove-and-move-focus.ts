import { flushSync } from 'react-dom';

type Places = {
  /** The selector of the part of the page that stays. */
  within: string;
  /** The selector of the control to focus in the neighbouring item. */
  same: string;
  /**
   * The selectors of the elements in that part that may get the focus if no item is left. The first visible
   * one gets it.
   */
  otherwise: readonly string[];
};

/**
 * Runs `remove`. If that unmounts the clicked control, focuses the same control of the next item, or of the
 * last one if there is no next item.
 */
export function removeAndMoveFocus(control: Element, places: Places, remove: () => void): void {
  const part = control.closest(places.within);
  const controls = () => [...(part?.querySelectorAll<HTMLElement>(places.same) ?? [])];
  const position = controls().findIndex((each) => each === control);
  flushSync(remove);
  if (control.isConnected) return;
  const left = controls();
  const next = left[position] ?? left.at(-1);
  const candidates = next
    ? [next]
    : places.otherwise.map((selector) => part?.querySelector<HTMLElement>(selector));
  for (const candidate of candidates) {
    // A hidden element does not get the focus.
    candidate?.focus();
    if (document.activeElement === candidate) return;
  }
}
