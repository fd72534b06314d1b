/** The type of a benchmark, and the summary of its runs. */
import { formatTable } from 'chartwalk/commands';

/**
 * @typedef {object} World the sites and customers that a benchmark can use
 * @property {import('./local-site.mjs').Site} site
 * @property {() => Promise<import('./customer.mjs').Customer>} customer
 * @property {() => Promise<import('./local-site.mjs').Site>} manyRestaurants the app with 5,000 restaurants
 *
 * @typedef {Record<string, number>} Figures the values; the keys are column headings
 *
 * @typedef {object} Benchmark
 * @property {string} name the kind of benchmark, a colon, and the benchmark's own name
 * @property {(world: World, run: number) => Promise<Figures>} measure
 * @property {Record<string, { most: number } | { least: number }>} [limits] the keys are column headings
 * @property {Benchmark} [reference] measured in the same run
 * @property {[ratio: string, figure: string]} [ratio] the heading of a new column, and the figure that is
 *   divided by the reference's figure
 */

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** @typedef {ReturnType<typeof summarize>} Result */

/**
 * @param {Benchmark} benchmark
 * @param {Map<Benchmark, Figures[]>} runsOf
 */
export function summarize(benchmark, runsOf) {
  const { name, limits = {}, reference, ratio } = benchmark;
  const runs = runsOf.get(benchmark) ?? [];
  const medians = mediansOf(runs);
  if (reference && ratio) {
    const [column, figure] = ratio;
    const ofReference = mediansOf(runsOf.get(reference) ?? []);
    medians[column] = (medians[figure] ?? Number.NaN) / (ofReference[figure] ?? Number.NaN);
  }
  const missed = Object.entries(limits).flatMap(([column, limit]) => {
    const value = medians[column] ?? Number.NaN;
    if ('most' in limit ? value <= limit.most : value >= limit.least) return [];
    const words = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
    return [`${name}: ${column} is ${round(value)}, not ${words}`];
  });
  return { name, medians, runs, missed };
}

/**
 * @param {Figures[]} runs
 * @returns {Figures}
 */
function mediansOf(runs) {
  const columns = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...columns].map((column) => [
      column,
      median(runs.flatMap((run) => (column in run ? [run[column] ?? Number.NaN] : []))),
    ]),
  );
}

/**
 * Formats the medians in one table for each kind of benchmark. The part of a name before the colon is the
 * kind.
 *
 * @param {Result[]} results
 */
export function formatResults(results) {
  const kinds = [...new Set(results.map(kindOf))];
  return kinds
    .map((kind) => formatKind(results.filter((result) => kindOf(result) === kind)))
    .join('\n\n');
}

/** @param {{ name: string }} named */
function kindOf({ name }) {
  return name.slice(0, name.indexOf(':'));
}

/** @param {Result[]} results of one kind */
function formatKind(results) {
  const columns = [...new Set(results.flatMap(({ medians }) => Object.keys(medians)))];
  const rows = results.map(({ name, medians }) => [
    name.slice(name.indexOf(':') + 2),
    columns.map((column) => (column in medians ? round(medians[column] ?? Number.NaN) : '')),
  ]);
  return formatTable([[results.map(kindOf)[0] ?? '', columns], ...rows].map((row) => row.flat()));
}

/** @param {number} value */
function round(value) {
  return String(Math.abs(value) < 10 ? Math.round(value * 1000) / 1000 : Math.round(value));
}
