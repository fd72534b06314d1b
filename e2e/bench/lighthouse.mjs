/**
 * The pages in Lighthouse: a mid-range phone, simulated on slow 4G and a processor four times slower.
 * Reference pages are measured in the same run, so that what is compared was measured alike.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/commands/chromium.mjs';
import { generateOrder } from './generated-data.mjs';
import { serveLocally } from './local-server.mjs';
import { grayTile } from '../support/gray-tile.mjs';

/**
 * @typedef {object} LighthousePage
 * @property {string} name
 * @property {string} path
 * @property {number} performance the least score
 * @property {number} [bestPractices] the least score, where 100 can't be
 * @property {boolean} [goesOn] to something else, for who is not signed in: it is not there to be seen
 * @property {Record<string, unknown>} [stored] what the browser holds when the page is opened
 *
 * @typedef {object} Measured
 * @property {number} performance a score from 0 to 100, as the next three
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} largestPaint milliseconds, as the blocking time
 * @property {number} blockingTime
 * @property {number} layoutShift
 */

const tracked = generateOrder(0, 'asha');

/** Static has a page's font and mark, bare has nothing but words, floor draws a line with our packages. */
const referenceNames = ['static', 'bare', 'floor'];

/** @type {LighthousePage[]} */
export const references = referenceNames.map((name) => ({
  name: `Reference: ${name}`,
  path: `/reference/${name}`,
  performance: 0,
}));

/** @type {LighthousePage[]} */
export const pages = [
  ...['/', '/about', '/services', '/blog', '/restaurants', '/restaurant/coal-and-rumali'].map(
    (path) => ({ name: path, path, performance: 100 }),
  ),
  ...['/checkout', '/orders'].map((path) => ({ name: path, path, performance: 0, goesOn: true })),
  { name: '/track', path: '/track', performance: 95 },
  {
    name: '/track, with its map',
    path: `/track?id=${tracked.id}`,
    performance: 95,
    // Street tiles of 256 pixels, as specified, are coarse on a phone's screen.
    bestPractices: 96,
    stored: { orders: { [tracked.id]: tracked } },
  },
];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Puts the reference pages beside the app, for the same server to serve. */
export async function buildReferences() {
  const folder = fileURLToPath(new URL('references/', import.meta.url));
  await build({
    root: folder,
    configFile: false,
    base: '/reference/',
    logLevel: 'warn',
    build: {
      outDir: join(root, 'dist/reference'),
      rolldownOptions: {
        input: referenceNames.map((name) => join(folder, `${name}.html`)),
      },
    },
  });
}

/**
 * Street tiles from this machine: Lighthouse counts what does not arrive as an error.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveTiles() {
  const { port, stop } = await serveLocally((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=604800' });
    response.end(grayTile);
  });
  return { url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`, stop };
}

/**
 * Opens every page once, for a site that has to ask another one for what it answers.
 *
 * @param {string} baseUrl
 * @param {LighthousePage[]} visited
 */
export async function visitPages(baseUrl, visited) {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  for (const { path } of visited) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await page.goto(`${baseUrl}${path}`, { waitUntil: 'networkidle' });
  }
  await browser.close();
}

/**
 * @param {string} baseUrl
 * @param {LighthousePage} page
 * @returns {Promise<Measured>}
 */
export async function measurePage(baseUrl, page) {
  try {
    return await measureFirstVisit(baseUrl, page);
  } catch {
    // Now and then Lighthouse records no page at all.
    return measureFirstVisit(baseUrl, page);
  }
}

/**
 * In a browser of its own: what an earlier page left behind for the browser to clear away would count
 * as this one's work.
 * @param {string} baseUrl
 * @param {LighthousePage} page
 * @returns {Promise<Measured>}
 */
async function measureFirstVisit(baseUrl, page) {
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    return await measure(browser.port, baseUrl, page);
  } finally {
    browser.kill();
  }
}

/**
 * @param {number} port of the browser's debugging protocol
 * @param {string} baseUrl
 * @param {LighthousePage} page
 * @returns {Promise<Measured>}
 */
async function measure(port, baseUrl, { path, stored }) {
  if (stored) await store(port, `${baseUrl}/icons/icon-192.png`, stored);
  const result = await lighthouse(`${baseUrl}${path}`, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const { lhr } = result ?? {};
  if (!lhr || lhr.runtimeError) {
    throw new Error(`Lighthouse could not measure ${path}: ${lhr?.runtimeError?.message}`);
  }
  const score = (/** @type {string} */ category) =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/**
 * @param {number} port
 * @param {string} address of the site, and of no page: none may run its scripts
 * @param {Record<string, unknown>} values
 */
async function store(port, address, values) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(address);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, values);
  await page.close();
  await browser.close();
}
