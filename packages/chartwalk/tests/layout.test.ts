/**
 * Checks that nothing overlaps in the drawings of charts, and that each line leads from its source to its
 * target.
 */
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../src/chart.ts';
import { badgeOf } from '../src/drawing/badge.ts';
import type { Drawing, Point, Rectangle } from '../src/drawing/layout.ts';
import { styleOf } from '../src/drawing/lines.ts';
import type { Line } from '../src/drawing/lines.ts';
import { drawInNode, figtreeMeasure } from '../src/drawing/draw-in-node.ts';
import { labelsOf, leavesOf, marksOf, overlap, overlaps } from '../src/examination/geometry.ts';
import type { Named } from '../src/examination/geometry.ts';
import { charts as wholeCharts, idiomCharts } from './machines.ts';

const charts = [...wholeCharts, ...idiomCharts];
const drawings = new Map(
  await Promise.all(charts.map(async ([id, chart]) => [id, await drawInNode(chart)] as const)),
);
const drawn = [...drawings];

const lies = (inner: Rectangle, outer: Rectangle) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const statesOf = ({ states }: Drawing): Named[] =>
  states.map(({ state, ...box }) => ({ name: state.path, box }));

test.each(drawn)('%s: no label overlaps another label', (_, drawing) => {
  const labels = labelsOf(drawing);
  expect(overlaps(labels, labels)).toEqual([]);
});

test.each(drawn)('%s: no label overlaps an innermost state or a mark', (_, drawing) => {
  expect(overlaps(labelsOf(drawing), [...leavesOf(drawing), ...marksOf(drawing)])).toEqual([]);
});

test.each(drawn)('%s: no state overlaps another state, except its parent', (_, drawing) => {
  const leaves = leavesOf(drawing);
  expect(overlaps(leaves, leaves)).toEqual([]);
  const siblings = drawing.states.flatMap(({ state, ...box }) =>
    drawing.states
      .filter((other) => other.state.parent === state.parent && other.state.path > state.path)
      .filter((other) => overlap(box, other))
      .map((other) => `${state.path} and ${other.state.path}`),
  );
  expect(siblings).toEqual([]);
});

test.each(drawn)(
  '%s: every state lies inside its parent, below the parent’s text',
  (_, drawing) => {
    const around = new Map(drawing.states.map((state) => [state.state.path, state]));
    const picture = { x: 0, y: 0, width: drawing.width, height: drawing.height, lines: [] };
    const astray = drawing.states.filter(({ state: { parent }, ...box }) => {
      const outer = parent === null ? picture : around.get(parent);
      return !outer || !lies(box, outer) || box.y < outer.y + (outer.lines.at(-1)?.baseline ?? 0);
    });
    expect(astray.map(({ state }) => state.path)).toEqual([]);
  },
);

test.each(drawn)('%s: all states, labels and marks lie inside the picture', (_, drawing) => {
  const picture = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const all = [...statesOf(drawing), ...labelsOf(drawing), ...marksOf(drawing)];
  expect(all.filter(({ box }) => !lies(box, picture))).toEqual([]);
});

const widthOf = ({ kind, text }: Line) => figtreeMeasure(text, styleOf(kind));

test.each(drawn)('%s: every text fits its box', (_, { states, transitions }) => {
  const boxes = [...states, ...transitions.map(({ label }) => label)];
  const cut = boxes.flatMap(({ lines, width, height }) =>
    lines.filter((line) => widthOf(line) > width || line.baseline > height),
  );
  expect(cut).toEqual([]);
});

function distanceToFrame({ x, y }: Point, box: Rectangle): number {
  const beside = Math.max(box.x - x, 0, x - (box.x + box.width));
  const above = Math.max(box.y - y, 0, y - (box.y + box.height));
  if (beside > 0 || above > 0) return Math.hypot(beside, above);
  return Math.min(x - box.x, box.x + box.width - x, y - box.y, box.y + box.height - y);
}

const touches = (point: Point | undefined, box: Rectangle | undefined) =>
  point !== undefined && box !== undefined && distanceToFrame(point, box) < 1;
const byText = (one: string, other: string) => one.localeCompare(other);

test.each(drawn)('%s: every line begins at its source and ends at its target', (_, drawing) => {
  const boxes = new Map(statesOf(drawing).map(({ name, box }) => [name, box]));
  const marks = new Map(marksOf(drawing).map(({ name, box }) => [name, box]));
  const astray = drawing.transitions.filter(
    ({ transition: { name, source, targets }, routes: [first, ...others] }) => {
      const isInside = targets.every(
        (target) => target !== source && (source === '' || target.startsWith(`${source}.`)),
      );
      const from = isInside ? marks.get(`anywhere of ${source}`) : boxes.get(source);
      const fork = marks.get(`fork of ${name}`);
      const to = fork ?? boxes.get(targets[0] ?? '');
      const goals = fork ? targets : [];
      return !(
        touches(first?.points[0], from) &&
        touches(first?.points.at(-1), to) &&
        others.length === goals.length &&
        goals.every(
          (goal, index) =>
            touches(others[index]?.points[0], fork) &&
            touches(others[index]?.points.at(-1), boxes.get(goal)),
        )
      );
    },
  );
  expect(astray.map(({ transition }) => transition.name)).toEqual([]);
});

