import { flushSync } from 'react-dom';

type FocusTargets = {
  /** The selector of the part of the page that contains all items. The part itself stays on the page. */
  within: string;
  /** The selector of the control to focus in the neighbouring item. */
  same: string;
  /**
   * The selectors of other elements inside `within`. If no item is left, the first of these elements that is
   * visible gets the focus.
   */
  otherwise: readonly string[];
};

/**
 * Runs `remove`. If this unmounts the clicked control, focuses the same control of the next item. If there is
 * no next item, focuses the control of the last item.
 */
export function removeAndMoveFocus(
  control: Element,
  focusTargets: FocusTargets,
  remove: () => void,
): void {
  const part = control.closest(focusTargets.within);
  const controls = () => [...(part?.querySelectorAll<HTMLElement>(focusTargets.same) ?? [])];
  const position = controls().findIndex((each) => each === control);
  flushSync(remove);
  if (control.isConnected) return;
  const left = controls();
  const next = left[position] ?? left.at(-1);
  const candidates = next
    ? [next]
    : focusTargets.otherwise.map((selector) => part?.querySelector<HTMLElement>(selector));
  for (const candidate of candidates) {
    // A hidden element does not get the focus.
    candidate?.focus();
    if (document.activeElement === candidate) return;
  }
}
