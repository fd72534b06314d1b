/** The code of the modes that the chart itself does without. */
export const modeModules = {
  simulate: () => import('./SimulateMode.tsx'),
  live: () => import('./LiveMode.tsx'),
  coverage: () => import('./CoverageMode.tsx'),
  changes: () => import('./ChangesPage.tsx'),
};

function loadModes(): void {
  for (const load of Object.values(modeModules)) {
    // Opening the mode tries again.
    load().catch(() => {});
  }
}

/** Fetches it while there is nothing else to do: from then on the page needs no network. */
export function loadModesAtLeisure(): void {
  // Safari has no such callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadModes);
  else setTimeout(loadModes, 1000);
}
