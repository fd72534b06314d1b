import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { isRegion, isWithin } from '../chart.ts';
import { badgeOf } from '../drawing/badge.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { palettes } from '../export/svg.ts';
import type { Palette } from '../export/svg.ts';
import { describeState, describeTransition } from './describe.ts';
import { KeysSwitch } from './KeysSwitch.tsx';
import { isChange } from './paint.ts';
import type { Paint, StatePaint, TransitionPaint } from './paint.ts';
import { useChartKeys, useKeysEverywhere } from './use-chart-keys.ts';
import { HeaderNode, MarkNode, StateNode } from './StateNode.tsx';
import type { HeaderNodeType, MarkNodeType, StateNodeType } from './StateNode.tsx';
import { MarkEdge, TransitionEdge } from './TransitionEdge.tsx';
import type { MarkEdgeType, TransitionEdgeType } from './TransitionEdge.tsx';

const nodeTypes = { state: StateNode, header: HeaderNode, mark: MarkNode };
const edgeTypes = { transition: TransitionEdge, mark: MarkEdge };

/** Below this, text is no longer readable: a chart that is larger begins at its upper left. */
const SMALLEST_START = 0.85;
const PAN_STEP = 60;
const MARGIN = 24;
/** A chart beyond this gets an overview: it does not fit on most screens. */
const ROOMY = { width: 1200, height: 1000 };

function variables({ line, outline, group, accent, added, removed, changed, moved }: Palette) {
  return {
    '--chart-line': line,
    '--chart-outline': outline,
    '--chart-region': group,
    '--chart-added': added,
    '--chart-removed': removed,
    '--chart-changed': changed,
    '--chart-moved': moved,
    '--chart-glow': `color-mix(in srgb, ${accent} 45%, transparent)`,
  };
}

/** From below: regions by their depth, lines, the text of regions, states and marks, labels. */
const LINES = 500;
const HEADERS = 590;
const LEAVES = 600;
const LABELS = 700;

const chartColours = (
  <GlobalStyles
    styles={{
      ':root': variables(palettes.light),
      '@media (prefers-color-scheme: dark)': { ':root': variables(palettes.dark) },
      // Labels lie over the regions that their lines run through.
      '.react-flow__edgelabel-renderer': { position: 'absolute', zIndex: LABELS },
      '.react-flow__attribution a': { color: 'var(--mui-palette-text-secondary)' },
      '.react-flow__node:focus-visible': { borderRadius: 10 },
    }}
  />
);

const depthOf = (states: Drawing['states'], path: string) =>
  states.filter(({ state }) => isWithin(path, state.path)).length;

type ChartNode = StateNodeType | HeaderNodeType | MarkNodeType;

function nodesOf(drawing: Drawing, paint: Paint): ChartNode[] {
  const { states, marks } = drawing;
  const stateNodes = states.map((drawn): StateNodeType => {
    const { state, lines, x, y, width, height } = drawn;
    const inside = lines.flatMap(({ transition }) => transition ?? []);
    const painted = paint.states.get(state.path);
    return {
      id: `state ${state.path}`,
      type: 'state',
      position: { x, y },
      width,
      height,
      zIndex: isRegion(state) ? depthOf(states, state.path) * 10 : LEAVES,
      ariaLabel: describeState(state, painted, paint.isPast),
      data: {
        drawn,
        paint: painted,
        isPast: paint.isPast ?? false,
        badge: badgeOf(drawing, drawn),
        insidePaint: Object.fromEntries(inside.map((name) => [name, paint.transitions.get(name)])),
      },
    };
  });
  const headerNodes = stateNodes
    .filter(({ zIndex = 0 }) => zIndex < LEAVES)
    .map(({ id, position, width, data }): HeaderNodeType => ({
      id: `header of ${id}`,
      type: 'header',
      position,
      width: width ?? 0,
      // React Flow fits nothing into view while a node has no size.
      height: 1,
      zIndex: HEADERS,
      focusable: false,
      data,
    }));
  const dots = marks.filter(({ kind }) => kind !== 'history');
  const markNodes = dots.map((drawn): MarkNodeType => ({
    id: `${drawn.kind} of ${drawn.of}`,
    type: 'mark',
    position: { x: drawn.x - MARK_RADIUS, y: drawn.y - MARK_RADIUS },
    width: 2 * MARK_RADIUS,
    height: 2 * MARK_RADIUS,
    zIndex: LEAVES,
    focusable: false,
    data: { drawn },
  }));
  return [...stateNodes, ...headerNodes, ...markNodes];
}

function edgesOf(
  { transitions, marks }: Drawing,
  paint: Paint,
): (TransitionEdgeType | MarkEdgeType)[] {
  const transitionEdges = transitions.map((drawn): TransitionEdgeType => {
    const { name, source, targets } = drawn.transition;
    const painted = paint.transitions.get(name);
    return {
      id: name,
      type: 'transition',
      source: `state ${source}`,
      target: `state ${targets[0] ?? source}`,
      zIndex: painted === 'taken' ? LINES + 50 : LINES,
      selectable: false,
      ariaLabel: describeTransition(drawn.transition),
      data: { drawn, paint: painted },
    };
  });
  const markEdges = marks
    .filter(({ routes }) => routes.length > 0)
    .map(({ kind, of, routes }): MarkEdgeType => ({
      id: `${kind} of ${of}`,
      type: 'mark',
      source: kind === 'history' ? `state ${of}` : `${kind} of ${of}`,
      target: `state ${of}`,
      zIndex: LINES,
      selectable: false,
      focusable: false,
      data: { routes },
    }));
  return [...transitionEdges, ...markEdges];
}

