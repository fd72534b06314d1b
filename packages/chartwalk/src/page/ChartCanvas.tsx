import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  Background,
  ControlButton,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from '@xyflow/react';
import type { Viewport } from '@xyflow/react';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { foldable, foldsAround } from '../drawing/fold.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { palettes } from '../export/svg.ts';
import type { Palette } from '../export/svg.ts';
import { areaOf, areasToShow, initialArea, shiftBetween } from './chart-area.ts';
import { stateId } from './chart-ids.ts';
import { edgesOf, LABELS, LEAVES, lightEdges, lightNodes, nodesOf } from './chart-parts.ts';
import { ChartSearch } from './ChartSearch.tsx';
import { foldPaint } from './fold-paint.ts';
import { FoldingContext } from './folding.ts';
import type { Folding } from './folding.ts';
import { FoldIcon, SearchIcon, UnfoldIcon } from './icons.tsx';
import { KeysSwitch } from './KeysSwitch.tsx';
import { litParts } from './lit-parts.ts';
import type { Paint } from './paint.ts';
import { useChartKeys, useKeysEverywhere } from './use-chart-keys.ts';
import { usePointedPart } from './use-pointed-part.ts';
import { HeaderNode, MarkNode, StateNode } from './StateNode.tsx';
import { MarkEdge, TransitionEdge } from './TransitionEdge.tsx';

const nodeTypes = { state: StateNode, header: HeaderNode, mark: MarkNode };
const edgeTypes = { transition: TransitionEdge, mark: MarkEdge };

/**
 * The lowest zoom at which text is readable. If a chart does not fit at this zoom, its upper left corner is
 * shown first.
 */
const SMALLEST_READABLE = 0.85;
/** The lowest zoom for a chart of ordinary size. */
const SMALLEST = 0.15;
/** The narrowest and lowest place for a chart, which is on a small phone, in pixels. */
const SMALLEST_FRAME = 240;
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
      // While some parts are lit, the other lines fade, but all texts keep enough contrast to be read.
      '[data-lit] .react-flow__edge:not(.is-lit)': { opacity: 0.15 },
      [`[data-lit] .react-flow__edgelabel-renderer > :not([data-lit], [data-paint]) span,
        [data-lit] .is-innermost:not(.is-lit) [data-state]:not([data-paint]) span`]: {
        color: 'var(--mui-palette-text-secondary)',
        fontWeight: 400,
      },
      [`.react-flow__edgelabel-renderer > [data-lit]:not([data-paint]),
        .is-innermost.is-lit [data-state]:not([data-paint])`]: {
        outline: '2px solid var(--mui-palette-text-primary)',
      },
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

/**
 * Returns the distance between the frame and the chart on the left or above, in which the initial state is
 * visible. All sizes are horizontal or all are vertical, in pixels of the screen.
 */
function openingOffset(frame: number, chart: number, start: number, length: number): number {
  const atCorner = Math.max(MARGIN, (frame - chart) / 2);
  if (atCorner + start + length <= frame - MARGIN) return atCorner;
  return Math.max(frame - MARGIN - chart, frame / 2 - (start + length / 2));
}

/**
 * Returns where an area starts in the frame, so that as much of it as possible is in sight. It stays at `start`
 * if it can. All sizes are horizontal or all are vertical, in pixels of the screen.
 */
function startInSight(frame: number, start: number, length: number): number {
  const latest = Math.max(MARGIN, frame - MARGIN - length);
  return Math.min(start, latest);
}

/** Returns the folded states around the hidden state or transition with this ID. */
function foldsAroundPart({ whole, folded }: Folding, id: string): string[] {
  const part =
    whole.states.find(({ path }) => stateId(path) === id) ??
    whole.transitions.find(({ name }) => name === id);
  return part ? foldsAround(whole, folded, part) : [];
}

type ChartCanvasProps = {
  drawing: Drawing;
  paint: Paint;
  label: string;
  /** The ID of the state or transition that is lit and in the middle when the chart opens. */
  linked?: string | undefined;
};

