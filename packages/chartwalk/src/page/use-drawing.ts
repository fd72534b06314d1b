import { useMachine } from '@xstate/react';
import type { Chart } from '../chart.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';

/** Returns a chart's drawing as soon as it is ready. Another chart needs a new mount. */
export function useDrawing(chart: Chart) {
  return useMachine(drawingMachine, { input: { chart } });
}
