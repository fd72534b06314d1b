import type { SxProps, Theme } from '@mui/material/styles';

const gap = { xs: 1.5, md: 2.5 };

/** Map and status are on the left, driver and order on the right; on a phone, one is below the other. */
export const orderColumns: SxProps<Theme> = {
  display: 'grid',
  gap,
  mt: gap,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  alignItems: 'start',
};

/** One of the columns. */
export const orderColumn: SxProps<Theme> = {
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
};
