import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { createRoutes, loadMatchedRoutes } from './app/routes.tsx';
import { language } from './domain/language.en.ts';
import { takeStoredInput } from './services/hand-over.ts';
import { inspectActors } from './shared/actors.ts';
import { layerHistoryOf } from './shared/layer-history.ts';
import { createLocationWatcher } from './shared/watch-location.ts';
import { createStyleCache } from './style-cache.ts';

async function inspect(): Promise<void> {
  // A production build omits the code below and everything that it imports.
  if (import.meta.env.MODE === 'production') return;
  const wanted = new URLSearchParams(location.search).get('inspect');
  if (wanted === null) return;
  const { startInspection } = await import('chartwalk/inspect');
  await startInspection(wanted, inspectActors);
}

const basename = language.basePath || '/';

async function start(container: HTMLElement): Promise<void> {
  const handedOver = takeStoredInput();
  if (handedOver !== null) {
    const { startWithStoredInput } = await import('./app/start-with-stored-input.ts');
    startWithStoredInput(container, handedOver);
  }
  const routes = createRoutes();
  // The inspector must be ready before the first actor starts.
  await Promise.all([inspect(), loadMatchedRoutes(routes, location.pathname, basename)]).catch(
    (error: unknown) => console.error('Something did not load before the start.', error),
  );
  // With hydration data, even if it is empty, the router leaves the scroll position to the browser.
  const router = createBrowserRouter(routes, { basename, hydrationData: {} });
  const app = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <App watchLocation={createLocationWatcher(router)} layerHistory={layerHistoryOf(router)}>
          <RouterProvider router={router} />
        </App>
      </CacheProvider>
    </StrictMode>
  );
  // A browser's translator puts text into `font` elements. Our own pages contain no such elements.
  const isTranslated = () => container.querySelector('font') !== null;
  if (isTranslated()) {
    const { renderAgain } = await import('./app/render-again.ts');
    renderAgain(container, app);
    return;
  }
  const isPrerendered = container.hasChildNodes();
  // If a page is translated during hydration, React renders the page again. That is not an error.
  const onRecoverableError = (error: unknown) => {
    if (!isTranslated()) reportError(error);
  };
  // A transition hydrates the page in small steps, so that the page responds to clicks between the steps.
  if (isPrerendered)
    startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else createRoot(container).render(app);
}

const container = document.querySelector<HTMLElement>('#root');
if (!container) throw new Error('index.html has no #root.');
void start(container);
