/** Charts arranged without a browser: ELK in this process, and letters of one width. */
import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../chart.ts';
import { layOut } from '../drawing/layout.ts';
import type { Drawing } from '../drawing/layout.ts';
import type { Measure } from '../drawing/text.ts';

export const measure: Measure = (text, { size, weight }) =>
  text.length * size * (weight > 500 ? 0.56 : 0.52);

const elk = new ELK();
const drawings = new WeakMap<Chart, Promise<Drawing>>();

/** Each chart is arranged once, a copy of it anew. */
export function draw(chart: Chart): Promise<Drawing> {
  const drawing = drawings.get(chart) ?? layOut(chart, elk, measure);
  drawings.set(chart, drawing);
  return drawing;
}
