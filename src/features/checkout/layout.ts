/** The layout that checkout shares with its outline. */

const line = '1px solid var(--mui-palette-divider)';

/** Fields, and beside them, from a small desktop on, the summary. */
export const columns = {
  // On a phone no grid: the bar with the button sticks within all of the form, not within its own row.
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) 400px' },
  alignItems: { md: 'start' },
} as const;

export const fieldCards = {
  display: 'grid',
  // No card is wider than the form, whatever line in it can't be broken.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, md: 3 },
} as const;

/** The summary is one card on a desktop; on a phone its bar leaves the card. */
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

/** The height that the bar takes from the bottom of a phone's screen. */
export const BAR_HEIGHT = 80;

/** The total and the button, within a thumb's reach on a phone that is not too low for it. */
export const payBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  minHeight: BAR_HEIGHT,
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
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
