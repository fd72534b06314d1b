/** What `npm run bench` measures, each time in a fresh browser context. */
import { measureLargestLayout, measureLiveLag } from './statecharts.mjs';

/**
 * @typedef {object} Benchmark
 * @property {string} name
 * @property {string} unit
 * @property {string} target in words
 * @property {(median: number) => boolean} isMet
 * @property {(context: import('playwright').BrowserContext) => Promise<number>} measure
 */

/** @type {Benchmark[]} */
export const benchmarks = [
  {
    name: 'Statecharts: the largest chart is laid out',
    unit: 'ms',
    target: 'under 300 ms',
    isMet: (median) => median < 300,
    measure: measureLargestLayout,
  },
  {
    name: 'Statecharts: live view behind the last of 1,000 events, 200 a second',
    unit: 'ms',
    target: 'under 100 ms',
    isMet: (median) => median < 100,
    measure: measureLiveLag,
  },
];
