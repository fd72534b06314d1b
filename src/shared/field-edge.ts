/**
 * The colour of a field's edge. In both colour schemes, its contrast with the page is at least 3:1 (WCAG
 * 1.4.11).
 */
export const FIELD_EDGE =
  'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, var(--mui-palette-background-paper))';
