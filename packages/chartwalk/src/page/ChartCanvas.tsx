import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  Background,
  ControlButton,
  Controls,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react';
import type { Viewport } from '@xyflow/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { foldable, foldsAround } from '../drawing/fold.ts';
import type { Drawing, Rectangle } from '../drawing/layout.ts';
import { palettes } from '../export/svg.ts';
import type { Palette } from '../export/svg.ts';
import { areaOf } from './chart-area.ts';
import { stateId } from './chart-ids.ts';
import { edgesOf, LABELS, LEAVES, lightEdges, lightNodes, nodesOf } from './chart-parts.ts';
import { ChartSearch } from './ChartSearch.tsx';
import { foldPaint } from './fold-paint.ts';
import { FoldingContext, useFoldingHere } from './folding.ts';
import type { Folding } from './folding.ts';
import { FoldIcon, SearchIcon, UnfoldIcon } from './icons.tsx';
import { KeysSwitch } from './KeysSwitch.tsx';
import { litParts } from './lit-parts.ts';
import type { Paint } from './paint.ts';
import { useChartKeys, useKeysEverywhere } from './use-chart-keys.ts';
import { SMALLEST_READABLE, useChartView } from './use-chart-view.ts';
import { usePointedPart } from './use-pointed-part.ts';
import { HeaderNode, MarkNode, StateNode } from './StateNode.tsx';
import { MarkEdge, TransitionEdge } from './TransitionEdge.tsx';

const nodeTypes = { state: StateNode, header: HeaderNode, mark: MarkNode };
const edgeTypes = { transition: TransitionEdge, mark: MarkEdge };

/** The lowest zoom for a chart of ordinary size. */
const SMALLEST = 0.15;
/** The minimum width and height of a chart's frame, in pixels, as on a small phone. */
const SMALLEST_FRAME = 240;
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
      // While some states and transitions are emphasised (`data-lit`), the lines of all other transitions
      // fade. All texts still have enough contrast to be read.
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

/** The head of every arrow. The lines refer to it by the marker's ID. */
const arrowHead = (
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
);

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
  /** The ID of the state or transition that is emphasised and centred when the chart opens. */
  linked?: string | undefined;
};

function Canvas({ drawing, paint: wholePaint, label, linked }: ChartCanvasProps) {
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

  const { frame, flow, keys, ...view } = useChartView(drawing);
  const [isEverywhere, setEverywhere] = useKeysEverywhere();
  useChartKeys(keys, isEverywhere);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  const duration = isStill ? 0 : 250;
  const { folding, toggled, changeAll } = useFoldingHere();
  const searchButton = useRef<HTMLElement>(null);
  // A found part is always moved to the middle, because the search box covers a part of the chart.
  const showFound = (area: Rectangle) =>
    view.centre(area, Math.max(SMALLEST_READABLE, flow.getZoom()), duration);
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
    view.showFromTheStart();
    const area = linked === undefined ? undefined : areaOf(drawing, linked);
    if (area) view.centre(area, 1, 0);
    else view.showActive(paint, 0);
    opened.current = flow.getViewport();
  };

  const followFolding = (before: Drawing) => {
    const area = found === null ? undefined : areaOf(drawing, found);
    if (area) showFound(area);
    else if (toggled.current === null) open();
    else view.stayAt(toggled.current, before);
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
      else view.stayInPlace(before);
    }
    view.showActive(paint, duration);
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
      {arrowHead}
      <FoldingContext value={folding}>
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
 * Shows the interactive chart. Dragging and the arrow keys pan, + and - zoom, and 0 shows the whole chart.
 */
export function ChartCanvas(props: ChartCanvasProps) {
  return (
    <ReactFlowProvider>
      {chartColours}
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
