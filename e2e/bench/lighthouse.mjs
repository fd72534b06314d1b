/**
 * The pages in Lighthouse: a mid-range phone, simulated on slow 4G and a processor four times slower.
 * Two reference pages are measured in the same run, so that what is compared was measured alike.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/commands/chromium.mjs';
import { generateOrder } from './generated-data.mjs';
import { grayTile } from '../support/gray-tile.mjs';

/**
 * @typedef {object} LighthousePage
 * @property {string} name
 * @property {string} path
 * @property {number} performance the least score
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

/** @type {LighthousePage[]} */
export const references = [
  { name: 'Reference: a static page', path: '/reference/static', performance: 0 },
  { name: 'Reference: the stack’s floor', path: '/reference/floor', performance: 0 },
];

/** @type {LighthousePage[]} */
export const pages = [
  ...[
    '/',
    '/about',
    '/services',
    '/blog',
    '/restaurants',
    '/restaurant/coal-and-rumali',
    '/checkout',
    '/orders',
  ].map((path) => ({ name: path, path, performance: 100 })),
  { name: '/track', path: '/track', performance: 95 },
  {
    name: '/track, with its map',
    path: `/track?id=${tracked.id}`,
    performance: 95,
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
      rolldownOptions: { input: [join(folder, 'static.html'), join(folder, 'floor.html')] },
    },
  });
}

/**
 * Street tiles from this machine: Lighthouse counts what does not arrive as an error.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveTiles() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=604800' });
    response.end(grayTile);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/{z}/{x}/{y}.png`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<number>} the free port that it now listens on
 */
async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** A browser that Lighthouse can drive: it asks for one by the port of its debugging protocol. */
export async function startLighthouse() {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'fooddash-lighthouse-'));
  const { args, ...options } = launchOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return {
    /**
     * @param {string} baseUrl
     * @param {LighthousePage} page
     */
    measure: (baseUrl, page) => measure(browser, port, baseUrl, page),
    stop: async () => {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * @param {import('playwright').BrowserContext} browser
 * @param {number} port
 * @param {string} baseUrl
 * @param {LighthousePage} page
 * @returns {Promise<Measured>}
 */
async function measure(browser, port, baseUrl, { path, stored }) {
  if (stored) await store(browser, `${baseUrl}/icons/icon-192.png`, stored);
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
 * @param {import('playwright').BrowserContext} browser
 * @param {string} address of the site, and of no page: none may run its scripts
 * @param {Record<string, unknown>} values
 */
async function store(browser, address, values) {
  const page = await browser.newPage();
  await page.goto(address);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, values);
  await page.close();
}
