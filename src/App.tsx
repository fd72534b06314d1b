import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppActors } from './app/AppActors.tsx';
import { WatchAddressContext } from './shared/watch-address.ts';
import type { WatchAddress } from './shared/watch-address.ts';
import { theme } from './theme.ts';

type AppProps = { watchAddress: WatchAddress; children: ReactNode };

/** The theme and the app-wide actors; the router with its pages comes from outside. */
export function App({ watchAddress, children }: AppProps) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <WatchAddressContext value={watchAddress}>
        <AppActors>{children}</AppActors>
      </WatchAddressContext>
    </ThemeProvider>
  );
}
