/** Arranges charts without a browser. ELK runs in this process, and all letters have the same width. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../chart.ts';
import { layOut } from '../drawing/layout.ts';
import type { Drawing } from '../drawing/layout.ts';
import type { Measure } from '../drawing/text.ts';

export const measure: Measure = (text, { size, weight }) =>
  text.length * size * (weight > 500 ? 0.56 : 0.52);

const elk = new ELK();
const drawings = new WeakMap<Chart, Promise<Drawing>>();

/** Arranges each chart object only once. */
export function draw(chart: Chart): Promise<Drawing> {
  const drawing = drawings.get(chart) ?? layOut(chart, elk, measure);
  drawings.set(chart, drawing);
  return drawing;
}
