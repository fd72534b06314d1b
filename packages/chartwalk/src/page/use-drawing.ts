import { useMachine } from '@xstate/react';
import type { Chart } from '../chart.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';

/** A chart's drawing, as far as it is there. For another chart, mount it anew. */
export function useDrawing(chart: Chart) {
  return useMachine(drawingMachine, { input: { chart } });
}
