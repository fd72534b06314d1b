import { focusContent } from './focus-content.ts';

/**
 * Focuses the nearest focusable part around a control that is about to disappear, for example the dialog that
 * contains it. If there is no such part, focuses the page's content.
 */
export function focusAround(control: HTMLElement): void {
  const part = control.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  if (part) part.focus({ preventScroll: true });
  else focusContent();
}
