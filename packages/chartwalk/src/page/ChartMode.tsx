import { ChartAndPanel } from './ChartAndPanel.tsx';
import type { ModeProps } from './mode-props.ts';
import { noPaint } from './paint.ts';

export function ChartMode({ chart, drawing }: ModeProps) {
  return <ChartAndPanel drawing={drawing} paint={noPaint} label={`Statechart of ${chart.id}`} />;
}
