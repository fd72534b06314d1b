/**
 * Measures when a page is painted, compared with a bare static page in the same run. On a screen that is
 * higher than the page, it also measures whether the first frame contains all of the text.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bothDevices, desktop, onFreshPage } from './devices.mjs';
import { watchPaint } from './in-page.mjs';

/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */
/** @typedef {import('./devices.mjs').Device} Device */

const HIGHER_THAN_EVERY_PAGE = 5000;
/** Milliseconds after which a page has painted everything. */
const REST = 3000;

const paths = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/restaurants',
  '/restaurant/coal-and-rumali',
  '/track',
  '/hi',
  '/hi/restaurants',
  '/hi/restaurant/coal-and-rumali',
  '/hi/track',
];

/**
 * @param {import('./local-site.mjs').Site} site
 * @param {string} path
 * @param {Device} device
 */
function watch(site, path, device) {
  return onFreshPage(device, {}, async (page) => {
    await page.addInitScript(watchPaint);
    await page.goto(`${site.url}${path}`);
    await sleep(REST);
    return page.evaluate(() => ({
      .../** @type {{ painted: import('./in-page.mjs').Painted }} */ (
        /** @type {unknown} */ (globalThis)
      ).painted,
      lastText: document.body.innerText.length,
    }));
  });
}

/**
 * @param {Device} device
 * @param {string} path
 * @returns {Benchmark['measure']}
 */
function measurePaint(device, path) {
  return async ({ site }) => {
    const { first, largest } = await watch(site, path, device);
    return { 'First (ms)': first, 'Largest (ms)': largest };
  };
}

/**
 * @param {string} path
 * @returns {Benchmark['measure']}
 */
function measureFirstFrame(path) {
  const viewport = { width: 412, height: HIGHER_THAN_EVERY_PAGE };
  return async ({ site }) => {
    const { firstText, lastText } = await watch(site, path, { ...desktop, options: { viewport } });
    return { 'Text that comes later (%)': 100 * (1 - firstText / lastText) };
  };
}

/** @type {Benchmark[]} */
export const benchmarks = [
  ...bothDevices.flatMap((device) => {
    const reference = {
      name: `paint, ${device.name}: a bare page`,
      measure: measurePaint(device, '/reference/bare'),
    };
    return paths.map(
      /** @returns {Benchmark} */ (path) => ({
        name: `paint, ${device.name}: ${path}`,
        measure: measurePaint(device, path),
        reference,
        ratio: ['x bare', 'First (ms)'],
        limits: { 'x bare': { most: 1.35 } },
      }),
    );
  }),
  ...paths.map((path) => ({
    name: `first frame: ${path}`,
    measure: measureFirstFrame(path),
    limits: { 'Text that comes later (%)': { most: 0 } },
  })),
];
