/** The code of the modes that the chart itself does without. */
export const modeModules = {
  simulate: () => import('./SimulateMode.tsx'),
  live: () => import('./LiveMode.tsx'),
  coverage: () => import('./CoverageMode.tsx'),
};

/** Fetches it while there is nothing else to do: from then on the page needs no network. */
export function loadModesAtLeisure(): void {
  const load = () => {
    for (const fetchModule of Object.values(modeModules)) {
      // Whoever opens the mode tries again, and is told.
      fetchModule().catch(() => {});
    }
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 2000 });
  else setTimeout(load, 500);
}
