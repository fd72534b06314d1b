/**
 * The layout of the beginning of a page, with its heading and a picture. On a phone, the picture is below the
 * text.
 */
export const pageIntro = {
  pt: { xs: 3, md: 6 },
  display: 'grid',
  gap: { xs: 3, sm: 4, md: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
} as const;
