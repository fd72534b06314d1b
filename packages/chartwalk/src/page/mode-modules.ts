/** Loads the code of the modes, which the chart itself does not need. */
export const modeModules = {
  simulate: () => import('./SimulateMode.tsx'),
  live: () => import('./LiveMode.tsx'),
  coverage: () => import('./CoverageMode.tsx'),
  changes: () => import('./ChangesPage.tsx'),
};

function loadModes(): void {
  for (const load of Object.values(modeModules)) {
    // Opening the mode will try to load it again.
    load().catch(() => {});
  }
}

/** Loads the modes when the browser is idle. From then on, the page needs no network. */
export function loadModesAtLeisure(): void {
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadModes);
  else setTimeout(loadModes, 1000);
}
