import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createApp } from './app/create-app.ts';
import { AppContext } from './shared/app.ts';
import { noLayerHistory } from './shared/layer-history.ts';
import type { LayerHistory } from './shared/layer-history.ts';
import { WatchLocationContext } from './shared/watch-location.ts';
import type { WatchLocation } from './shared/watch-location.ts';
import { theme } from './theme.ts';

type AppProps = { watchLocation: WatchLocation; layerHistory?: LayerHistory; children: ReactNode };

/** Provides the theme and the app's actor. The children contain the router with its pages. */
export function App({ watchLocation, layerHistory = noLayerHistory, children }: AppProps) {
  const app = useMemo(
    () => createApp({ watchLocation, layerHistory }),
    [watchLocation, layerHistory],
  );
  return (
    <ThemeProvider theme={theme} noSsr>
      <CssBaseline enableColorScheme />
      <WatchLocationContext value={watchLocation}>
        <AppContext.Provider logic={app}>{children}</AppContext.Provider>
      </WatchLocationContext>
    </ThemeProvider>
  );
}
