/**
 * Moves the focus to the heading of the pins when a form or a question disappears. The control that had the
 * focus disappears with it. React calls this function as the `ref` of the form or question.
 */
export function returnFocus(): () => void {
  return () => document.querySelector<HTMLElement>('#pins-heading')?.focus();
}
