/** Counters and timings that the browser itself provides. */

/** @typedef {import('playwright').Page} Page */

/**
 * Waits for the next frame, and then until the browser is idle, for at most two seconds.
 * @param {Page} page
 */
export async function untilIdle(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 0),
        );
      }),
  );
}

/** @typedef {{ name: string, pid: number, tid: number, dur?: number, args?: { name?: string } }} TraceEvent */

/**
 * Returns the duration of the main thread's longest task. Tasks under 50 ms count too, although browsers
 * don't call them long.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds
 */
export async function longestTaskOf(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await act();
  await untilIdle(page);
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const durations = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid}:${tid}`))
    .map(({ dur }) => (dur ?? 0) / 1000);
  if (durations.length === 0) throw new Error('The browser traced no task.');
  return Math.max(...durations);
}
