/** Finds the part of a chart's picture that shows a state. */
import type { Drawing } from '../drawing/layout.ts';
import { MARGIN } from '../export/svg.ts';
import { toArea } from './area.ts';
import type { ChartView } from './board-data.ts';

/** The usual size of the part that is shown around a state, in pixels of the drawing. */
const VIEW = { width: 460, height: 300 };

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** Returns the part of the chart around a state; null if the chart has no such state. */
export function chartViewOf({ width, height, states }: Drawing, path: string): ChartView | null {
  const drawn = states.find(({ state }) => state.path === path);
  if (!drawn) return null;
  const wide = Math.min(width + 2 * MARGIN, Math.max(VIEW.width, drawn.width + 80));
  const high = Math.min(height + 2 * MARGIN, Math.max(VIEW.height, drawn.height + 80));
  const view = {
    x: Math.round(between(-MARGIN, drawn.x + drawn.width / 2 - wide / 2, width + MARGIN - wide)),
    y: Math.round(between(-MARGIN, drawn.y + drawn.height / 2 - high / 2, height + MARGIN - high)),
    width: Math.round(wide),
    height: Math.round(high),
  };
  const { x, y } = view;
  return { ...view, frame: toArea({ ...drawn, x: drawn.x - x, y: drawn.y - y }, view) };
}
