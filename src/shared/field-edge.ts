/** The colour of a field's edge, which contrasts with the page by at least 3:1 in both schemes (WCAG 1.4.11). */
export const FIELD_EDGE =
  'color-mix(in srgb, var(--mui-palette-text-secondary) 75%, var(--mui-palette-background-paper))';
