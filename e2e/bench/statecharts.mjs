/** Measures how fast charts are laid out, and whether the live view keeps up with a busy app. */

import { desktop, onFreshPage } from './devices.mjs';

/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */

/** The machine with the most states and transitions. */
const LARGEST = 'cart';

/** @type {Benchmark['measure']} */
function measureLayout({ site }) {
  return onFreshPage(desktop, {}, async (page) => {
    await page.goto(`${site.url}/statecharts#${LARGEST}`);
    await page.locator('[data-state]').first().waitFor();
    const duration = await page.evaluate(
      (name) => performance.getEntriesByName(name)[0]?.duration ?? Number.NaN,
      `arrange ${LARGEST}`,
    );
    return { 'Time (ms)': duration };
  });
}

const EVENTS = 1000;
const EVENTS_PER_SECOND = 200;

/**
 * Types into the tracking page's field, and waits until the live view shows the last event.
 * @param {import('playwright').Page} app
 * @param {string} url
 * @returns {Promise<number>} milliseconds from the app's last event until the live view shows it
 */
async function measureLag(app, url) {
  await app.goto(`${url}/track?inspect`);
  const field = app.getByLabel(/^Order ID/);
  await field.waitFor();
  const charts = await app.context().newPage();
  await charts.goto(`${url}/statecharts#track-lookup/live`);
  await charts.locator('[data-paint=active]').first().waitFor();

  // The page itself records when the event appears, because polling from outside would add to the measured
  // time.
  const seen = charts.evaluate(
    (last) =>
      new Promise((resolve) => {
        const check = () => {
          const shown = document.querySelector('[aria-label="Context"]')?.textContent ?? '';
          if (!shown.includes(`"${last}"`)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(check);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        check();
      }),
    `event ${EVENTS}`,
  );
  const sent = await field.evaluate(
    (input, { events, perSecond }) =>
      new Promise((resolve) => {
        const setValue = Object.getOwnPropertyDescriptor(
          HTMLInputElement.prototype,
          'value',
        )?.set?.bind(input);
        const start = performance.now();
        let count = 0;
        const send = () => {
          // Send all events that are due by now, because timers run late.
          const due = Math.min(events, Math.ceil(((performance.now() - start) / 1000) * perSecond));
          while (count < due) {
            count += 1;
            setValue?.(`event ${count}`);
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
          if (count < events) setTimeout(send, 1000 / perSecond);
          else resolve(Date.now());
        };
        send();
      }),
    { events: EVENTS, perSecond: EVENTS_PER_SECOND },
  );
  return Number(await seen) - Number(sent);
}

/** @type {Benchmark[]} */
export const benchmarks = [
  {
    name: 'statecharts: the largest chart is laid out',
    measure: measureLayout,
    limits: { 'Time (ms)': { most: 300 } },
  },
  {
    name: 'statecharts: live view behind the last of 1,000 events, 200 a second',
    measure: ({ site }) =>
      onFreshPage(desktop, {}, async (page) => ({ 'Time (ms)': await measureLag(page, site.url) })),
    limits: { 'Time (ms)': { most: 100 } },
  },
];
