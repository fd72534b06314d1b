/** Functions that load the code of the modes, which the chart itself does not need. */
export const modeModules = {
  simulate: () => import('./SimulateMode.tsx'),
  live: () => import('./LiveMode.tsx'),
  coverage: () => import('./CoverageMode.tsx'),
  changes: () => import('./ChangesPage.tsx'),
};

function loadModes(): void {
  for (const load of Object.values(modeModules)) {
    // A failure has no consequences, because opening the mode will load it again.
    load().catch(() => {});
  }
}

/** Loads the modes when the browser is idle. The page needs no network afterwards. */
export function loadModesAtLeisure(): void {
  // A timeout is used in Safari, which lacks `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadModes);
  else setTimeout(loadModes, 1000);
}
