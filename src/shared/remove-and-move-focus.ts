import { flushSync } from 'react-dom';

type Places = {
  /** The selector of the part of the page that stays. */
  within: string;
  /** The selector of the control to focus in the neighbouring item. */
  same: string;
  /** The selector of the element in that part that gets the focus if no item is left. */
  otherwise: string;
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
  const next = left[position] ?? left.at(-1) ?? part?.querySelector<HTMLElement>(places.otherwise);
  next?.focus();
}
