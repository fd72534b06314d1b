/** The page's content gets the focus: for controls that go when they are pressed. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
