/**
 * Measures pages in Lighthouse, which simulates a phone that is on slow 4G and has a four times slower
 * processor.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { launchOptions } from '../../src/commands/chromium.mjs';
import { generateCart, generateOrder, orderId } from './generated-data.mjs';

/** @typedef {import('./benchmark.mjs').Benchmark} Benchmark */

/**
 * @typedef {object} LighthousePage
 * @property {string} path
 * @property {string} [name]
 * @property {number} [bestPractices] the minimum score, if 100 is impossible
 * @property {(uid: string) => Record<string, unknown>} [stored] the data of a signed-in customer
 */

/** @type {LighthousePage[]} */
const pages = [
  ...['/', '/about', '/services', '/blog', '/restaurants', '/restaurant/coal-and-rumali'].map(
    (path) => ({ path }),
  ),
  { path: '/checkout', stored: (uid) => ({ [`cart_${uid}`]: generateCart(2) }) },
  { path: '/orders', stored: (uid) => ({ orders: { [orderId(0)]: generateOrder(0, uid) } }) },
  { path: '/track' },
  {
    name: '/track with its map',
    path: `/track?id=${orderId(0)}`,
    // FoodDash's specification requires street tiles of 256 pixels. They are too coarse for a phone's screen,
    // which lowers this score.
    bestPractices: 96,
    stored: (uid) => ({ orders: { [orderId(0)]: generateOrder(0, uid) } }),
  },
];

/** @type {Benchmark[]} */
export const benchmarks = pages.map((page) => ({
  name: `lighthouse: ${page.name ?? page.path}`,
  measure: async (world) => {
    try {
      return await measurePage(world, page);
    } catch {
      // Lighthouse sometimes fails to record a page, so try once more.
      return measurePage(world, page);
    }
  },
  limits: {
    Performance: { least: 95 },
    Accessibility: { least: 100 },
    'Best practices': { least: page.bestPractices ?? 100 },
    SEO: { least: 100 },
    'Layout shift': { most: 0 },
  },
}));

/**
 * Measures a page in its own browser, because cleaning up after an earlier page would count as this page's
 * work.
 *
 * @param {import('./benchmark.mjs').World} world
 * @param {LighthousePage} page
 */
async function measurePage({ site, customer }, { path, stored }) {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    if (stored) {
      const signedIn = await customer();
      await restore(browser.port, signedIn.stateWith(stored(signedIn.uid)));
    }
    const result = await lighthouse(`${site.url}${path}`, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const { lhr } = result ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${path}: ${lhr?.runtimeError?.message}`);
    }
    const arrived = new URL(lhr.finalDisplayedUrl);
    if (`${arrived.pathname}${arrived.search}` !== path) {
      throw new Error(`${path} went on to ${arrived.href}.`);
    }
    const score = (/** @type {string} */ category) =>
      Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    return {
      Performance: score('performance'),
      Accessibility: score('accessibility'),
      'Best practices': score('best-practices'),
      SEO: score('seo'),
      'Largest paint (ms)': value('largest-contentful-paint'),
      'Blocked (ms)': value('total-blocking-time'),
      'Layout shift': Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    };
  } finally {
    browser.kill();
  }
}

/**
 * @param {number} port of the browser's debugging protocol
 * @param {import('./customer.mjs').StorageState} state
 */
async function restore(port, state) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.setStorageState(state);
  await browser.close();
}
