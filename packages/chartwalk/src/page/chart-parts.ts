/** Converts a drawing and its highlights into nodes and edges for React Flow. */
import { Position } from '@xyflow/react';
import type { NodeHandle } from '@xyflow/react';
import { isRegion, isWithin } from '../chart.ts';
import { badgeOf } from '../drawing/badge.ts';
import type { Drawing } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { headerId, stateId } from './chart-ids.ts';
import { describeState, describeTransition } from './describe.ts';
import type { Paint } from './paint.ts';
import type { HeaderNodeType, MarkNodeType, StateNodeType } from './StateNode.tsx';
import type { MarkEdgeType, TransitionEdgeType } from './TransitionEdge.tsx';

/**
 * The z-indexes of the layers, from bottom to top: lines, texts of regions, innermost states and marks,
 * labels. A region is a state that contains other states. Regions are below all layers, and their z-indexes
 * increase with their depth.
 */
const LINES = 500;
const HEADERS = 590;
export const LEAVES = 600;
export const LABELS = 700;

/**
 * The places where React Flow attaches edges; the layout decides where the lines really run. Every node is
 * given these places and its measured size. Without them, React Flow would not fit the chart into the view. It
 * would also remove all edges for a moment whenever a node changes, and a click on a label would be lost.
 */
const handles: NodeHandle[] = [
  { type: 'source', position: Position.Bottom, x: 0, y: 0 },
  { type: 'target', position: Position.Top, x: 0, y: 0 },
];

const depthOf = (states: Drawing['states'], path: string) =>
  states.filter(({ state }) => isWithin(path, state.path)).length;

type ChartNode = StateNodeType | HeaderNodeType | MarkNodeType;

export function nodesOf(drawing: Drawing, paint: Paint): ChartNode[] {
  const { states, marks } = drawing;
  const stateNodes = states.map((drawn): StateNodeType => {
    const { state, lines, x, y, width, height } = drawn;
    const inside = lines.flatMap(({ transition }) => transition ?? []);
    const painted = paint.states.get(state.path);
    return {
      id: stateId(state.path),
      className: isRegion(state) ? '' : 'is-innermost',
      // By default, React Flow lets mouse events through nodes. Innermost states receive them, but regions
      // still let them through.
      style: { pointerEvents: isRegion(state) ? 'none' : 'all' },
      type: 'state',
      position: { x, y },
      width,
      height,
      measured: { width, height },
      handles,
      zIndex: isRegion(state) ? depthOf(states, state.path) * 10 : LEAVES,
      ariaLabel: describeState(state, painted, paint.isPast),
      data: {
        drawn,
        paint: painted,
        isPast: paint.isPast ?? false,
        badge: painted && badgeOf(drawing, drawn),
        insidePaint: Object.fromEntries(inside.map((name) => [name, paint.transitions.get(name)])),
      },
    };
  });
  const headerNodes = stateNodes
    .filter(({ zIndex = 0 }) => zIndex < LEAVES)
    .map(({ position, width, data }): HeaderNodeType => ({
      id: headerId(data.drawn.state.path),
      type: 'header',
      position,
      width: width ?? 0,
      // A node needs a size, because React Flow does not fit the chart into the view while any node has none.
      height: 1,
      measured: { width: width ?? 0, height: 1 },
      zIndex: HEADERS,
      style: { pointerEvents: 'all' },
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
    measured: { width: 2 * MARK_RADIUS, height: 2 * MARK_RADIUS },
    handles,
    zIndex: LEAVES,
    focusable: false,
    data: { drawn },
  }));
  return [...stateNodes, ...headerNodes, ...markNodes];
}

type ChartEdge = TransitionEdgeType | MarkEdgeType;

export function edgesOf({ transitions, marks }: Drawing, paint: Paint): ChartEdge[] {
  const transitionEdges = transitions.map((drawn): TransitionEdgeType => {
    const { name, source, targets } = drawn.transition;
    const painted = paint.transitions.get(name);
    return {
      id: name,
      type: 'transition',
      source: stateId(source),
      target: stateId(targets[0] ?? source),
      zIndex: painted === 'taken' ? LINES + 50 : LINES,
      selectable: false,
      ariaLabel: describeTransition(drawn.transition),
      data: { drawn, paint: painted, isLit: false },
    };
  });
  const markEdges = marks
    .filter(({ routes }) => routes.length > 0)
    .map(({ kind, of, routes }): MarkEdgeType => ({
      id: `${kind} of ${of}`,
      type: 'mark',
      source: kind === 'history' ? stateId(of) : `${kind} of ${of}`,
      target: stateId(of),
      zIndex: LINES,
      selectable: false,
      focusable: false,
      data: { routes },
    }));
  return [...transitionEdges, ...markEdges];
}

/**
 * Marks the nodes that are emphasised. The other nodes stay the same objects, so that React Flow does not
 * render them again.
 */
export function lightNodes(nodes: ChartNode[], lit: ReadonlySet<string>): ChartNode[] {
  return nodes.map((node) =>
    lit.has(node.id) ? { ...node, className: `${node.className ?? ''} is-lit` } : node,
  );
}

export function lightEdges(edges: ChartEdge[], lit: ReadonlySet<string>): ChartEdge[] {
  return edges.map((edge) =>
    edge.type === 'transition' && edge.data && lit.has(edge.id)
      ? { ...edge, className: 'is-lit', zIndex: LINES + 60, data: { ...edge.data, isLit: true } }
      : edge,
  );
}
