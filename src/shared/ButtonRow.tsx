import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Shows buttons side by side, or one below the other and equally wide if they don't fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: 1 } }}>
      {children}
    </Stack>
  );
}
