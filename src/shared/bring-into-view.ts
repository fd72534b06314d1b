/** Serves as the `ref` of an element that may appear out of view. Scrolls the whole element into view. */
export function bringIntoView(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' });
}
