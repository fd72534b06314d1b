/**
 * `npm run bench`: how fast the production build is, in Chromium under the Hosting emulator. Prints
 * the median and the spread of several runs beside each target, then how the cost grows, and writes
 * bench/results.json. `npm run bench -- --only chat` measures what has that word in its name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { benchmarks } from '../../e2e/bench/benchmarks.mjs';
import * as lighthouse from '../../e2e/bench/lighthouse.mjs';
import { recordSite } from '../../e2e/bench/recorded-site.mjs';
import { serveGeneratedSite } from '../../e2e/bench/generated-site.mjs';
import {
  growthTables,
  pageTable,
  summarize,
  summarizePages,
  targetTable,
} from '../../e2e/bench/tables.mjs';
import { buildForEmulators } from './build-for-emulators.mjs';
import { findOrInstallChromium, launchOptions } from './chromium.mjs';
import { startEmulators } from './emulators.mjs';
import { previewPort, requireFreePorts, signInPort } from './ports.mjs';
import { Problem, runUntilStopped, say } from './terminal.mjs';

const RUNS = 3;
const folder = fileURLToPath(new URL('../../bench/', import.meta.url));

/** @typedef {import('../../e2e/bench/benchmarks.mjs').Benchmark} Benchmark */
/** @typedef {import('../../e2e/bench/tables.mjs').Result} Result */

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const isChosen = (/** @type {string} */ name) => name.toLowerCase().includes(only.toLowerCase());
const chosen = benchmarks.filter(({ name }) => isChosen(name));
const chosenPages = lighthouse.pages.filter(({ name }) => isChosen(`Lighthouse: ${name}`));

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(previewPort, signInPort);
  findOrInstallChromium();
  if (chosenPages.length > 0) {
    const tiles = await lighthouse.serveTiles();
    stopLater(tiles.stop);
    process.env['VITE_TILE_URL'] = tiles.url;
  }
  await buildForEmulators();
  if (chosenPages.length > 0) await lighthouse.buildReferences();
  const emulators = startEmulators(['auth', 'hosting']);
  stopLater(emulators.stop);
  await emulators.ready;
  let generatedUrl = '';
  if (chosen.some(({ site }) => site === 'generated')) {
    const site = await serveGeneratedSite();
    stopLater(site.stop);
    generatedUrl = site.url;
  }
  // Before a browser of our own is at work beside it.
  const pages = chosenPages.length > 0 ? await measurePages(stopLater) : [];
  const results = chosen.length > 0 ? await measureBenchmarks(stopLater, generatedUrl) : [];

  mkdirSync(folder, { recursive: true });
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    load: loadavg()[0],
    node: process.version,
  };
  writeFileSync(
    `${folder}results.json`,
    `${JSON.stringify({ machine, pages, results }, null, 2)}\n`,
  );
  const tables = [
    ...(pages.length > 0 ? [pageTable(pages)] : []),
    ...(results.length > 0 ? [targetTable(results), ...growthTables(results)] : []),
  ];
  say(`\n${tables.join('\n\n')}\n\nWritten to bench/results.json.`);
  const missed = [...pages, ...results].filter(({ isMet }) => !isMet);
  if (missed.length > 0) {
    throw new Problem(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  }
});

/** @typedef {(stop: () => Promise<void>) => void} StopLater */

/**
 * Every page once, then every page again: what else the machine does falls on all of them.
 *
 * @param {StopLater} stopLater
 */
async function measurePages(stopLater) {
  const site = await recordSite(`http://localhost:${previewPort.number}`);
  stopLater(site.stop);
  const pages = [...lighthouse.references, ...chosenPages];
  await lighthouse.visitPages(site.url, pages);
  const measured = pages.map((page) => ({
    page,
    /** @type {import('../../e2e/bench/lighthouse.mjs').Measured[]} */
    runs: [],
  }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { page, runs } of measured) {
      say(`Lighthouse, ${run + 1} of ${RUNS}: ${page.name}`);
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
      runs.push(await lighthouse.measurePage(site.url, page));
    }
  }
  return summarizePages(measured);
}

/**
 * @param {StopLater} stopLater
 * @param {string} generatedUrl
 */
async function measureBenchmarks(stopLater, generatedUrl) {
  const browser = await chromium.launch(launchOptions());
  stopLater(() => browser.close());

  /** @type {Result[]} */
  const results = [];
  for (const benchmark of chosen) {
    say(`Measuring: ${benchmark.name}`);
    const baseURL =
      benchmark.site === 'generated' ? generatedUrl : `http://localhost:${previewPort.number}`;
    /** @type {number[][][]} runs of each size */
    const measured = [];
    for (const size of benchmark.sizes ?? [0]) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
        runs.push(await measureOnce(browser, baseURL, benchmark, size));
      }
      measured.push(runs);
    }
    for (const [position, figure] of [benchmark, ...(benchmark.also ?? [])].entries()) {
      const valuesBySize = measured.map((runs) => runs.map((run) => run[position] ?? Number.NaN));
      results.push(summarize(figure, benchmark.sizes ?? [], valuesBySize));
    }
  }
  return results;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {Benchmark} benchmark
 * @param {number} size
 * @returns {Promise<number[]>}
 */
async function measureOnce(browser, baseURL, { measure }, size) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    // On a first visit it has the emulator hand out the whole build, on the same cores.
    serviceWorkers: 'block',
  });
  try {
    return [await measure(context, size)].flat();
  } finally {
    await context.close();
  }
}
