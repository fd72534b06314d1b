import { focusContent } from './focus-content.ts';

/**
 * Focuses the dialog around a control that is about to disappear, or the page's content if there is no
 * dialog.
 */
export function focusAround(control: HTMLElement): void {
  const dialog = control.closest('.MuiModal-root');
  if (dialog) dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  else focusContent();
}
