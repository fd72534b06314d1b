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
import type { Drawing } from '../drawing/layout.ts';
import { palettes } from '../export/svg.ts';
import type { Palette } from '../export/svg.ts';
import { areasToShow } from './chart-area.ts';
import { edgesOf, LABELS, LEAVES, nodesOf } from './chart-parts.ts';
import { KeysSwitch } from './KeysSwitch.tsx';
import type { Paint } from './paint.ts';
import { useChartKeys, useKeysEverywhere } from './use-chart-keys.ts';
import { HeaderNode, MarkNode, StateNode } from './StateNode.tsx';
import { MarkEdge, TransitionEdge } from './TransitionEdge.tsx';

const nodeTypes = { state: StateNode, header: HeaderNode, mark: MarkNode };
const edgeTypes = { transition: TransitionEdge, mark: MarkEdge };

/**
 * The lowest zoom at which text is readable. If a chart does not fit at this zoom, its upper left corner is
 * shown first.
 */
const SMALLEST_READABLE = 0.85;
const PAN_STEP = 60;
const MARGIN = 24;
/** A chart beyond this size gets an overview, because it does not fit on most screens. */
const ROOMY = { width: 1200, height: 1000 };

const variables = (palette: Palette) =>
  Object.fromEntries(Object.entries(palette).map(([name, colour]) => [`--chart-${name}`, colour]));

const chartColours = (
  <GlobalStyles
    styles={{
      ':root': variables(palettes.light),
      '@media (prefers-color-scheme: dark)': { ':root': variables(palettes.dark) },
      // Labels are drawn on top of the regions that their lines cross.
      '.react-flow__edgelabel-renderer': { position: 'absolute', zIndex: LABELS },
      '.react-flow__attribution a': { color: 'var(--mui-palette-text-secondary)' },
      '.react-flow__node:focus-visible': { borderRadius: 10 },
    }}
  />
);

/** Returns the zoom at which a part of the chart fits into the frame. */
function fittingZoom(frame: Element, { width, height }: { width: number; height: number }) {
  return Math.min(
    (frame.clientWidth - 2 * MARGIN) / width,
    (frame.clientHeight - 2 * MARGIN) / height,
  );
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
    const zoom = Math.min(1, Math.max(SMALLEST_READABLE, fittingZoom(frame.current, drawing)));
    void flow.setViewport({
      zoom,
      x: Math.max(MARGIN, (clientWidth - drawing.width * zoom) / 2),
      y: Math.max(MARGIN, (clientHeight - drawing.height * zoom) / 2),
    });
  };

  /** Moves the view to the active states, but only if they are out of sight. */
  const showActive = (duration: number) => {
    const element = frame.current;
    if (!element) return;
    const { clientWidth, clientHeight } = element;
    const areas = areasToShow(drawing, paint);
    const area =
      areas.find((one) => fittingZoom(element, one) >= SMALLEST_READABLE) ?? areas.at(-1);
    if (!area) return;
    const { x, y, zoom } = flow.getViewport();
    const isInSight =
      area.x * zoom + x >= 0 &&
      area.y * zoom + y >= 0 &&
      (area.x + area.width) * zoom + x <= clientWidth &&
      (area.y + area.height) * zoom + y <= clientHeight;
    if (isInSight) return;
    void flow.setCenter(area.x + area.width / 2, area.y + area.height / 2, {
      zoom: Math.min(1, zoom, fittingZoom(element, area)),
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
        // On a phone, the overview would hide half of the chart.
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
            nodeColor={({ zIndex, data }) => {
              if (zIndex !== LEAVES) return 'var(--chart-group)';
              const isActive = 'paint' in data && data.paint === 'active';
              return isActive ? 'var(--mui-palette-primary-main)' : 'var(--chart-line)';
            }}
            nodeStrokeColor="var(--chart-outline)"
            nodeStrokeWidth={4}
          />
        )}
      </ReactFlow>
    </Box>
  );
}

/**
 * Shows the interactive chart. Dragging and the arrow keys pan, + and - zoom, and 0 fits the whole chart.
 */
export function ChartCanvas(props: ChartCanvasProps) {
  return (
    <ReactFlowProvider>
      {chartColours}
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
