import { useMachine } from '@xstate/react';
import type { Chart } from '../chart.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';

/**
 * Returns the state of the machine that draws a chart. To draw another chart, a component must be mounted
 * again.
 *
 * @param isPreview whether the fast layout of a large chart is enough
 */
export function useDrawing(chart: Chart, isPreview = false) {
  return useMachine(drawingMachine, { input: { chart, isPreview } });
}
