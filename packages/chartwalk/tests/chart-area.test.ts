/** Tests which areas of a chart the page tries to show. */
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '../src/chart.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { areasToShow } from '../src/page/chart-area.ts';
import type { StatePaint, TransitionPaint } from '../src/page/paint.ts';

const lamps = setup({}).createMachine({
  id: 'lamps',
  type: 'parallel',
  states: {
    desk: { initial: 'off', states: { off: { on: { SWITCH_DESK: 'on' } }, on: {} } },
    bed: { initial: 'off', states: { off: { on: { SWITCH_BED: 'on' } }, on: {} } },
  },
});
const chart = chartOf(lamps);
const drawing = await drawInNode(chart);
const areaOf = (path: string) => {
  const drawn = drawing.states.find(({ state }) => state.path === path);
  return drawn && { x: drawn.x, y: drawn.y, width: drawn.width, height: drawn.height };
};

function painted(active: readonly string[], leadsTo?: string) {
  const states = new Map<string, StatePaint>(active.map((path) => [path, 'active']));
  const taken = chart.transitions.filter(({ targets }) => targets[0] === leadsTo);
  const transitions = new Map<string, TransitionPaint>(taken.map(({ name }) => [name, 'taken']));
  return { states, transitions };
}

test('the first area contains all active states, and the second area contains a single state', () => {
  const areas = areasToShow(drawing, painted(['desk', 'desk.off', 'bed', 'bed.off']));
  const [all] = areas;
  const [desk, bed] = [areaOf('desk.off'), areaOf('bed.off')];
  expect(all?.width).toBeGreaterThan((desk?.width ?? 0) + (bed?.width ?? 0));
  expect(areas.slice(1)).toEqual([desk]);
});

test('the second area contains the state that an event led to, rather than another active state', () => {
  const areas = areasToShow(drawing, painted(['desk', 'desk.off', 'bed', 'bed.on'], 'bed.on'));
  expect(areas[1]).toEqual(areaOf('bed.on'));
});

test('a chart without highlights has no area to show', () => {
  expect(areasToShow(drawing, painted([]))).toEqual([]);
});
