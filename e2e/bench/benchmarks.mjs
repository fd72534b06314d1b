/** What `npm run bench` measures. */
import { benchmarks as paint } from './paint.mjs';
import { benchmarks as works } from './works.mjs';

/** @type {import('./benchmark.mjs').Benchmark[]} */
export const benchmarks = [...works, ...paint];
