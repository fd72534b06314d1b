import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Chart } from '../chart.ts';
import { drawingMachine } from '../drawing/drawing-machine.ts';

/**
 * Returns the state of the machine that draws a chart. If the chart changes, the earlier drawing stays until
 * the new one is ready.
 *
 * @param isPreview whether the fast layout of a large chart is enough
 */
export function useDrawing(chart: Chart, isPreview = false) {
  const machine = useMachine(drawingMachine, { input: { chart, isPreview } });
  const [, send] = machine;
  useEffect(() => send({ type: 'drawing.chartChanged', chart }), [send, chart]);
  return machine;
}
