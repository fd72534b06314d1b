/** All benchmarks of `npm run bench`. */
import { benchmarks as lighthouse } from './lighthouse.mjs';
import { benchmarks as memory } from './memory.mjs';
import { benchmarks as paint } from './paint.mjs';
import { benchmarks as scale } from './scale.mjs';
import { benchmarks as statecharts } from './statecharts.mjs';
import { benchmarks as works } from './works.mjs';

/** @type {import('./benchmark.mjs').Benchmark[]} */
export const benchmarks = [...works, ...paint, ...lighthouse, ...scale, ...memory, ...statecharts];
