import type { SxProps, Theme } from '@mui/material/styles';

const gap = { xs: 1.5, md: 2.5 };

/**
 * The grid of the page. The map and the status are on the left, the driver and the order on the right. On a
 * phone, they are one below the other.
 */
export const orderColumns: SxProps<Theme> = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  alignItems: 'start',
};

/** The layout of each column. */
export const orderColumn: SxProps<Theme> = {
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
