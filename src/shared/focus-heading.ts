/** Focuses the heading of a page, so that screen readers continue at the page's content. */
export function focusHeading(page: ParentNode | null): void {
  const heading = page?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
