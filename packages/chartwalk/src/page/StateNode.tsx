import Box from '@mui/material/Box';
import { Handle, Position } from '@xyflow/react';
import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { isRegion } from '../chart.ts';
import { signs } from '../comparison/change.ts';
import type { DrawnMark, DrawnState, Rectangle } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { PADDING } from '../drawing/lines.ts';
import type { Line } from '../drawing/lines.ts';
import { FoldButton } from './FoldButton.tsx';
import { isChange } from './paint.ts';
import type { StatePaint, TransitionPaint } from './paint.ts';
import { paintColours } from './paint-colours.ts';
import { TextLines } from './TextLines.tsx';

export type StateNodeType = Node<
  {
    drawn: DrawnState;
    paint: StatePaint | undefined;
    isPast: boolean;
    /** The place of the badge; undefined if the state has no highlight. */
    badge: Rectangle | undefined;
    /** The highlights of the transitions that the state's box lists. The keys are the transitions' names. */
    insidePaint: Readonly<Record<string, TransitionPaint | undefined>>;
  },
  'state'
>;
/**
 * A node with the text of a state that contains other states. The text is drawn on top of the lines that lead
 * into the state.
 */
export type HeaderNodeType = Node<StateNodeType['data'], 'header'>;
export type MarkNodeType = Node<{ drawn: DrawnMark }, 'mark'>;

const GLOW = 'color-mix(in srgb, var(--chart-accent) 45%, transparent)';

const hidden = { visibility: 'hidden' } as const;

/**
 * Renders the hidden handles that React Flow needs for edges. The layout decides where the lines really run.
 */
function Anchors() {
  return (
    <>
      <Handle type="source" position={Position.Bottom} isConnectable={false} style={hidden} />
      <Handle type="target" position={Position.Top} isConnectable={false} style={hidden} />
    </>
  );
}

function cornerOf(paint: StatePaint, isPast: boolean): string {
  if (isChange(paint)) return `${signs[paint]} ${paint}`;
  if (paint === 'active') return isPast ? 'earlier' : 'now';
  return paint === 'covered' ? '✓' : '✗ missed';
}

type InsidePaint = StateNodeType['data']['insidePaint'];

function paintInside(insidePaint: InsidePaint) {
  return ({ transition }: Line) => (transition === undefined ? undefined : insidePaint[transition]);
}

export const HeaderNode = memo(function HeaderNode({ data }: NodeProps<HeaderNodeType>) {
  const { drawn, insidePaint } = data;
  return (
    <>
      <TextLines
        lines={drawn.lines}
        left={PADDING.x}
        background="var(--chart-group)"
        paintOf={paintInside(insidePaint)}
      />
      <FoldButton state={drawn.state} width={drawn.width} />
    </>
  );
});

export const StateNode = memo(function StateNode({ data }: NodeProps<StateNodeType>) {
  const { drawn, paint, isPast, badge, insidePaint } = data;
  const { state, lines, width, height } = drawn;
  const holdsStates = isRegion(state);
  return (
    <Box
      data-state={state.path}
      data-paint={paint}
      sx={{
        position: 'relative',
        width,
        height,
        borderRadius: state.type === 'history' ? `${height / 2}px` : '10px',
        border: '1.5px',
        borderStyle: state.type === 'parallel' || paint === 'removed' ? 'dashed' : 'solid',
        borderColor: paint ? paintColours[paint] : 'var(--chart-outline)',
        bgcolor: holdsStates ? 'var(--chart-group)' : 'background.paper',
        ...(state.type === 'final' && {
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: '3px',
            border: '1px solid',
            borderColor: 'inherit',
            borderRadius: '7px',
          },
        }),
        ...(paint === 'active' &&
          !holdsStates && {
            bgcolor: 'tint.main',
            boxShadow: `0 0 0 3px ${GLOW}, 0 0 22px 2px ${GLOW}`,
          }),
      }}
    >
      {!holdsStates && (
        <TextLines lines={lines} left={PADDING.x} paintOf={paintInside(insidePaint)} />
      )}
      {state.hidden !== undefined && <FoldButton state={state} width={width} />}
      {paint && badge && !(paint === 'active' && holdsStates) && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            // The position is measured from the inner edge of the state's border.
            left: badge.x - drawn.x - 1.5,
            top: badge.y - drawn.y - 1.5,
            width: badge.width,
            textAlign: 'center',
            borderRadius: 1,
            bgcolor: paintColours[paint],
            color: 'background.paper',
            fontSize: 10,
            fontWeight: 700,
            lineHeight: '16px',
          }}
        >
          {cornerOf(paint, isPast)}
        </Box>
      )}
      <Anchors />
    </Box>
  );
});

export const MarkNode = memo(function MarkNode({ data }: NodeProps<MarkNodeType>) {
  const { kind } = data.drawn;
  return (
    <Box
      sx={{
        width: 2 * MARK_RADIUS,
        height: 2 * MARK_RADIUS,
        borderRadius: kind === 'fork' ? '3px' : '50%',
        bgcolor: kind === 'anywhere' ? 'background.paper' : 'var(--chart-line)',
        border: '1.5px solid',
        borderColor: 'var(--chart-line)',
      }}
    >
      <Anchors />
    </Box>
  );
});
