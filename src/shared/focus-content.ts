/** Focuses the page's content after a click on a control that then disappears. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
