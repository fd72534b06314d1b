/** Checks the layouts of large charts. A reader sees a fast layout until the good layout is ready. */
import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, test, vi } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { chartOf } from '../src/chart.ts';
import type { Chart } from '../src/chart.ts';
import { drawingMachine } from '../src/drawing/drawing-machine.ts';
import { isLarge, layOut } from '../src/drawing/layout.ts';
import type { Drawing, Quality } from '../src/drawing/layout.ts';
import { figtreeMeasure } from '../src/drawing/draw-in-node.ts';
import { hiddenBy, lostLines } from '../src/examination/geometry.ts';
import { charts } from './machines.ts';
import { createLargeMachine, largeMachines } from './large-machines.mjs';

const chartIn = (config: ReturnType<typeof createLargeMachine>): Chart =>
  chartOf(createMachine(config as Parameters<typeof createMachine>[0]));

const largeCharts = largeMachines.map(chartIn);
/**
 * A chart just above the limit for large charts. Its good layout takes a few seconds. The good layouts of the
 * other large charts take much longer.
 */
const [justLarge = chartIn({})] = [
  createLargeMachine({ id: 'large35', states: 35, transitions: 80 }),
].map(chartIn);

test('createLargeMachine creates exactly the requested numbers of states and transitions', () => {
  expect(
    largeCharts.map(({ states, transitions }) => [states.length - 1, transitions.length]),
  ).toEqual([
    [59, 172],
    [132, 236],
  ]);
});

const layouts: [Quality, string, Chart][] = [
  ...[justLarge, ...largeCharts].map((chart): [Quality, string, Chart] => [
    'fast',
    chart.id,
    chart,
  ]),
  ['good', justLarge.id, justLarge],
];

test.each(layouts)(
  'the %s layout of %s has a line for every transition, and hides no label',
  async (quality, _, chart) => {
    const drawing = await layOut(chart, new ELK(), figtreeMeasure, quality);
    expect(lostLines(chart, drawing)).toEqual([]);
    expect(hiddenBy(drawing)).toEqual([]);
    expect(drawing.transitions.filter(({ label }) => label.width === 0)).toEqual([]);
  },
);

test('the charts of ordinary machines are small', () => {
  expect(charts.filter(([, chart]) => isLarge(chart)).map(([id]) => id)).toEqual([]);
  expect(largeCharts.every(isLarge)).toBe(true);
});

// The machine that draws a chart ------------------------------------------------------------------

type Request = {
  quality: Quality;
  signal: AbortSignal;
  resolve: (drawing: Drawing) => void;
  reject: (error: Error) => void;
};

const drawingOf = (quality: Quality): Drawing => ({
  quality,
  width: 0,
  height: 0,
  states: [],
  transitions: [],
  marks: [],
});

/** Starts the machine with a simulated worker. Each request waits until the test answers it. */
function start(chart: Chart, isPreview = false) {
  const requests: Request[] = [];
  const arrange = fromPromise<Drawing, { chart: Chart; quality: Quality }>(
    ({ input: { quality }, signal }) =>
      new Promise((resolve, reject) => {
        requests.push({ quality, signal, resolve, reject });
      }),
  );
  const clock = new SimulatedClock();
  const machine = drawingMachine.provide({ actors: { arrange } });
  const actor = createActor(machine, { input: { chart, isPreview }, clock }).start();
  const asked = () => requests.map(({ quality }) => quality);
  return { actor, clock, requests, asked };
}

test('a small chart is arranged once, in the good layout', async () => {
  const [[, small]] = charts as [[string, Chart]];
  const { actor, requests, asked } = start(small);
  requests[0]?.resolve(drawingOf('good'));
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(asked()).toEqual(['good']);
});

test('a large chart is drawn in the fast layout until the good layout is ready', async () => {
  const { actor, requests, asked } = start(justLarge);
  requests[0]?.resolve(drawingOf('fast'));
  const improving = await waitFor(actor, (snapshot) => snapshot.matches('improving'));
  expect(improving.context.drawing?.quality).toBe('fast');
  expect(asked()).toEqual(['fast', 'good']);
  requests[1]?.resolve(drawingOf('good'));
  const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(ready.context.drawing?.quality).toBe('good');
});

test('a large chart is arranged once if its good layout is already known', async () => {
  const { actor, requests, asked } = start(justLarge);
  requests[0]?.resolve(drawingOf('good'));
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(asked()).toEqual(['fast']);
});

test('the preview of a large chart gets only the fast layout', async () => {
  const { actor, requests, asked } = start(justLarge, true);
  requests[0]?.resolve(drawingOf('fast'));
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(asked()).toEqual(['fast']);
});

test('leaving a chart cancels the layout that is being calculated', async () => {
  const { actor, requests } = start(justLarge);
  requests[0]?.resolve(drawingOf('fast'));
  await waitFor(actor, (snapshot) => snapshot.matches('improving'));
  actor.stop();
  expect(requests[1]?.signal.aborted).toBe(true);
});

test('the fast layout stays if the good layout fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('out of memory');
  const { actor, requests } = start(justLarge);
  requests[0]?.resolve(drawingOf('fast'));
  await waitFor(actor, (snapshot) => snapshot.matches('improving'));
  requests[1]?.reject(failure);
  const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(ready.context.drawing?.quality).toBe('fast');
  expect(log).toHaveBeenCalledWith(failure);
  log.mockRestore();
});

test('the fast layout stays if the good layout takes longer than two minutes', async () => {
  const { actor, clock, requests } = start(justLarge);
  requests[0]?.resolve(drawingOf('fast'));
  await waitFor(actor, (snapshot) => snapshot.matches('improving'));
  clock.increment(120_000);
  expect(actor.getSnapshot().matches('ready')).toBe(true);
  expect(requests[1]?.signal.aborted).toBe(true);
});

test('a new chart cancels the layout of the earlier chart, whose drawing stays until the new chart is arranged', async () => {
  const { actor, requests } = start(justLarge);
  requests[0]?.resolve(drawingOf('fast'));
  await waitFor(actor, (snapshot) => snapshot.matches('improving'));
  actor.send({ type: 'drawing.chartChanged', chart: justLarge });
  expect(actor.getSnapshot().matches('improving')).toBe(true);

  const folded = { ...justLarge, states: justLarge.states.slice(0, 2), transitions: [] };
  actor.send({ type: 'drawing.chartChanged', chart: folded });
  expect(requests[1]?.signal.aborted).toBe(true);
  const { context } = actor.getSnapshot();
  expect([context.chart, context.drawing?.quality]).toEqual([folded, 'fast']);
  requests[2]?.resolve(drawingOf('good'));
  const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(ready.context.drawing?.quality).toBe('good');
});
