import Box from '@mui/material/Box';
import { EdgeLabelRenderer } from '@xyflow/react';
import type { Edge, EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { PADDING } from '../drawing/lines.ts';
import type { DrawnTransition, Point } from '../drawing/layout.ts';
import { roundedPath } from '../drawing/path.ts';
import type { TransitionPaint } from './paint.ts';
import { TextLines } from './TextLines.tsx';
import { transitionColours } from './transition-colours.ts';

export type TransitionEdgeType = Edge<
  { drawn: DrawnTransition; paint: TransitionPaint | undefined },
  'transition'
>;
export type InitialEdgeType = Edge<{ points: Point[] }, 'initial'>;

type ArrowProps = { points: readonly Point[]; paint?: TransitionPaint | undefined };

function Arrow({ points, paint }: ArrowProps) {
  return (
    <Box
      component="g"
      sx={{ color: paint ? transitionColours[paint] : 'var(--chart-line)' }}
      opacity={paint === 'possible' || paint === undefined ? 0.9 : 1}
    >
      <path
        d={roundedPath(points)}
        fill="none"
        stroke="currentColor"
        strokeWidth={paint === 'taken' ? 3 : paint ? 2 : 1.5}
        strokeDasharray={paint === 'missed' ? '6 5' : undefined}
        markerEnd="url(#chart-arrow)"
      />
    </Box>
  );
}

export const InitialEdge = memo(function InitialEdge({ data }: EdgeProps<InitialEdgeType>) {
  return <Arrow points={data?.points ?? []} />;
});

export const TransitionEdge = memo(function TransitionEdge({
  data,
}: EdgeProps<TransitionEdgeType>) {
  if (!data) return null;
  const { drawn, paint } = data;
  const { label, points, transition } = drawn;
  return (
    <>
      <Arrow points={points} paint={paint} />
      <EdgeLabelRenderer>
        <Box
          data-transition={transition.name}
          data-paint={paint}
          title={transition.description ?? undefined}
          sx={{
            position: 'absolute',
            transform: `translate(${label.x}px, ${label.y}px)`,
            width: label.width,
            height: label.height,
            borderRadius: '6px',
            bgcolor: paint === 'taken' ? 'tint.main' : 'var(--chart-region)',
            outline: paint === 'possible' ? '1.5px solid' : 'none',
            outlineColor: 'var(--chart-outline)',
            pointerEvents: 'all',
          }}
        >
          <TextLines lines={label.lines} left={PADDING.x / 2} paintOf={() => paint} />
        </Box>
      </EdgeLabelRenderer>
    </>
  );
});