/** The uppermost part that has changed; what is painted on larger charts is seldom near their beginning. */
function firstChange({ states, transitions }: Drawing, paint: Paint): Rectangle | null {
  const boxes = [
    ...states.filter(({ state }) => !isRegion(state) && isChanged(paint.states.get(state.path))),
    ...transitions.flatMap(({ transition, label }) =>
      isChanged(paint.transitions.get(transition.name)) ? label : [],
    ),
  ];
  return boxes.toSorted((one, other) => one.y - other.y)[0] ?? null;
}

const isChanged = (painted: StatePaint | TransitionPaint | undefined) =>
  painted !== undefined && isChange(painted);

/** Where the machine stands now, or what has changed: what a reader wants to see. */
function activeArea(drawing: Drawing, paint: Paint): Rectangle | null {
  const { states } = drawing;
  const active = states.filter(
    ({ state }) => paint.states.get(state.path) === 'active' && !isRegion(state),
  );
  if (active.length === 0) return firstChange(drawing, paint);
  const left = Math.min(...active.map(({ x }) => x));
  const top = Math.min(...active.map(({ y }) => y));
  const right = Math.max(...active.map(({ x, width }) => x + width));
  const bottom = Math.max(...active.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type ChartCanvasProps = { drawing: Drawing; paint: Paint; label: string };

function Canvas({ drawing, paint, label }: ChartCanvasProps) {
  const flow = useReactFlow();
  const nodes = useMemo(() => nodesOf(drawing, paint), [drawing, paint]);
  const edges = useMemo(() => edgesOf(drawing, paint), [drawing, paint]);

  const pan = (x: number, y: number) => {
    const viewport = flow.getViewport();
    void flow.setViewport({ ...viewport, x: viewport.x + x, y: viewport.y + y });
  };
  const [isEverywhere, setEverywhere] = useKeysEverywhere();
  const keys = {
    '+': () => flow.zoomIn(),
    '=': () => flow.zoomIn(),
    '-': () => flow.zoomOut(),
    '0': () => flow.fitView(),
    ArrowLeft: () => pan(PAN_STEP, 0),
    ArrowRight: () => pan(-PAN_STEP, 0),
    ArrowUp: () => pan(0, PAN_STEP),
    ArrowDown: () => pan(0, -PAN_STEP),
  };
  useChartKeys(keys, isEverywhere);
  const frame = useRef<HTMLDivElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  const showFromTheStart = () => {
    if (!frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const fitting = Math.min(
      (clientWidth - 2 * MARGIN) / drawing.width,
      (clientHeight - 2 * MARGIN) / drawing.height,
    );
    const zoom = Math.min(1, Math.max(SMALLEST_START, fitting));
    void flow.setViewport({
      zoom,
      x: Math.max(MARGIN, (clientWidth - drawing.width * zoom) / 2),
      y: Math.max(MARGIN, (clientHeight - drawing.height * zoom) / 2),
    });
  };

  /** Leads the reader's eye to where the machine stands, and only when that is out of sight. */
  const showActive = (duration: number) => {
    const area = activeArea(drawing, paint);
    if (!area || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const { x, y, zoom } = flow.getViewport();
    const isInSight =
      area.x * zoom + x >= 0 &&
      area.y * zoom + y >= 0 &&
      (area.x + area.width) * zoom + x <= clientWidth &&
      (area.y + area.height) * zoom + y <= clientHeight;
    if (isInSight) return;
    const fitting = Math.min(
      (clientWidth - 2 * MARGIN) / area.width,
      (clientHeight - 2 * MARGIN) / area.height,
    );
    void flow.setCenter(area.x + area.width / 2, area.y + area.height / 2, {
      zoom: Math.min(1, zoom, fitting),
      duration,
    });
  };
  const followActive = useEffectEvent(() => showActive(isStill ? 0 : 250));
  useEffect(() => {
    followActive();
  }, [drawing, paint]);
  const open = () => {
    showFromTheStart();
    showActive(0);
  };

  return (
    <Box
      ref={frame}
      sx={{
        position: 'absolute',
        inset: 0,
        // On a phone it would hide half of the chart.
        '& .react-flow__minimap': { display: { xs: 'none', sm: 'block' } },
      }}
    >
      <svg aria-hidden="true" style={{ position: 'absolute', width: 0, height: 0 }}>
        <defs>
          <marker
            id="chart-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M 0 0.5 L 8 4 L 0 7.5 z" fill="context-stroke" />
          </marker>
        </defs>
      </svg>
      <ReactFlow
        aria-label={label}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        colorMode="system"
        minZoom={0.15}
        maxZoom={2.5}
        nodesDraggable={false}
        nodesConnectable={false}
        elementsSelectable={false}
        edgesFocusable={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        onInit={open}
        style={{ background: 'transparent' }}
      >
        <Background gap={22} />
        <Controls showInteractive={false}>
          <KeysSwitch isEverywhere={isEverywhere} onChange={setEverywhere} />
        </Controls>
        {(drawing.width > ROOMY.width || drawing.height > ROOMY.height) && (
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview of the chart"
            nodeColor={({ zIndex }) =>
              zIndex === LEAVES ? 'var(--chart-line)' : 'var(--chart-region)'
            }
            nodeStrokeColor="var(--chart-outline)"
            nodeStrokeWidth={4}
          />
        )}
      </ReactFlow>
    </Box>
  );
}

/** The interactive chart: drag or arrow keys pan, + and - zoom, 0 fits. */
export function ChartCanvas(props: ChartCanvasProps) {
  return (
    <ReactFlowProvider>
      {chartColours}
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
