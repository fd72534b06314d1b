/** The usual height of the header in pixels, by breakpoint. Large text makes the header higher. */
export const headerHeight = { xs: 64, md: 76 };

const VARIABLE = '--header-height';

/** The measured height of the header, as a CSS value. */
export const HEADER_HEIGHT = `var(${VARIABLE})`;

/** The styles that set the header's height until it is measured. */
export const expectedHeight = {
  xs: { [VARIABLE]: `${headerHeight.xs}px` },
  md: { [VARIABLE]: `${headerHeight.md}px` },
};

/**
 * Measures the header whenever its height changes.
 *
 * @returns a function that stops measuring
 */
export function followHeight(header: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(VARIABLE, `${header.offsetHeight}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}
