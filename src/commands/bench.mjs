/**
 * `npm run bench`: measures how fast the production build is in Chromium. Prints medians and the targets that
 * are missed, and writes bench/results.json. `-- --only "works phone"` runs the benchmarks that have these
 * words in their names. `--runs 1` measures once. `--no-build` uses the existing build in dist/.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Problem, requireFreePorts, runUntilStopped, printLine } from 'chartwalk/commands';
import { formatResults, summarize } from '../../e2e/bench/benchmark.mjs';
import { benchmarks } from '../../e2e/bench/benchmarks.mjs';
import { signIn } from '../../e2e/bench/customer.mjs';
import { buildGeneratedSite } from '../../e2e/bench/generated-site.mjs';
import { serveSite, tileUrl } from '../../e2e/bench/local-site.mjs';
import { buildReferences } from '../../e2e/bench/references.mjs';
import { buildForEmulators } from './build-for-emulators.mjs';
import { findOrInstallChromium } from './chromium.mjs';
import { startEmulators } from './emulators.mjs';
import { signInPort } from './ports.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist`;
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    'no-build': { type: 'boolean', default: false },
  },
});
const words = options.only.toLowerCase().split(/\s+/);
const chosen = benchmarks.filter(({ name }) =>
  words.every((word) => name.toLowerCase().includes(word)),
);

await runUntilStopped(async (stopLater) => {
  if (chosen.length === 0) throw new Problem(`No benchmark is called “${options.only}”.`);
  findOrInstallChromium();
  if (!options['no-build']) {
    process.env['VITE_TILE_URL'] = tileUrl;
    await buildForEmulators();
  }
  await buildReferences(dist);
  const serve = async (/** @type {string} */ folder) => {
    const site = await serveSite(folder);
    stopLater(site.stop);
    return site;
  };
  const site = await serve(dist);
  /** The signed-in customer, who is created on demand because not every benchmark needs one. */
  /** @type {Promise<import('../../e2e/bench/customer.mjs').Customer> | undefined} */
  let customer;
  /** @type {Promise<import('../../e2e/bench/local-site.mjs').Site> | undefined} */
  let manyRestaurants;
  const world = {
    site,
    customer: () => (customer ??= startSignIn(stopLater).then(() => signIn(site.url))),
    manyRestaurants: () => (manyRestaurants ??= buildGeneratedSite().then(serve)),
  };

  /** @type {Map<import('../../e2e/bench/benchmark.mjs').Benchmark, import('../../e2e/bench/benchmark.mjs').Figures[]>} */
  const runsOf = new Map(
    chosen
      .flatMap((benchmark) => [benchmark.reference ?? benchmark, benchmark])
      .map((benchmark) => [benchmark, []]),
  );
  // Each run measures every benchmark once, so that other work on the machine affects all benchmarks equally.
  for (let run = 0; run < Number(options.runs); run += 1) {
    for (const [benchmark, runs] of runsOf) {
      // oxlint-disable-next-line no-await-in-loop -- two at once would slow each other down
      const figures = await benchmark.measure(world, run);
      runs.push(figures);
      printLine(`${run + 1} of ${options.runs}: ${benchmark.name}: ${JSON.stringify(figures)}`);
    }
  }

  const results = [...runsOf.keys()].map((benchmark) => summarize(benchmark, runsOf));
  const machine = { cores: cpus().length, model: cpus()[0]?.model, load: loadavg() };
  mkdirSync(`${root}bench`, { recursive: true });
  writeFileSync(`${root}bench/results.json`, JSON.stringify({ machine, results }, null, 2));
  printLine(`\n${formatResults(results)}\n\nMedians; each run is in bench/results.json.`);
  const missed = results.flatMap((result) => result.missed);
  if (missed.length > 0) throw new Problem(`\nMissed:\n${missed.join('\n')}`);
});

/**
 * Starts the Auth emulator, for benchmarks with a signed-in customer.
 *
 * @param {(stop: () => Promise<void>) => void} stopLater
 */
async function startSignIn(stopLater) {
  await requireFreePorts(signInPort);
  const emulator = startEmulators(['auth']);
  stopLater(emulator.stop);
  await emulator.ready;
}
