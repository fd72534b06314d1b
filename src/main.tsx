import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { createStyleCache } from './app/style-cache.ts';
import { preloadPage } from './app/routes.tsx';
import { TakenOver } from './shared/early-input.tsx';
import { PrerenderedPath } from './shared/prerendered.ts';

const found = document.querySelector<HTMLElement>('#root');
if (!found) throw new Error('index.html has no #root.');
const container = found;
/** Undefined where nothing was rendered at build time, '' where it was for no path in particular. */
const prerenderedPath = container.dataset['path'];

async function inspect(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('inspect');
  if (wanted === null) return;
  const { startInspection } = await import('./statecharts/live/start.ts');
  await startInspection(wanted);
}

function show(): void {
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <PrerenderedPath value={prerenderedPath || null}>
          <BrowserRouter>
            <App />
            <TakenOver part={{ current: container }} />
          </BrowserRouter>
        </PrerenderedPath>
      </CacheProvider>
    </StrictMode>
  );
  if (prerenderedPath === undefined) createRoot(container).render(app);
  // In slices: what the customer does meanwhile comes first.
  else startTransition(() => void hydrateRoot(container, app));
}

// Before the first actor starts: a late inspector would miss how the page began. And before the page
// is taken over: React would replace a screen whose code is not there by its skeleton.
Promise.all([inspect(), preloadPage(location.pathname)])
  .catch((error: unknown) => console.error('Something did not load ahead.', error))
  .finally(show);
