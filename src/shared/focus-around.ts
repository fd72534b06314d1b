import { focusContent } from './focus-content.ts';

/**
 * Focuses the nearest focusable part around a control that is about to disappear, for example its dialog, or
 * the page's content if there is no such part.
 */
export function focusAround(control: HTMLElement): void {
  const part = control.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  if (part) part.focus({ preventScroll: true });
  else focusContent();
}
