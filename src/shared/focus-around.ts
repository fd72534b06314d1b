import { focusContent } from './focus-content.ts';

/** For a control that goes when it is pressed: the dialog around it gets the focus, or the page's content. */
export function focusAround(control: HTMLElement): void {
  const dialog = control.closest('.MuiModal-root');
  if (dialog) dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  else focusContent();
}
