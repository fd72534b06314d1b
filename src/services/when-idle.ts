/** Calls back when the browser has nothing else to do, within a second; soon where it can't tell. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
