import { assign, fromPromise, setup } from 'xstate';
import type { Chart } from '../chart.ts';
import { arrange } from './arrange.ts';
import type { Drawing } from './layout.ts';

export const drawingMachine = setup({
  types: {
    input: {} as { chart: Chart },
    context: {} as { chart: Chart; drawing: Drawing | null },
    events: {} as { type: 'drawing.retried' },
  },
  actors: {
    arrange: fromPromise<Drawing, { chart: Chart }>(({ input }) => arrange(input.chart)),
  },
  actions: {
    rememberDrawing: assign({ drawing: (_, drawing: Drawing) => drawing }),
    logFailure: (_, { error }: { error: unknown }) => console.error(error),
  },
}).createMachine({
  id: 'drawing',
  description: 'A chart is arranged in a worker before it can be drawn.',
  context: ({ input }) => ({ chart: input.chart, drawing: null }),
  initial: 'arranging',
  states: {
    arranging: {
      invoke: {
        src: 'arrange',
        input: ({ context }) => ({ chart: context.chart }),
        onDone: {
          target: 'ready',
          actions: { type: 'rememberDrawing', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    failed: { on: { 'drawing.retried': { target: 'arranging' } } },
  },
});
