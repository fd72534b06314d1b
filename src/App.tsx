import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppActors } from './app/AppActors.tsx';
import type { WatchPage } from './app/watch-page.ts';
import { theme } from './theme.ts';

type AppProps = { watchPage: WatchPage; children: ReactNode };

/** The theme and the app-wide actors; the router with its pages comes from outside. */
export function App({ watchPage, children }: AppProps) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <AppActors watchPage={watchPage}>{children}</AppActors>
    </ThemeProvider>
  );
}
