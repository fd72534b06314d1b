import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';

const found = document.querySelector('#root');
if (!found) throw new Error('index.html has no #root.');
const container = found;

const inspected = new URLSearchParams(location.search).get('inspect');

function show(): void {
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}

// Before the first actor starts: a late inspector would miss how the page began.
if (inspected === null) show();
else {
  import('./statecharts/live/start.ts')
    .then(({ startInspection }) => startInspection(inspected))
    .catch((error: unknown) => console.error('The inspector did not start.', error))
    .finally(show);
}
