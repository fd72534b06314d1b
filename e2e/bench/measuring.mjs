/** Instruments: what the browser itself counts and times. */
import { untilIdle } from './visit.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * @param {Page} page
 * @returns {Promise<(name: string) => Promise<number>>} reads one of the browser's own metrics
 */
export async function metricsOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async (name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
}

/**
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds of script until the page has come to rest
 */
export async function scriptTimeOf(page, act) {
  const read = await metricsOf(page);
  await untilIdle(page);
  // What was thrown away before is not what this costs.
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const before = await read('ScriptDuration');
  await act();
  await untilIdle(page);
  return ((await read('ScriptDuration')) - before) * 1000;
}

/**
 * The longest task of the page's main thread: also one below the 50 ms from which a browser calls a
 * task long.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds
 */
export async function longestTaskOf(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await untilIdle(page);
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

/** @typedef {{ name: string, pid: number, tid: number, dur?: number, args?: { name?: string } }} TraceEvent */

/**
 * Does something, and waits in the page itself until a text is there and painted: a test runner's own
 * looking around would be part of what is measured.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator | 'back'} action what is clicked, or the way back
 * @param {string} place a selector
 * @param {string} text
 * @returns {Promise<number>} milliseconds
 */
export async function timeUntilShown(page, action, place, text) {
  const button = action === 'back' ? null : await action.elementHandle();
  return page.evaluate(
    ([clicked, selector, wanted]) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`“${wanted}” never came.`)), 30_000);
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const shown = document.querySelector(selector)?.textContent ?? '';
          if (!shown.includes(wanted)) return;
          observer.disconnect();
          // After the frame that shows it.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        if (clicked)
          clicked.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        else history.back();
      }),
    /** @type {const} */ ([button, place, text]),
  );
}
