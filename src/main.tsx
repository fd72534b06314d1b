import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, preloadPage } from './App.tsx';
import { PrerenderedPath } from './shared/prerendered.ts';

const found = document.querySelector<HTMLElement>('#root');
if (!found) throw new Error('index.html has no #root.');
const container = found;
/** Undefined where nothing was rendered at build time, '' where it was for no path in particular. */
const prerenderedPath = container.dataset['path'];

declare global {
  /** The buttons that were pressed before this script ran, as index.html noted them. */
  var earlyPresses: HTMLElement[] | undefined;
  var keepEarlyPress: ((event: Event) => void) | undefined;
}

/** Once the page is taken over, what was pressed before has its effect. */
function EarlyPresses() {
  useEffect(() => {
    const { earlyPresses = [], keepEarlyPress } = globalThis;
    if (!keepEarlyPress) return;
    removeEventListener('click', keepEarlyPress, true);
    // Not in the middle of React's own work: it could not take over the button's part of the page.
    queueMicrotask(() => {
      for (const button of earlyPresses.splice(0)) button.click();
    });
  }, []);
  return null;
}

async function inspect(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('inspect');
  if (wanted === null) return;
  const { startInspection } = await import('./statecharts/live/start.ts');
  await startInspection(wanted);
}

function show(): void {
  const app = (
    <StrictMode>
      <PrerenderedPath value={prerenderedPath || null}>
        <BrowserRouter>
          <App />
          <EarlyPresses />
        </BrowserRouter>
      </PrerenderedPath>
    </StrictMode>
  );
  if (prerenderedPath === undefined) createRoot(container).render(app);
  else hydrateRoot(container, app);
}

// Before the first actor starts: a late inspector would miss how the page began. And before the page
// is taken over: React would replace a screen whose code is not there by its skeleton.
Promise.all([inspect(), preloadPage(location.pathname)])
  .catch((error: unknown) => console.error('Something did not load ahead.', error))
  .finally(show);
