import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export function PanelHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h4" component="h2" sx={{ mt: 3, mb: 1 }}>
      {children}
    </Typography>
  );
}
