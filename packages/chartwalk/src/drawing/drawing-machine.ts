import { assign, fromPromise, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { arrange } from './arrange.ts';
import { isLarge } from './layout.ts';
import type { Drawing, Quality } from './layout.ts';

type Arrangement = { chart: Chart; quality: Quality };

/**
 * A promise that never settles. An aborted layout returns it instead of failing. In React's Strict Mode, an
 * actor is stopped and started again. The failure of its first layout would then count as a failure of its
 * second.
 */
const never = new Promise<never>(() => {});

export const drawingMachine = setup({
  types: {
    input: {} as { chart: Chart; isPreview?: boolean },
    context: {} as { chart: Chart; isPreview: boolean; drawing: Drawing | null },
    events: {} as { type: 'drawing.retried' } | { type: 'drawing.chartChanged'; chart: Chart },
  },
  actors: {
    arrange: fromPromise<Drawing, Arrangement>(({ input: { chart, quality }, signal }) =>
      arrange(chart, quality, signal).catch((error: unknown) => {
        if (signal.aborted) return never;
        throw error;
      }),
    ),
  },
  actions: {
    changeChart: assign({ chart: (_, chart: Chart) => chart }),
    rememberDrawing: assign({ drawing: (_, drawing: Drawing) => drawing }),
    logFailure: (_, { error }: { error: unknown }) => console.error(error),
  },
  guards: {
    isAnotherChart: ({ context }, chart: Chart) => chart !== context.chart,
    canImprove: ({ context }, { quality }: Drawing) => !context.isPreview && quality === 'fast',
  },
  delays: { maxImprovement: 120_000 },
}).createMachine({
  id: 'drawing',
  description:
    'A chart is arranged in a worker before it can be drawn. A large chart gets a fast layout first, and then a good one.',
  context: ({ input }) => ({
    chart: input.chart,
    isPreview: input.isPreview ?? false,
    drawing: null,
  }),
  initial: 'arranging',
  on: {
    'drawing.chartChanged': {
      description: 'States were folded. The earlier drawing stays until the chart is arranged.',
      guard: { type: 'isAnotherChart', params: ({ event }) => event.chart },
      target: '.arranging',
      actions: { type: 'changeChart', params: ({ event }) => event.chart },
    },
  },
  states: {
    arranging: {
      invoke: {
        src: 'arrange',
        input: ({ context: { chart } }) => ({ chart, quality: isLarge(chart) ? 'fast' : 'good' }),
        onDone: [
          {
            guard: { type: 'canImprove', params: ({ event }) => event.output },
            target: 'improving',
            actions: { type: 'rememberDrawing', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'rememberDrawing', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    improving: {
      description: 'The fast layout is on the page. Leaving the page cancels the good layout.',
      invoke: {
        src: 'arrange',
        input: ({ context: { chart } }) => ({ chart, quality: 'good' }),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberDrawing', params: ({ event }) => event.output },
        },
        onError: {
          target: 'ready',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { maxImprovement: { target: 'ready' } },
    },
    ready: {},
    failed: { on: { 'drawing.retried': { target: 'arranging' } } },
  },
});
