import { focusContent } from './focus-content.ts';

/**
 * Moves the focus away from a control that is about to disappear. The focus goes to the nearest focusable
 * element around the control, such as its dialog, or else to the page's content.
 */
export function focusAround(control: HTMLElement): void {
  const part = control.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  if (part) part.focus({ preventScroll: true });
  else focusContent();
}
