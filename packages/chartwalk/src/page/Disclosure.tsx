import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Shows a label that opens content that most readers do not need. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', py: 0.5, fontSize: 13, color: 'text.secondary' }}
      >
        {label}
      </Box>
      {children}
    </Box>
  );
}
