/** The layout that the checkout and its skeleton share. */

const line = '1px solid var(--mui-palette-divider)';

/** The layout of the fields and the summary. On a desktop, they are side by side. */
export const columns = {
  // A phone uses no grid, because a bar in a grid would stick only within its own row.
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 2, md: 4 },
  // On the widest screens, the summary grows instead of the fields.
  gridTemplateColumns: { md: 'minmax(0, 880px) minmax(400px, 1fr)' },
  alignItems: { md: 'start' },
} as const;

export const SUMMARY_TITLE_ID = 'summary-title';

export const fieldCards = {
  display: 'grid',
  // The minimum of 0 keeps an unbreakable line from making a card wider than the form.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, md: 3 },
} as const;

/**
 * The styles of the summary. On a desktop, the dishes and the bar with the total are in one card. On a phone,
 * the bar is outside the card.
 */
export const summary = {
  display: { xs: 'contents', md: 'block' },
  position: { md: 'sticky' },
  top: 100,
  border: { md: line },
  borderRadius: 5,
  bgcolor: 'background.paper',
} as const;

export const summaryCard = {
  p: { xs: 2, sm: 3 },
  pb: { md: 1.5 },
  border: { xs: line, md: 'none' },
  borderRadius: 5,
  bgcolor: 'background.paper',
} as const;

/** The height in pixels of the bar at the bottom of a phone's screen. */
export const BAR_HEIGHT = 76;

/**
 * The bar with the total and the button. On a phone, the bar sticks to the bottom, unless the screen is very
 * short.
 */
export const payBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  minHeight: BAR_HEIGHT,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3 },
  pt: { xs: 1.5, md: 0 },
  pb: { xs: 'max(12px, env(safe-area-inset-bottom))', md: 3 },
  borderTop: { xs: line, md: 'none' },
  bgcolor: 'background.paper',
  borderRadius: { md: 5 },
  '@media (max-width: 899.95px) and (min-height: 480px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
  },
} as const;
