import type { BoardMachine, BoardState } from '../gallery/board-data.ts';
import { styleOfArea } from './picture-style.ts';

/**
 * Shows the part of the chart around a state. The state is marked by a frame, which is visible in every
 * colour scheme.
 */
export function ChartAround({ machine, state }: { machine: BoardMachine; state: BoardState }) {
  const { view } = state;
  if (!view) return null;
  const { x, y, width, height, frame } = view;
  const fragment = `#svgView(viewBox(${x},${y},${width},${height}))`;
  return (
    <div className="chart">
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={`${machine.chart.dark}${fragment}`} />
        <img
          src={`${machine.chart.light}${fragment}`}
          alt={`The chart of ${machine.id} around ${state.path}`}
          style={{ aspectRatio: width / height }}
        />
      </picture>
      <span className="here" style={styleOfArea(frame)} />
    </div>
  );
}
