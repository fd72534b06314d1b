/**
 * When a page is painted, really held back as a phone, beside a bare static page in the same run; and
 * whether its first frame holds all of it, however high the screen is.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bothDevices, onFreshPage, phone } from './devices.mjs';
import { watchPaint } from './in-page.mjs';

/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */

/** A screen higher than every page. */
const HIGH = 5000;

/** What comes after the first frame has come by then. */
const REST = 3000;

const paths = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/restaurants',
  '/restaurant/coal-and-rumali',
  '/track',
];

/**
 * @param {import('./devices.mjs').Device} device
 * @param {string} path
 * @param {import('playwright').BrowserContextOptions} [options]
 * @returns {(world: import('./benchmark.mjs').World) => Promise<import('./in-page.mjs').Painted>}
 */
function paint(device, path, options = {}) {
  return ({ site }) =>
    onFreshPage(device, options, async (page) => {
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
 * @param {import('./devices.mjs').Device} device
 * @param {string} path
 * @returns {Benchmark['measure']}
 */
function measurePaint(device, path) {
  const watch = paint(device, path);
  return async (world) => {
    const { first, largest } = await watch(world);
    return { 'First (ms)': first, 'Largest (ms)': largest };
  };
}

/**
 * @param {string} path
 * @returns {Benchmark['measure']}
 */
function measureFirstFrame(path) {
  const watch = paint(phone, path, { viewport: { width: 412, height: HIGH } });
  return async (world) => {
    const { firstText, lastText } = await watch(world);
    return { 'Text not there yet (%)': 100 * (1 - firstText / lastText) };
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
    name: `first frame, screen of ${HIGH} pixels: ${path}`,
    measure: measureFirstFrame(path),
    limits: { 'Text not there yet (%)': { most: 0 } },
  })),
];
