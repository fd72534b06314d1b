/** Calculates where the states and transitions of a chart are drawn. The layout library ELK arranges them. */
import type { ELK, ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { findChildIn, getTransitionDomain, isWithin, staysInside } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { stateBox, transitionBox } from './lines.ts';
import type { Line, TextBox } from './lines.ts';
import type { Measure } from './text.ts';

export type Point = { x: number; y: number };
export type Rectangle = Point & { width: number; height: number };

export type DrawnState = Rectangle & { state: ChartState; lines: Line[] };
/** A line through these points. If `hasTip` is true, the last point is the tip of an arrow. */
export type Route = { points: Point[]; hasTip: boolean };
export type DrawnTransition = {
  transition: ChartTransition;
  /**
   * One line if there is one target. If there are several targets, one line leads to a fork, and one line
   * leads from the fork to each target.
   */
  routes: Route[];
  label: Rectangle & { lines: Line[] };
};
/**
 * A mark on the chart. `initial` is a dot with a line to the initial state. `anywhere` is a ring at which
 * transitions to inner states start. `fork` is the point at which the line of a transition with several
 * targets divides. `history` is only the lines from a history state to its default targets.
 */
export type DrawnMark = Point & {
  kind: 'initial' | 'anywhere' | 'fork' | 'history';
  /**
   * The path of the state or the name of the transition that the mark belongs to. It is unique among marks of
   * the same kind.
   */
  of: string;
  routes: Route[];
};

/**
 * The good layout has shorter lines and fewer gaps than the fast one. The good layout of a large chart takes
 * up to a minute, and the fast layout takes a few seconds.
 */
export type Quality = 'fast' | 'good';

/** A chart's drawing, in pixels from the chart's upper left corner. */
export type Drawing = {
  quality: Quality;
  width: number;
  height: number;
  /** The states. Every state precedes the states inside it. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  marks: DrawnMark[];
};

export const MARK_RADIUS = 6;
/** The distance between a state's frame and the states in it. */
const EDGE = 18;

const initialId = (path: string) => `initial of ${path}`;
const anywhereId = (path: string) => `anywhere in ${path}`;
const forkId = (name: string) => `fork of ${name}`;
/** Returns the ID of a state for ELK. The prefix is needed, because the machine's own path is empty. */
const nodeId = (path: string) => `state ${path}`;
/** The distance between the ends of two lines at a state, so that the lines can be told apart. */
const BETWEEN_ENDS = 10;

const isNode = (id: string) => id.startsWith(nodeId(''));

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

/** The options on which the duration of a large chart's layout depends most. */
const placement: Readonly<Record<Quality, LayoutOptions>> = {
  fast: { 'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF', 'elk.layered.thoroughness': '1' },
  good: { 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' },
};

const flow = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // ELK searches depth-first from the initial state, so it recognises the lines that lead back to that state.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.feedbackEdges': 'true',
};

/**
 * The layout options of a parallel state whose regions no transition connects. ELK packs the regions into a
 * box with the shape of a screen.
 */
const packed = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.5',
  'elk.rectpacking.trybox': 'true',
};

/** The layout options that keep an initial state directly below its mark. */
const short = { 'elk.layered.priority.shortness': '100' };

const coordinates = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' };

type Boxes = {
  states: ReadonlyMap<ChartState, TextBox>;
  labels: ReadonlyMap<ChartTransition, TextBox>;
};

/** A line for ELK to route between the states or marks with these IDs. */
type Wire = {
  id: string;
  from: string;
  to: string;
  /** The state inside which the line runs; null if the line leaves the machine's own frame. */
  holder: string | null;
  /** The states at the ends of the line. If an end is a mark, this is the state that contains the mark. */
  source: string;
  target: string;
  /** Whether ELK receives the line in the reverse direction. */
  isTurned?: true;
  label?: TextBox;
  layoutOptions?: LayoutOptions;
};

function wiresOfTransition(chart: Chart, transition: ChartTransition, label: TextBox): Wire[] {
  const { name, source, targets } = transition;
  const leavesMachine = !staysInside(transition) && [source, ...targets].includes('');
  const holder = leavesMachine ? null : getTransitionDomain(chart, transition);
  // If all targets of a transition are inside its source, its line starts at a mark in the source instead of
  // at the source's frame.
  const from = staysInside(transition) ? anywhereId(source) : nodeId(source);
  const [target = ''] = targets;
  if (targets.length === 1) {
    return [{ id: name, from, to: nodeId(target), holder, source, target, label }];
  }
  const fork = forkId(name);
  const around = holder ?? '';
  return [
    { id: name, from, to: fork, holder, source, target: around, label },
    ...targets.map((goal) => ({
      id: `${name}, ${goal}`,
      from: fork,
      to: nodeId(goal),
      holder,
      source: around,
      target: goal,
    })),
  ];
}

const historyId = (path: string, target: string) => `history of ${path} to ${target}`;

function wiresOf(chart: Chart, { labels }: Boxes): Wire[] {
  const transitions = [...labels].flatMap(([transition, label]) =>
    wiresOfTransition(chart, transition, label),
  );
  const defaults = chart.states.flatMap(({ path, historyDefaults }) =>
    historyDefaults.map((target): Wire => ({
      id: historyId(path, target),
      from: nodeId(path),
      to: nodeId(target),
      holder: getTransitionDomain(chart, { source: path, targets: [target] }),
      source: path,
      target,
    })),
  );
  const initials = chart.states.flatMap(({ isInitial, parent, path }): Wire[] => {
    if (!isInitial || parent === null) return [];
    const [from, to] = [initialId(parent), nodeId(path)];
    const ends = { holder: parent, source: parent, target: path };
    return [{ id: initialId(path), from, to, ...ends, layoutOptions: short }];
  });
  return [...initials, ...[...defaults, ...transitions].map((wire) => fromInitial(chart, wire))];
}

/** Reverses a line that leads back to an initial state, so that ELK places the initial state first. */
function fromInitial(chart: Chart, wire: Wire): Wire {
  const { from, to, holder, source, target } = wire;
  const goal = findChildIn(chart, holder, target);
  const isTurned = goal?.isInitial === true && findChildIn(chart, holder, source) !== goal;
  return isTurned ? { ...wire, from: to, to: from, isTurned } : wire;
}

/**
 * Returns invisible lines that begin at initial states. With these lines, every state can be reached from the
 * initial state among its siblings.
 */
function pullsOf(chart: Chart, wires: readonly Wire[]): Wire[] {
  return chart.states.flatMap(({ isInitial, path: initial, parent: holder }) => {
    if (!isInitial) return [];
    const links = wires
      .filter((wire) => wire.holder === holder)
      .map(({ isTurned, source, target }) => {
        const ends = [source, target].map((end) => findChildIn(chart, holder, end)?.path);
        return isTurned ? ends.toReversed() : ends;
      });
    const reached = new Set<string>();
    const reach = (path: string) => {
      if (reached.has(path)) return;
      reached.add(path);
      for (const [from, to] of links) if (from === path && to !== undefined) reach(to);
    };
    reach(initial);
    return chart.states.flatMap(({ parent, path }): Wire[] => {
      if (parent !== holder || reached.has(path)) return [];
      reach(path);
      const ends = { from: nodeId(initial), to: nodeId(path), source: initial, target: path };
      return [{ id: `pull to ${path}`, holder, ...ends }];
    });
  });
}

/**
 * Returns whether a line connects regions of a parallel state, or connects a region with a state outside the
 * parallel state.
 */
function runsBetweenRegions(path: string, { holder, source, target }: Wire): boolean {
  if (holder === path) return true;
  const isOutside = holder === null || !isWithin(holder, path);
  return isOutside && [source, target].some((end) => isWithin(end, path));
}

function toElk(chart: Chart, boxes: Boxes, wires: readonly Wire[], quality: Quality): ElkNode {
  const isPacked = ({ path, type }: ChartState) =>
    type === 'parallel' && !wires.some((wire) => runsBetweenRegions(path, wire));
  const edgesIn = (holder: string | null) =>
    wires.filter((wire) => wire.holder === holder).map(toEdge);
  const marksIn = (path: string) => {
    const held = wires.filter(({ holder }) => (holder ?? '') === path);
    const ids = new Set(held.flatMap(({ from, to }) => [from, to]).filter((id) => !isNode(id)));
    return [...ids].map((id) => ({ id, width: 2 * MARK_RADIUS, height: 2 * MARK_RADIUS }));
  };
  const endsAt = (id: string) =>
    wires.flatMap(({ from, to }) => [from, to]).filter((end) => end === id).length;
  const toNode = (state: ChartState): ElkNode => {
    const { path } = state;
    const box = boxes.states.get(state);
    if (!box) throw new Error(`${path} has no box.`);
    const { width, height } = box;
    const inner = chart.states.filter((child) => child.parent === path);
    if (inner.length === 0) {
      const room = BETWEEN_ENDS * (endsAt(nodeId(path)) + 1);
      return { id: nodeId(path), width: Math.max(width, room), height };
    }
    return {
      id: nodeId(path),
      width,
      children: [...marksIn(path), ...inner.map(toNode)],
      edges: edgesIn(path),
      layoutOptions: {
        ...spacing,
        // An inner state inherits only `hierarchyHandling` from the state around it, so each state gets the
        // other options itself.
        ...(isPacked(state) ? packed : { ...flow, ...placement[quality] }),
        'elk.padding': `[top=${height + 10},left=${EDGE},bottom=${EDGE},right=${EDGE}]`,
      },
    };
  };
  const [machine] = chart.states;
  if (!machine) throw new Error(`${chart.id} has no states.`);
  return {
    id: 'picture',
    children: [toNode(machine)],
    edges: edgesIn(null),
    layoutOptions: {
      ...spacing,
      ...flow,
      ...placement[quality],
      ...coordinates,
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
  };
}

function toEdge({ id, from, to, label, layoutOptions = {} }: Wire): ElkExtendedEdge {
  const options = { 'elk.edgeLabels.inline': 'true' };
  return {
    id,
    sources: [from],
    targets: [to],
    layoutOptions,
    labels: label
      ? [{ text: id, width: label.width, height: label.height, layoutOptions: options }]
      : [],
  };
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function pointsOf({ sections = [] }: Partial<ElkExtendedEdge>): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

function allEdges(node: ElkNode): ElkExtendedEdge[] {
  return [...(node.edges ?? []), ...(node.children ?? []).flatMap(allEdges)];
}

function rectangle({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle {
  return { x, y, width, height };
}

/**
 * Arranges a graph. ELK ignores the minimum width of a state that contains other states. If such a state
 * became too narrow, it gets more padding on the right, and ELK runs again.
 */
async function arrangeWideEnough(graph: ElkNode, elk: ELK): Promise<ElkNode> {
  const arranged = await elk.layout(structuredClone(graph));
  const widths = new Map(allNodes(arranged).map(({ id, width = 0 }) => [id, width]));
  const narrow = allNodes(graph).filter(
    ({ id, children = [], width = 0 }) => children.length > 0 && (widths.get(id) ?? 0) < width,
  );
  if (narrow.length === 0) return arranged;
  for (const { id, width = 0, layoutOptions = {} } of narrow) {
    const right = EDGE + Math.ceil(width - (widths.get(id) ?? 0));
    layoutOptions['elk.padding'] = String(layoutOptions['elk.padding']).replace(
      /right=\d+/,
      `right=${right}`,
    );
  }
  return elk.layout(graph);
}

/** The maximum number of states and transitions for which the good layout takes at most about a second. */
const MAX_SMALL = 100;

/** Returns whether readers should see the fast layout before the good one. */
export function isLarge({ states, transitions }: Chart): boolean {
  return states.length + transitions.length > MAX_SMALL;
}

/** Arranges a chart. The same chart always gets the same layout. */
export async function layOut(
  chart: Chart,
  elk: ELK,
  measure: Measure,
  quality: Quality = 'good',
): Promise<Drawing> {
  const boxes = {
    states: new Map(chart.states.map((state) => [state, stateBox(chart, state, measure)])),
    labels: new Map(
      chart.transitions
        .filter(({ targets }) => targets.length > 0)
        .map((transition) => [transition, transitionBox(transition, measure)]),
    ),
  };
  const wires = wiresOf(chart, boxes);
  const graph = toElk(chart, boxes, [...wires, ...pullsOf(chart, wires)], quality);
  const arranged = await arrangeWideEnough(graph, elk);
  const nodes = new Map(allNodes(arranged).map((node) => [node.id, node]));
  const edges = new Map(allEdges(arranged).map((edge) => [edge.id, edge]));

  const turned = new Set(wires.flatMap(({ id, isTurned }) => (isTurned ? id : [])));
  const routeAlong = (id: string, hasTip = true): Route => {
    const points = pointsOf(edges.get(id) ?? {});
    return { points: turned.has(id) ? points.toReversed() : points, hasTip };
  };
  const markAt = (
    id: string,
    kind: DrawnMark['kind'],
    of: string,
    routes: Route[] = [],
  ): DrawnMark[] => {
    const node = nodes.get(id);
    if (!node) return [];
    const { x, y } = rectangle(node);
    return [{ kind, of, x: x + MARK_RADIUS, y: y + MARK_RADIUS, routes }];
  };

  return {
    quality,
    width: arranged.width ?? 0,
    height: arranged.height ?? 0,
    states: chart.states.map((state) => ({
      ...rectangle(nodes.get(nodeId(state.path)) ?? {}),
      state,
      lines: boxes.states.get(state)?.lines ?? [],
    })),
    transitions: [...boxes.labels].map(([transition, { lines }]) => {
      const { name, targets } = transition;
      return {
        transition,
        routes:
          targets.length === 1
            ? [routeAlong(name)]
            : [
                routeAlong(name, false),
                ...targets.map((target) => routeAlong(`${name}, ${target}`)),
              ],
        label: { ...rectangle(edges.get(name)?.labels?.[0] ?? {}), lines },
      };
    }),
    marks: [
      ...chart.states.flatMap(({ path, parent, isInitial, historyDefaults }) => [
        ...(isInitial && parent !== null
          ? markAt(initialId(parent), 'initial', parent, [routeAlong(initialId(path))])
          : []),
        ...markAt(anywhereId(path), 'anywhere', path),
        ...(historyDefaults.length > 0
          ? markAt(
              nodeId(path),
              'history',
              path,
              historyDefaults.map((target) => routeAlong(historyId(path, target))),
            )
          : []),
      ]),
      ...chart.transitions.flatMap(({ name }) => markAt(forkId(name), 'fork', name)),
    ],
  };
}
