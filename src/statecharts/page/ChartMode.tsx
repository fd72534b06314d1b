import { ChartAndPanel } from './ChartAndPanel.tsx';
import type { ModeProps } from './MachinePage.tsx';
import { noPaint } from './paint.ts';

/** The chart and nothing else. */
export function ChartMode({ chart, drawing }: ModeProps) {
  return <ChartAndPanel drawing={drawing} paint={noPaint} label={`Statechart of ${chart.id}`} />;
}
