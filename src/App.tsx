import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AppActors } from './app/AppActors.tsx';
import { LayerHistoryContext, noLayerHistory } from './shared/layer-history.ts';
import type { LayerHistory } from './shared/layer-history.ts';
import { WatchAddressContext } from './shared/watch-address.ts';
import type { WatchAddress } from './shared/watch-address.ts';
import { theme } from './theme.ts';

type AppProps = { watchAddress: WatchAddress; layerHistory?: LayerHistory; children: ReactNode };

/** The theme and the app-wide actors; the router with its pages comes from outside. */
export function App({ watchAddress, layerHistory = noLayerHistory, children }: AppProps) {
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <WatchAddressContext value={watchAddress}>
        <LayerHistoryContext value={layerHistory}>
          <AppActors>{children}</AppActors>
        </LayerHistoryContext>
      </WatchAddressContext>
    </ThemeProvider>
  );
}
