/**
 * The styles of an empty state below the tracking form. On a wide screen, its picture is at the left edge of
 * the form, beside its text.
 */
export const atStart = {
  display: { sm: 'grid' },
  gridTemplateColumns: 'auto 1fr',
  alignItems: { xs: 'center', sm: 'start' },
  justifyItems: 'start',
  textAlign: { xs: 'center', sm: 'start' },
  columnGap: 4,
  px: 0,
  pt: { xs: 4, md: 5 },
  '& > div:first-of-type': { gridRow: '1 / span 4' },
} as const;
