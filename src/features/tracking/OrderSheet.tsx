import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

type OrderSheetProps = {
  /** The sheet's name, if it is a region. */
  label?: string;
  children: ReactNode;
};

/** One card for all there is to know of an order: its sections one below the other, with a line between. */
export function OrderSheet({ label, children }: OrderSheetProps) {
  return (
    <Paper
      component={label ? 'section' : 'div'}
      aria-label={label}
      variant="outlined"
      sx={{
        borderRadius: 5,
        '& > *': { p: { xs: 2, sm: 2.5 } },
        '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Paper>
  );
}
