import Box from '@mui/material/Box';
import { EdgeLabelRenderer } from '@xyflow/react';
import type { Edge, EdgeProps } from '@xyflow/react';
import { memo, use } from 'react';
import { PADDING } from '../drawing/lines.ts';
import type { DrawnTransition, Route } from '../drawing/layout.ts';
import { roundedPath } from '../drawing/path.ts';
import { signs } from '../comparison/change.ts';
import type { Change } from '../comparison/change.ts';
import { dashesOfChanges } from '../export/svg-marks.ts';
import { isChange } from './paint.ts';
import type { TransitionPaint } from './paint.ts';
import { paintColours } from './paint-colours.ts';
import { TransitionButtonsContext } from './presses.ts';
import { DelayProgress } from './Passing.tsx';
import { pressable, pressableStyle } from './pressable.ts';
import { TextLines } from './TextLines.tsx';

export type TransitionEdgeType = Edge<
  {
    drawn: DrawnTransition;
    paint: TransitionPaint | undefined;
    /**
     * Whether the transition is emphasised, because the user points at it or at one of its states, or has
     * found it with the search.
     */
    isLit: boolean;
  },
  'transition'
>;
/**
 * An edge that draws the lines of an initial or history mark: to the initial state, or from the history state
 * to its default targets.
 */
export type MarkEdgeType = Edge<{ routes: readonly Route[] }, 'mark'>;

const dashes: Readonly<Partial<Record<TransitionPaint, string>>> = {
  missed: '6 5',
  ...dashesOfChanges,
};

type LinesProps = {
  routes: readonly Route[];
  paint?: TransitionPaint | undefined;
  isLit?: boolean;
};

function widthOfLine(paint: TransitionPaint | undefined, isLit: boolean): number {
  if (isLit || paint === 'taken') return 3;
  return paint ? 2 : 1.5;
}

function Lines({ routes, paint, isLit = false }: LinesProps) {
  const plain = isLit ? 'text.primary' : 'var(--chart-line)';
  return (
    <Box
      component="g"
      sx={{ color: paint ? paintColours[paint] : plain }}
      opacity={!isLit && (paint === 'possible' || paint === undefined) ? 0.9 : 1}
    >
      {routes.map(({ points, hasTip }) => {
        const line = roundedPath(points);
        return (
          <path
            key={line}
            d={line}
            fill="none"
            stroke="currentColor"
            strokeWidth={widthOfLine(paint, isLit)}
            strokeDasharray={paint && dashes[paint]}
            markerEnd={hasTip ? 'url(#chart-arrow)' : undefined}
          />
        );
      })}
    </Box>
  );
}

/** Shows the sign of a change, which means the same as the change's colour. */
function Sign({ change }: { change: Change }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        left: -7,
        top: -7,
        width: 14,
        textAlign: 'center',
        borderRadius: '7px',
        bgcolor: paintColours[change],
        color: 'background.paper',
        fontSize: 11,
        fontWeight: 700,
        lineHeight: '14px',
      }}
    >
      {signs[change]}
    </Box>
  );
}

export const MarkEdge = memo(function MarkEdge({ data }: EdgeProps<MarkEdgeType>) {
  return <Lines routes={data?.routes ?? []} />;
});

export const TransitionEdge = memo(function TransitionEdge({
  data,
}: EdgeProps<TransitionEdgeType>) {
  const { labels, takeTransition, timers, isRunning } = use(TransitionButtonsContext);
  if (!data) return null;
  const { drawn, paint, isLit } = data;
  const { label, routes, transition } = drawn;
  // In a folded chart, one line may represent several transitions. At most one of them is possible.
  const names = [transition.name, ...(transition.others ?? [])];
  const pressed = names.find((each) => labels.has(each)) ?? transition.name;
  const name = labels.get(pressed);
  const timer = names.map((each) => timers.get(each)).find((each) => each !== undefined);
  const change = paint && isChange(paint) ? paint : undefined;
  return (
    <>
      <Lines routes={routes} paint={paint} isLit={isLit} />
      <EdgeLabelRenderer>
        <Box
          {...(name === undefined ? {} : pressable(name, () => takeTransition(pressed)))}
          data-transition={transition.name}
          data-paint={paint}
          data-lit={isLit || undefined}
          title={transition.description ?? undefined}
          sx={{
            ...(name === undefined ? {} : pressableStyle),
            position: 'absolute',
            transform: `translate(${label.x}px, ${label.y}px)`,
            width: label.width,
            height: label.height,
            borderRadius: '6px',
            bgcolor: paint === 'taken' ? 'tint.main' : 'var(--chart-group)',
            outline: paint === 'possible' || change ? '1.5px solid' : 'none',
            outlineColor: change
              ? paintColours[change]
              : name === undefined
                ? 'var(--chart-outline)'
                : 'primary.main',
            pointerEvents: 'all',
          }}
        >
          <TextLines
            lines={label.lines}
            left={PADDING.x / 2}
            paintOf={() => paint}
            isSigned={false}
          />
          {change && <Sign change={change} />}
          {timer && (
            <Box
              component="span"
              data-passing={isRunning ? 'running' : 'still'}
              sx={{
                position: 'absolute',
                insetInline: 4,
                bottom: 1,
                height: 3,
                borderRadius: 2,
                overflow: 'hidden',
                bgcolor: 'divider',
              }}
            >
              <DelayProgress timer={timer} isRunning={isRunning} />
            </Box>
          )}
        </Box>
      </EdgeLabelRenderer>
    </>
  );
});
