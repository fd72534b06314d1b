/** Converts a drawing and its highlights into nodes and edges for React Flow. */
import { isRegion, isWithin } from '../chart.ts';
import { badgeOf } from '../drawing/badge.ts';
import type { Drawing } from '../drawing/layout.ts';
import { MARK_RADIUS } from '../drawing/layout.ts';
import { describeState, describeTransition } from './describe.ts';
import type { Paint } from './paint.ts';
import type { HeaderNodeType, MarkNodeType, StateNodeType } from './StateNode.tsx';
import type { MarkEdgeType, TransitionEdgeType } from './TransitionEdge.tsx';

/**
 * The z-indexes of the layers above the regions, from bottom to top: lines, texts of regions, innermost
 * states and marks, labels. Regions have lower z-indexes, which increase with their depth.
 */
const LINES = 500;
const HEADERS = 590;
export const LEAVES = 600;
export const LABELS = 700;

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
        badge: painted && badgeOf(drawing, drawn),
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
      // A node needs a size, because React Flow fits nothing into view while any node has none.
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

export function edgesOf(
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
