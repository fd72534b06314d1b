import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Shows buttons side by side. On a phone, they fill the row, or are one below the other if they don't fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        width: { xs: '100%', sm: 'auto' },
        flexWrap: 'wrap',
        gap: 1.5,
        '& > *': { flexGrow: 1 },
      }}
    >
      {children}
    </Stack>
  );
}
