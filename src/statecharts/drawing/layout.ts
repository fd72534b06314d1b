/** Where the states and transitions of a chart are drawn. ELK does the arranging, in a worker. */
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { holderOf, leadsInside } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { stateBox, transitionBox } from './lines.ts';
import type { Line, TextBox } from './lines.ts';
import type { Measure } from './text.ts';

export type Point = { x: number; y: number };
export type Rectangle = Point & { width: number; height: number };

export type DrawnState = Rectangle & { state: ChartState; lines: Line[] };
/** The line bends at each point; its last point is the arrow's tip. */
export type DrawnTransition = {
  transition: ChartTransition;
  points: Point[];
  label: Rectangle & { lines: Line[] };
};
/**
 * A dot with the line from it to the initial state; or a ring, from which the transitions start that
 * a state has into itself.
 */
export type DrawnMark = Point & { kind: 'initial' | 'anywhere'; inside: string; points: Point[] };

/** All in pixels from the chart's upper left corner. */
export type Drawing = {
  width: number;
  height: number;
  /** Outer states before the states in them. */
  states: DrawnState[];
  transitions: DrawnTransition[];
  marks: DrawnMark[];
};

export const MARK_RADIUS = 6;

const initialId = (path: string) => `initial of ${path}`;
const anywhereId = (path: string) => `anywhere in ${path}`;
/** ELK wants an id for the machine itself too. */
const nodeId = (path: string) => `state ${path}`;

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

const flow = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // From the initial state on: what leads back is drawn as leading back.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.feedbackEdges': 'true',
};

/** Regions have no transitions between them: they are packed to fill a screen. */
const packed = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.5',
  'elk.rectpacking.trybox': 'true',
};

const coordinates = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' };

type Boxes = {
  states: ReadonlyMap<ChartState, TextBox>;
  labels: ReadonlyMap<ChartTransition, TextBox>;
};

const mark = (id: string): ElkNode => ({
  id,
  width: 2 * MARK_RADIUS,
  height: 2 * MARK_RADIUS,
});

function edgesOf(chart: Chart, { labels }: Boxes): { holder: string; edge: ElkExtendedEdge }[] {
  const initials = chart.states.flatMap(({ isInitial, parent, path }) =>
    isInitial && parent !== null
      ? {
          holder: parent,
          edge: { id: initialId(path), sources: [initialId(parent)], targets: [nodeId(path)] },
        }
      : [],
  );
  const transitions = [...labels].map(([transition, { width, height }]) => {
    const { name, source, targets } = transition;
    return {
      holder: holderOf(chart, transition),
      edge: {
        id: name,
        // Into the state itself it starts at a mark inside, not at the state's frame.
        sources: [leadsInside(transition) ? anywhereId(source) : nodeId(source)],
        targets: targets.map(nodeId),
        labels: [{ text: name, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
      },
    };
  });
  return [...initials, ...transitions];
}

function toElk(chart: Chart, boxes: Boxes): ElkNode {
  const edges = edgesOf(chart, boxes);
  const toNode = (state: ChartState): ElkNode => {
    const { path } = state;
    const box = boxes.states.get(state);
    if (!box) throw new Error(`${path} has no box.`);
    const { width, height } = box;
    const inner = chart.states.filter(({ parent }) => parent === path);
    if (inner.length === 0) return { id: nodeId(path), width, height };
    const holds = (id: string) => edges.some(({ edge }) => edge.sources.includes(id));
    const isRegion = chart.states.some(
      (outer) => outer.path === state.parent && outer.type === 'parallel',
    );
    return {
      id: nodeId(path),
      children: [
        ...[initialId(path), anywhereId(path)].filter(holds).map(mark),
        ...inner.map(toNode),
      ],
      edges: edges.filter(({ holder }) => holder === path).map(({ edge }) => edge),
      layoutOptions: {
        ...spacing,
        ...(state.type === 'parallel' ? packed : {}),
        ...(state.type !== 'parallel' && (isRegion || path === '') ? flow : {}),
        ...(path === '' ? coordinates : {}),
        'elk.padding': `[top=${height + 10},left=18,bottom=18,right=18]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    };
  };
  const [machine] = chart.states;
  if (!machine) throw new Error(`${chart.id} has no states.`);
  return toNode(machine);
}

function allNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allNodes)];
}

function pointsOf({ sections = [] }: ElkExtendedEdge): Point[] {
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

/** Arranges a chart. The same chart is always arranged the same way. */
export async function layOut(chart: Chart, elk: ELK, measure: Measure): Promise<Drawing> {
  const boxes = {
    states: new Map(chart.states.map((state) => [state, stateBox(chart, state, measure)])),
    labels: new Map(
      chart.transitions
        .filter(({ targets }) => targets.length > 0)
        .map((transition) => [transition, transitionBox(transition, measure)]),
    ),
  };
  const arranged = await elk.layout(toElk(chart, boxes));
  const nodes = new Map(allNodes(arranged).map((node) => [node.id, node]));
  const edges = new Map(allEdges(arranged).map((edge) => [edge.id, edge]));

  const markAt = (id: string, kind: DrawnMark['kind'], inside: string): DrawnMark[] => {
    const node = nodes.get(id);
    if (!node) return [];
    const { x, y } = rectangle(node);
    const edge = kind === 'initial' ? initialEdgeOf(inside) : undefined;
    return [
      { kind, inside, x: x + MARK_RADIUS, y: y + MARK_RADIUS, points: edge ? pointsOf(edge) : [] },
    ];
  };
  const initialEdgeOf = (inside: string) => {
    const initial = chart.states.find(({ parent, isInitial }) => isInitial && parent === inside);
    return initial && edges.get(initialId(initial.path));
  };

  return {
    width: arranged.width ?? 0,
    height: arranged.height ?? 0,
    states: chart.states.map((state) => ({
      ...rectangle(nodes.get(nodeId(state.path)) ?? {}),
      state,
      lines: boxes.states.get(state)?.lines ?? [],
    })),
    transitions: [...boxes.labels].map(([transition, { lines }]) => {
      const edge = edges.get(transition.name);
      return {
        transition,
        points: edge ? pointsOf(edge) : [],
        label: { ...rectangle(edge?.labels?.[0] ?? {}), lines },
      };
    }),
    marks: chart.states.flatMap(({ path }) => [
      ...markAt(initialId(path), 'initial', path),
      ...markAt(anywhereId(path), 'anywhere', path),
    ]),
  };
}
