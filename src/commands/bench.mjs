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
import { serveGeneratedSite } from '../../e2e/bench/generated-site.mjs';
import { buildForEmulators } from './build-for-emulators.mjs';
import { findOrInstallChromium, launchOptions } from './chromium.mjs';
import { startEmulators } from './emulators.mjs';
import { previewPort, requireFreePorts, signInPort } from './ports.mjs';
import { Problem, runUntilStopped, say } from './terminal.mjs';

const RUNS = 3;
const folder = fileURLToPath(new URL('../../bench/', import.meta.url));

/** @typedef {import('../../e2e/bench/benchmarks.mjs').Benchmark} Benchmark */
/** @typedef {import('../../e2e/bench/benchmarks.mjs').Figure} Figure */
/** @typedef {ReturnType<typeof summarize>} Result */

const { only = '' } = parseArgs({ options: { only: { type: 'string' } } }).values;
const chosen = benchmarks.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(previewPort, signInPort);
  findOrInstallChromium();
  await buildForEmulators();
  const emulators = startEmulators(['auth', 'hosting']);
  stopLater(emulators.stop);
  await emulators.ready;
  let generatedUrl = '';
  if (chosen.some(({ site }) => site === 'generated')) {
    const site = await serveGeneratedSite();
    stopLater(site.stop);
    generatedUrl = site.url;
  }
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

  mkdirSync(folder, { recursive: true });
  const machine = {
    cores: cpus().length,
    model: cpus()[0]?.model,
    load: loadavg()[0],
    node: process.version,
  };
  writeFileSync(`${folder}results.json`, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  const tables = [targetTable(results), ...growthTables(results)];
  say(`\n${tables.join('\n\n')}\n\nWritten to bench/results.json.`);
  const missed = results.filter(({ isMet }) => !isMet);
  if (missed.length > 0) {
    throw new Problem(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  }
});

/**
 * @param {import('playwright').Browser} browser
 * @param {string} baseURL
 * @param {Benchmark} benchmark
 * @param {number} size
 * @returns {Promise<number[]>}
 */
async function measureOnce(browser, baseURL, { measure }, size) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  try {
    return [await measure(context, size)].flat();
  } finally {
    await context.close();
  }
}

/** @param {number[]} values */
function medianAndSpread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = /** @type {number} */ (sorted[Math.floor(sorted.length / 2)]);
  const spread = /** @type {const} */ ([sorted[0] ?? 0, sorted.at(-1) ?? 0]);
  return { median, spread, values };
}

/**
 * @param {Figure} figure
 * @param {number[]} sizes
 * @param {number[][]} valuesBySize
 */
function summarize({ name, unit, target, isMet }, sizes, valuesBySize) {
  const summaries = valuesBySize.map(medianAndSpread);
  const last = /** @type {ReturnType<typeof medianAndSpread>} */ (summaries.at(-1));
  const growth = sizes.map((size, index) => ({ size, ...summaries[index] }));
  return { name, unit, target, ...last, isMet: isMet(last.median), growth };
}

/** @param {Result[]} results */
function targetTable(results) {
  const rows = results.map(({ name, unit, target, median, spread, isMet }) => [
    name,
    `${round(median)} ${unit}`,
    `${spread.map(round).join(' to ')} ${unit}`,
    target,
    isMet ? 'met' : 'MISSED',
  ]);
  return table([['Benchmark', 'Median', 'Spread', 'Target', ''], ...rows]);
}

/**
 * What each thing costs at ten times as much, a table for each series of sizes.
 * @param {Result[]} results
 */
function growthTables(results) {
  const grown = results.filter(({ growth }) => growth.length > 0);
  const headings = new Set(grown.map(sizesOf));
  return [...headings].map((heading) =>
    table(
      [['Growth, medians', ...heading.split(' ')]].concat(
        grown.filter((result) => sizesOf(result) === heading).map(growthRow),
      ),
    ),
  );
}

/** @param {Result} result */
function growthRow({ name, unit, growth }) {
  const costs = growth.map(({ median }) => `${round(median ?? Number.NaN)} ${unit}`);
  return [name, ...costs];
}

/** @param {Result} result */
function sizesOf({ growth }) {
  return growth.map(({ size }) => size.toLocaleString('en')).join(' ');
}

/** @param {string[][]} rows */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
