import { flushSync } from 'react-dom';

type Places = {
  /** The part of the page that stays. */
  within: string;
  /** The same control of each item. */
  same: string;
  /** What has the focus where no item is left, as a selector in that part. */
  otherwise: string;
};

/**
 * Removes what may take a list's item away, with the control that was pressed. The focus goes on to the
 * same control of the item in its place then, or of the last one.
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