const pointsOf = ({ routes }: Drawing['transitions'][number]) => routes.map(({ points }) => points);

test.each(drawn)(
  '%s: every line consists of horizontal and vertical parts',
  (_, { transitions }) => {
    const slanted = transitions.filter((transition) =>
      pointsOf(transition).some((points) =>
        points.slice(1).some(({ x, y }, index) => {
          const before = points[index] ?? { x, y };
          return Math.min(Math.abs(x - before.x), Math.abs(y - before.y)) >= 1;
        }),
      ),
    );
    expect(slanted.map(({ transition }) => transition.name)).toEqual([]);
  },
);

test.each(drawn)('%s: no badge hides the tip of an arrow', (_, drawing) => {
  const tips = [...drawing.transitions, ...drawing.marks].flatMap(({ routes }) =>
    routes.flatMap(({ points, hasTip }) => (hasTip ? points.slice(-1) : [])),
  );
  const hiding = drawing.states.filter((state) => {
    const badge = badgeOf(drawing, state);
    return tips.some(({ x, y }) => overlap(badge, { x, y, width: 0, height: 0 }));
  });
  expect(hiding.map(({ state }) => state.path)).toEqual([]);
});

test.each(drawn)(
  '%s: no state is drawn above the initial state of the same parent',
  (_, { states }) => {
    const late = states.filter(
      ({ state: { parent, isInitial }, y }) =>
        isInitial && states.some((other) => other.state.parent === parent && other.y < y - 1),
    );
    expect(late.map(({ state }) => state.path)).toEqual([]);
  },
);

/**
 * The maximum distance between a label and its line, in the drawing's units. If a line leads back into its
 * own source, the label lies beside the line. Other labels lie on their lines.
 */
const BESIDE = 6;

test.each(drawn)(
  '%s: every label lies on its own line or close to its own line',
  (_, { transitions }) => {
    const astray = transitions.filter(
      ({ routes: [{ points } = { points: [] }], label }) =>
        !points.slice(1).some(({ x, y }, index) => {
          const before = points[index] ?? { x, y };
          const surroundings = {
            x: Math.min(x, before.x) - BESIDE,
            y: Math.min(y, before.y) - BESIDE,
            width: Math.abs(x - before.x) + 2 * BESIDE,
            height: Math.abs(y - before.y) + 2 * BESIDE,
          };
          return overlap(surroundings, label);
        }),
    );
    expect(astray.map(({ transition }) => transition.name)).toEqual([]);
  },
);

test.each(charts)('%s: each initial state has a mark, and a line from that mark', (id, chart) => {
  const { marks = [], states = [] } = drawings.get(id) ?? {};
  const initials = marks.filter(({ kind }) => kind === 'initial');
  const parents = chart.states.flatMap(({ isInitial, parent }) =>
    isInitial ? (parent ?? []) : [],
  );
  expect(initials.map((mark) => mark.of).toSorted(byText)).toEqual(parents.toSorted(byText));
  const astray = initials.filter((mark) => {
    const initial = states.find(({ state }) => state.isInitial && state.parent === mark.of);
    return !touches(mark.routes[0]?.points.at(-1), initial);
  });
  expect(astray).toEqual([]);
});

test.each(charts)(
  '%s: transitions without a target are listed in their state, and all other transitions have a line',
  (id, chart) => {
    const drawing = drawings.get(id);
    const listed = drawing?.states.flatMap(({ state, lines }) =>
      lines.flatMap(({ transition }) =>
        transition === undefined ? [] : [`${state.path}: ${transition}`],
      ),
    );
    const staying = chart.transitions.filter(({ targets }) => targets.length === 0);
    const leading = chart.transitions.filter(({ targets }) => targets.length > 0);
    expect(new Set(listed)).toEqual(
      new Set(staying.map(({ source, name }) => `${source}: ${name}`)),
    );
    expect(drawing?.transitions.map(({ transition }) => transition)).toEqual(leading);
  },
);

test.each(charts)('%s: the layout is the same every time', async (id, chart) => {
  expect(await drawInNode(structuredClone(chart))).toEqual(drawings.get(id));
});

const pages = Array.from({ length: 14 }, (_, index) => `page${index}`);
const hubMachine = createMachine({
  id: 'hub',
  initial: 'menu',
  states: {
    menu: { on: Object.fromEntries(pages.map((page) => [`open.${page}`, page])) },
    ...Object.fromEntries(pages.map((page) => [page, { on: { back: 'menu' } }])),
  },
});

test('if many lines lead to or from a state, their ends can be told apart', async () => {
  const { states, transitions } = await drawInNode(chartOf(hubMachine));
  const hub = states.find(({ state }) => state.path === 'menu');
  const ends = transitions.flatMap(({ transition: { source }, routes }) =>
    routes.flatMap(({ points }) => (source === 'menu' ? points.slice(0, 1) : points.slice(-1))),
  );
  const below = ends.filter(({ y }) => y > (hub?.y ?? 0)).map(({ x }) => x);
  const above = ends.filter(({ y }) => y <= (hub?.y ?? 0)).map(({ x }) => x);
  const gaps = [below, above].flatMap((side) =>
    side
      .toSorted((one, other) => one - other)
      .flatMap((x, index, all) => (index === 0 ? [] : x - (all[index - 1] ?? 0))),
  );
  expect(ends).toHaveLength(28);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});
