/**
 * Measures the time from the start of the navigation until the effect of a click is on the screen. The
 * benchmark repeats the click until the effect appears, as an impatient customer would. The smallest possible
 * app, called the floor, is measured in the same run.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { actions, actionsInHindi, floor } from './actions.mjs';
import { bothDevices, onFreshPage } from './devices.mjs';
import { createTools, pressUntilItWorks } from './in-page.mjs';

/** @typedef {import('./actions.mjs').Action} Action */
/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */
/** @typedef {import('./devices.mjs').Device} Device */

/** Milliseconds that are recorded for an action that never works. */
const MAX_WAIT_MS = 45_000;
/** Milliseconds for which the network is watched after the last action. */
const QUIET = 10_000;

/**
 * @param {Function} run
 * @param {string[]} inputs
 */
function callAsText(run, inputs) {
  return `(${String(run)})(${inputs.join()})`;
}

/**
 * @param {Device} device
 * @param {Action} action
 * @returns {Benchmark['measure']}
 */
export function measureAction(device, { press, effect, rest = [], path, stored }) {
  const parts = [{ press, effect }, ...rest];
  const content = callAsText(pressUntilItWorks, [
    callAsText(createTools, []),
    `[${parts.map((part) => `{ press: ${String(part.press)}, effect: ${String(part.effect)} }`).join()}]`,
    String(device.pause),
  ]);
  return async ({ site, customer }, run) => {
    const signedIn = stored && (await customer());
    const options = signedIn ? { storageState: signedIn.stateWith(stored(signedIn.uid)) } : {};
    return onFreshPage(device, options, async (page) => {
      /** @type {number[]} */
      const times = [];
      let bytesBefore = 0;
      /** @type {Promise<void>} */
      const allWork = new Promise((resolve) => {
        void page.exposeFunction('reportWorking', (/** @type {number} */ time) => {
          times.push(time);
          if (times.length === 1) bytesBefore = site.bytesSent();
          if (times.length === parts.length) resolve();
        });
      });
      await page.addInitScript({ content });
      site.forgetBytesSent();
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      await Promise.race([allWork, sleep(MAX_WAIT_MS)]);
      const works = times[0] ?? MAX_WAIT_MS;
      /** @type {Record<string, number>} */
      const figures = { 'Works (ms)': works };
      if (rest.length > 0)
        figures['Inert after (ms)'] = (times[rest.length] ?? MAX_WAIT_MS) - works;
      // Every run transfers the same data, so the transfer is measured only once.
      if (run === 0 && device.network) {
        await sleep(QUIET);
        figures['kB before'] = bytesBefore / 1000;
        figures['kB in 10 s after'] = (site.bytesSent() - bytesBefore) / 1000;
      }
      return figures;
    });
  };
}

export const benchmarks = bothDevices.flatMap((device) => {
  const reference = {
    name: `works, ${device.name}: the floor`,
    measure: measureAction(device, floor),
  };
  return [...actions, ...actionsInHindi].map(
    /** @returns {Benchmark} */ (action) => ({
      name: `works, ${device.name}: ${action.name}`,
      measure: measureAction(device, action),
      reference,
      ratio: ['x floor', 'Works (ms)'],
      limits: {
        'x floor': { most: device.mostOfFloor },
        ...(action.rest ? { 'Inert after (ms)': { most: device.longestInert } } : {}),
      },
    }),
  );
});
