/** Pixels, from each width of the screen on; large text makes the header higher. */
export const headerHeight = { xs: 64, md: 76 };

const VARIABLE = '--header-height';

/** The height that the header really has, as CSS: it stays at the top of the screen. */
export const HEADER_HEIGHT = `var(${VARIABLE})`;

/** That height until the header is measured. */
export const expectedHeight = {
  xs: { [VARIABLE]: `${headerHeight.xs}px` },
  md: { [VARIABLE]: `${headerHeight.md}px` },
};

/**
 * Measures the header whenever it changes its height.
 *
 * @returns ends it
 */
export function followHeight(header: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty(VARIABLE, `${header.offsetHeight}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}
