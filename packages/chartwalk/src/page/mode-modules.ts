/** The functions that load the code of the modes. The chart alone does not need this code. */
export const modeModules = {
  simulate: () => import('./SimulateMode.tsx'),
  live: () => import('./LiveMode.tsx'),
  coverage: () => import('./CoverageMode.tsx'),
  changes: () => import('./ChangesPage.tsx'),
};

function loadModes(): void {
  for (const load of Object.values(modeModules)) {
    // A failure can be ignored, because opening the mode loads its code again.
    load().catch(() => {});
  }
}

/** Loads the modes when the browser is idle. The page needs no network afterwards. */
export function loadModesWhenIdle(): void {
  // A timeout is used in Safari, which lacks `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadModes);
  else setTimeout(loadModes, 1000);
}
