import { useSearchParams } from 'react-router-dom';
import { ChartAndPanel } from './ChartAndPanel.tsx';
import { stateId } from './chart-ids.ts';
import type { ModeProps } from './mode-props.ts';
import { noPaint } from './paint.ts';

/** Shows the chart. If the URL names a state, that state is emphasised and centred. */
export function ChartMode({ chart, drawing }: ModeProps) {
  const [parameters] = useSearchParams();
  const path = parameters.get('state');
  const isKnown = path !== null && chart.states.some((state) => state.path === path);
  return (
    <ChartAndPanel
      // The chart is opened again if the URL names another state.
      key={path}
      drawing={drawing}
      paint={noPaint}
      label={`Statechart of ${chart.id}`}
      linked={isKnown ? stateId(path) : undefined}
    />
  );
}
