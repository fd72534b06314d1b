import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

type OrderSheetProps = {
  /** The sheet's accessible name. With a name, the sheet is a region. */
  label?: string;
  children: ReactNode;
};

/** Shows all details of an order in one card, whose sections are separated by lines. */
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