function Canvas({ drawing, paint: wholePaint, label, linked }: ChartCanvasProps) {
  const flow = useReactFlow();
  const paint = useMemo(() => foldPaint(drawing, wholePaint), [drawing, wholePaint]);
  const allNodes = useMemo(() => nodesOf(drawing, paint), [drawing, paint]);
  const allEdges = useMemo(() => edgesOf(drawing, paint), [drawing, paint]);
  const [pointed, pointing] = usePointedPart();
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<string | null>(linked ?? null);
  const litPart = pointed ?? found;
  const lit = useMemo(
    () => (litPart === null ? undefined : litParts(drawing, litPart)),
    [drawing, litPart],
  );
  const nodes = useMemo(() => (lit ? lightNodes(allNodes, lit) : allNodes), [allNodes, lit]);
  const edges = useMemo(() => (lit ? lightEdges(allEdges, lit) : allEdges), [allEdges, lit]);

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

  /** Shows the upper left corner of the chart, or the initial state if it is too far from that corner. */
  const showFromTheStart = () => {
    if (!frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const zoom = Math.min(1, Math.max(SMALLEST_READABLE, fittingZoom(frame.current, drawing)));
    const { x, y, width, height } = initialArea(drawing) ?? { x: 0, y: 0, width: 0, height: 0 };
    void flow.setViewport({
      zoom,
      x: openingOffset(clientWidth, drawing.width * zoom, x * zoom, width * zoom),
      y: openingOffset(clientHeight, drawing.height * zoom, y * zoom, height * zoom),
    });
  };

  /** Moves an area to the middle of the view, at this zoom or at one at which it fits. */
  const centre = (area: Rectangle, zoom: number, milliseconds: number) => {
    if (!frame.current) return;
    void flow.setCenter(area.x + area.width / 2, area.y + area.height / 2, {
      zoom: Math.min(1, zoom, fittingZoom(frame.current, area)),
      duration: milliseconds,
    });
  };

  /** Moves the view to an area, but only if the area is out of sight. */
  const show = (area: Rectangle | undefined, milliseconds: number) => {
    const element = frame.current;
    if (!element || !area) return;
    const { x, y, zoom } = flow.getViewport();
    const isInSight =
      area.x * zoom + x >= 0 &&
      area.y * zoom + y >= 0 &&
      (area.x + area.width) * zoom + x <= element.clientWidth &&
      (area.y + area.height) * zoom + y <= element.clientHeight;
    if (!isInSight) centre(area, zoom, milliseconds);
  };

  const showActive = (milliseconds: number) => {
    const element = frame.current;
    if (!element) return;
    const areas = areasToShow(drawing, paint);
    const area = areas.find((one) => fittingZoom(element, one) >= SMALLEST_READABLE);
    show(area ?? areas.at(-1), milliseconds);
  };
  const duration = isStill ? 0 : 250;
  const folding = use(FoldingContext);
  /** The state that the user folded or unfolded last; null if it was all of them, or a search. */
  const toggled = useRef<string>(null);
  const awaitsFocus = useRef(false);
  const foldingHere = useMemo(
    () =>
      folding && {
        ...folding,
        toggle: (path: string) => {
          toggled.current = path;
          awaitsFocus.current = true;
          folding.toggle(path);
        },
        takesFocus: (path: string, isFolded: boolean) => {
          const isNew = isFolded === folding.folded.has(path);
          const takes = isNew && awaitsFocus.current && toggled.current === path;
          if (takes) awaitsFocus.current = false;
          return takes;
        },
      },
    [folding],
  );
  const changeAll = (change: () => void) => {
    toggled.current = null;
    change();
  };
  const searchButton = useRef<HTMLElement>(null);
  // The area is always moved to the middle, because the search covers a part of the chart.
  const showFound = (area: Rectangle) =>
    centre(area, Math.max(SMALLEST_READABLE, flow.getZoom()), duration);
  const find = (id: string | null) => {
    setFound(id);
    if (id === null) return;
    const area = areaOf(drawing, id);
    if (area) showFound(area);
    else if (folding) changeAll(() => folding.unfold(foldsAroundPart(folding, id)));
  };
  const closeSearch = () => {
    setSearching(false);
    setFound(null);
    searchButton.current?.focus();
  };

  const opened = useRef<Viewport>(null);
  const open = () => {
    showFromTheStart();
    const area = linked === undefined ? undefined : areaOf(drawing, linked);
    if (area) centre(area, 1, 0);
    else showActive(0);
    opened.current = flow.getViewport();
  };

  /** Leaves the state in the middle of the view where it is, while a new layout moves it within the chart. */
  const stayInPlace = (before: Drawing) => {
    const element = frame.current;
    if (!element) return;
    const { x, y, zoom } = flow.getViewport();
    const middle = {
      x: (element.clientWidth / 2 - x) / zoom,
      y: (element.clientHeight / 2 - y) / zoom,
    };
    const shift = shiftBetween(before, drawing, middle);
    void flow.setViewport({ zoom, x: x - shift.x * zoom, y: y - shift.y * zoom });
  };
  /** Leaves a state that was folded or unfolded where it is, if enough of it is then in sight. */
  const stayAt = (path: string, before: Drawing) => {
    const [from, to] = [before, drawing].map((each) => areaOf(each, stateId(path)));
    const element = frame.current;
    if (!element || !from || !to) return;
    const { x, y, zoom } = flow.getViewport();
    const left = from.x * zoom + x;
    const top = from.y * zoom + y;
    void flow.setViewport({
      zoom,
      x: startInSight(element.clientWidth, left, to.width * zoom) - to.x * zoom,
      y: startInSight(element.clientHeight, top, to.height * zoom) - to.y * zoom,
    });
  };
  const followFolding = (before: Drawing) => {
    const area = found === null ? undefined : areaOf(drawing, found);
    if (area) showFound(area);
    else if (toggled.current === null) open();
    else stayAt(toggled.current, before);
  };
  const shown = useRef(drawing);
  const follow = useEffectEvent(() => {
    const before = shown.current;
    shown.current = drawing;
    if (before.states.length !== drawing.states.length) {
      followFolding(before);
      return;
    }
    if (before !== drawing) {
      const { x, y, zoom } = flow.getViewport();
      const { current } = opened;
      const isWhereItOpened = x === current?.x && y === current.y && zoom === current.zoom;
      if (isWhereItOpened) open();
      else stayInPlace(before);
    }
    showActive(duration);
  });
  useEffect(() => {
    follow();
  }, [drawing, paint]);

  return (
    <Box
      ref={frame}
      {...pointing}
      data-lit={lit ? '' : undefined}
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
      <FoldingContext value={foldingHere}>
        <ReactFlow
          aria-label={label}
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          colorMode="system"
          minZoom={Math.min(SMALLEST, SMALLEST_FRAME / Math.max(drawing.width, drawing.height))}
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
            <ControlButton
              aria-label="Search the chart"
              aria-expanded={isSearching}
              title="Search the chart"
              onClick={({ currentTarget }) => {
                searchButton.current = currentTarget;
                if (isSearching) closeSearch();
                else setSearching(true);
              }}
            >
              <SearchIcon />
            </ControlButton>
            {folding && foldable(folding.whole).length > 0 && (
              <>
                <ControlButton
                  aria-label="Fold all states"
                  title="Fold all states"
                  onClick={() => changeAll(folding.foldAll)}
                >
                  <FoldIcon />
                </ControlButton>
                <ControlButton
                  aria-label="Unfold all states"
                  title="Unfold all states"
                  onClick={() => changeAll(folding.unfoldAll)}
                >
                  <UnfoldIcon />
                </ControlButton>
              </>
            )}
            <KeysSwitch isEverywhere={isEverywhere} onChange={setEverywhere} />
          </Controls>
          {isSearching && <ChartSearch drawing={drawing} onFind={find} onClose={closeSearch} />}
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
      </FoldingContext>
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
