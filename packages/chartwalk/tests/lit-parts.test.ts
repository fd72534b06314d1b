/**
 * Tests which states and transitions of a chart are highlighted while the reader points at one of them. Also
 * tests which ones the search finds, and where the view opens.
 */
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '../src/chart.ts';
import type { Drawing } from '../src/drawing/layout.ts';
import { drawInNode } from '../src/drawing/draw-in-node.ts';
import { areaOf, initialArea, shiftBetween } from '../src/page/chart-area.ts';
import { findParts } from '../src/page/find-parts.ts';
import { litParts } from '../src/page/lit-parts.ts';

const shop = setup({ guards: { isOpen: () => true } }).createMachine({
  id: 'shop',
  initial: 'day',
  states: {
    day: {
      initial: 'calm',
      on: { CLOSE: 'night' },
      states: {
        calm: { description: 'Nobody queues.', on: { QUEUE: 'busy' } },
        busy: { on: { LEAVE: { guard: 'isOpen', target: 'calm' }, FAINT: '#shop.night' } },
      },
    },
    night: {},
  },
});
const drawing = await drawInNode(chartOf(shop));
const [queue, leave, faint, close] = ['QUEUE', 'LEAVE', 'FAINT', 'CLOSE'].map(
  (event) =>
    drawing.transitions.find(({ transition }) => transition.name.includes(event))?.transition
      .name ?? '',
);
const lines = (id: string) =>
  new Set([...litParts(drawing, id)].filter((part) => part.includes(' — ')));

test('a state highlights the transitions that start or end at it, and their states', () => {
  expect(lines('state calm')).toEqual(new Set());
  expect(lines('state day.calm')).toEqual(new Set([leave, queue]));
  expect(litParts(drawing, 'state day.calm')).toContain('state day.busy');
  expect(litParts(drawing, 'state day.calm')).not.toContain('state night');
});

test('a state with inner states also highlights the transitions that cross its frame', () => {
  expect(lines('state day')).toEqual(new Set([close, faint]));
});

test('a transition highlights itself and its states', () => {
  expect(lines(faint ?? '')).toEqual(new Set([faint]));
  expect(litParts(drawing, faint ?? '')).toContain('state night');
});

test('the search finds the states and then the transitions that contain all words, from top to bottom', () => {
  expect(findParts(drawing, 'QUEUES nobody')).toEqual(['state day.calm']);
  expect(findParts(drawing, 'isopen')).toEqual([leave]);
  const found = findParts(drawing, 'busy');
  expect(new Set(found)).toEqual(new Set(['state day.busy', queue, leave, faint]));
  expect(found[0]).toBe('state day.busy');
  const heights = found.slice(1).map((id) => areaOf(drawing, id)?.y ?? Number.NaN);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(findParts(drawing, ' ')).toEqual([]);
});

test('the view opens at the innermost initial state', () => {
  expect(initialArea(drawing)).toEqual(areaOf(drawing, 'state day.calm'));
});

test('the shift between two layouts is how far the state nearest to a given point has moved, ignoring states that contain others', () => {
  const moved: Drawing = {
    ...drawing,
    states: drawing.states.map((drawn) =>
      drawn.state.path === 'night' ? { ...drawn, x: drawn.x + 30, y: drawn.y - 7 } : drawn,
    ),
  };
  const { x = 0, y = 0 } = areaOf(drawing, 'state night') ?? {};
  expect(shiftBetween(drawing, moved, { x, y })).toEqual({ x: 30, y: -7 });
  const calm = areaOf(drawing, 'state day.calm') ?? { x: 0, y: 0 };
  expect(shiftBetween(drawing, moved, calm)).toEqual({ x: 0, y: 0 });
});
