import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createApp } from './app/create-app.ts';
import { AppContext } from './shared/app.ts';
import { noLayerHistory } from './shared/layer-history.ts';
import type { LayerHistory } from './shared/layer-history.ts';
import { WatchAddressContext } from './shared/watch-address.ts';
import type { WatchAddress } from './shared/watch-address.ts';
import { theme } from './theme.ts';

type AppProps = { watchAddress: WatchAddress; layerHistory?: LayerHistory; children: ReactNode };

/** Provides the theme and the app's actor. The children contain the router with its pages. */
export function App({ watchAddress, layerHistory = noLayerHistory, children }: AppProps) {
  const app = useMemo(
    () => createApp({ watchAddress, layerHistory }),
    [watchAddress, layerHistory],
  );
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <WatchAddressContext value={watchAddress}>
        <AppContext.Provider logic={app}>{children}</AppContext.Provider>
      </WatchAddressContext>
    </ThemeProvider>
  );
}
