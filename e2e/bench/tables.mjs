/** What was measured, in figures and in tables. */
import { formatTable } from '../../src/commands/table.mjs';

/** @typedef {import('./benchmarks.mjs').Figure} Figure */
/** @typedef {import('./lighthouse.mjs').LighthousePage} LighthousePage */
/** @typedef {import('./lighthouse.mjs').Measured} Measured */
/** @typedef {ReturnType<typeof summarize>} Result */
/** @typedef {ReturnType<typeof summarizePages>[number]} PageResult */

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
export function summarize({ name, unit, target, isMet }, sizes, valuesBySize) {
  const summaries = valuesBySize.map(medianAndSpread);
  const last = /** @type {ReturnType<typeof medianAndSpread>} */ (summaries.at(-1));
  const growth = sizes.map((size, index) => ({ size, ...summaries[index] }));
  return { name, unit, target, ...last, isMet: isMet(last.median), growth };
}

/** @param {Result[]} results */
export function targetTable(results) {
  const rows = results.map(({ name, unit, target, median, spread, isMet }) => [
    name,
    `${round(median)} ${unit}`,
    `${spread.map(round).join(' to ')} ${unit}`,
    target,
    isMet ? 'met' : 'MISSED',
  ]);
  return formatTable([['Benchmark', 'Median', 'Spread', 'Target', ''], ...rows]);
}

/**
 * What each thing costs at ten times as much, a table for each series of sizes.
 * @param {Result[]} results
 */
export function growthTables(results) {
  const grown = results.filter(({ growth }) => growth.length > 0);
  const headings = new Set(grown.map(sizesOf));
  return [...headings].map((heading) =>
    formatTable(
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

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}

const MOST_OF_STATIC = 1.2;
const MOST_BLOCKING = 50;

/**
 * @param {{ page: LighthousePage, runs: Measured[] }[]} measured the references first
 */
export function summarizePages(measured) {
  const [staticPaint = Number.NaN, barePaint = Number.NaN, floorPaint = Number.NaN] = measured.map(
    ({ runs }) => medianAndSpread(runs.map(({ largestPaint }) => largestPaint)).median,
  );
  return measured.map(({ page, runs }) => {
    const of = (/** @type {keyof Measured} */ figure) =>
      medianAndSpread(runs.map((run) => run[figure]));
    const result = {
      name: `Lighthouse: ${page.name}`,
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      seo: of('seo'),
      largestPaint: of('largestPaint'),
      blockingTime: of('blockingTime'),
      layoutShift: of('layoutShift'),
      timesStatic: of('largestPaint').median / staticPaint,
      timesBare: of('largestPaint').median / barePaint,
      timesFloor: of('largestPaint').median / floorPaint,
      isMet: true,
    };
    result.isMet =
      page.path.startsWith('/reference/') ||
      (result.performance.median >= page.performance &&
        result.accessibility.median === 100 &&
        result.bestPractices.median >= (page.bestPractices ?? 100) &&
        result.seo.median === 100 &&
        (page.goesOn || result.timesStatic <= MOST_OF_STATIC) &&
        result.blockingTime.median <= MOST_BLOCKING &&
        result.layoutShift.median === 0);
    return result;
  });
}

/** @param {PageResult[]} results */
export function pageTable(results) {
  const rows = results.map((result) => [
    result.name,
    `${result.performance.median} (${result.performance.spread.join(' to ')})`,
    String(result.accessibility.median),
    String(result.bestPractices.median),
    String(result.seo.median),
    `${seconds(result.largestPaint.median)} (${result.largestPaint.spread.map(seconds).join(' to ')})`,
    result.timesStatic.toFixed(2),
    result.timesBare.toFixed(2),
    result.timesFloor.toFixed(2),
    `${round(result.blockingTime.median)} ms`,
    result.layoutShift.median.toFixed(3),
    result.isMet ? 'met' : 'MISSED',
  ]);
  const heading = [
    'Phone, slow 4G, a 4th of the processor',
    'Performance',
    'Access',
    'Practice',
    'SEO',
    'Largest paint',
    'x static',
    'x bare',
    'x floor',
    'Blocked',
    'Shift',
    '',
  ];
  return formatTable([heading, ...rows]);
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
