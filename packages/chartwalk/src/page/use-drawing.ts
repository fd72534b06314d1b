import { useMachine } from '@xstate/react';
import type { Chart } from '../chart.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';

/**
 * Returns the state of the machine that draws a chart. To draw another chart, a component must be mounted
 * again.
 */
export function useDrawing(chart: Chart) {
  return useMachine(drawingMachine, { input: { chart } });
}
