import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

/** Shows details of an order in one card, whose sections are separated by lines. */
export function OrderSheet({ children }: { children: ReactNode }) {
  return (
    <Paper
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
