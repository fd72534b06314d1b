import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppActors } from './app/AppActors.tsx';
import { theme } from './theme.ts';

/** The theme and the app-wide actors; the router with its pages comes from outside. */
export function App({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <AppActors>{children}</AppActors>
    </ThemeProvider>
  );
}
