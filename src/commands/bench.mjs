/**
 * `npm run bench`: how fast the production build is, in Chromium under the Hosting emulator. Prints
 * the median and the spread of several runs beside each target, and writes bench/results.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { benchmarks } from '../../e2e/bench/benchmarks.mjs';
import { buildForEmulators } from './build-for-emulators.mjs';
import { findOrInstallChromium, launchOptions } from './chromium.mjs';
import { startEmulators } from './emulators.mjs';
import { previewPort, requireFreePorts, signInPort } from './ports.mjs';
import { Problem, runUntilStopped, say } from './terminal.mjs';

const RUNS = 3;
const folder = fileURLToPath(new URL('../../bench/', import.meta.url));

/** @typedef {import('../../e2e/bench/benchmarks.mjs').Benchmark} Benchmark */

await runUntilStopped(async (stopLater) => {
  await requireFreePorts(previewPort, signInPort);
  findOrInstallChromium();
  await buildForEmulators();
  const emulators = startEmulators(['auth', 'hosting']);
  stopLater(emulators.stop);
  await emulators.ready;
  const browser = await chromium.launch(launchOptions());
  stopLater(() => browser.close());

  const results = [];
  for (const benchmark of benchmarks) {
    say(`Measuring: ${benchmark.name}`);
    const values = [];
    for (let run = 0; run < RUNS; run += 1) {
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
      values.push(await measureOnce(browser, benchmark));
    }
    results.push(summarize(benchmark, values));
  }

  mkdirSync(folder, { recursive: true });
  const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
  writeFileSync(`${folder}results.json`, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  say(`\n${table(results)}\n\nWritten to bench/results.json.`);
  const missed = results.filter(({ isMet }) => !isMet);
  if (missed.length > 0) {
    throw new Problem(`Missed: ${missed.map(({ name }) => name).join('; ')}`);
  }
});

/**
 * @param {import('playwright').Browser} browser
 * @param {Benchmark} benchmark
 */
async function measureOnce(browser, { measure }) {
  const context = await browser.newContext({
    baseURL: `http://localhost:${previewPort.number}`,
    viewport: { width: 1280, height: 900 },
  });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

/**
 * @param {Benchmark} benchmark
 * @param {number[]} values
 */
function summarize({ name, unit, target, isMet }, values) {
  const sorted = values.toSorted((a, b) => a - b);
  const median = /** @type {number} */ (sorted[Math.floor(sorted.length / 2)]);
  const spread = /** @type {const} */ ([sorted[0], sorted.at(-1)]);
  return { name, unit, target, median, spread, values, isMet: isMet(median) };
}

/** @param {ReturnType<typeof summarize>[]} results */
function table(results) {
  const rows = results.map(({ name, unit, target, median, spread, isMet }) => [
    name,
    `${round(median)} ${unit}`,
    `${spread.map((value) => round(value ?? 0)).join(' to ')} ${unit}`,
    target,
    isMet ? 'met' : 'MISSED',
  ]);
  const all = [['Benchmark', 'Median', 'Spread', 'Target', ''], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
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
