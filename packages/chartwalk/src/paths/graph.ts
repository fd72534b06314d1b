/**
 * Finds paths through the graph of one machine, or of several machines together. A path is a list of steps,
 * which lead from place to place. A place is a state with the model's memory, which is the part of the
 * context that decides where an event leads. The first step is the start. Each other step is an event with
 * its outcome. Only this module uses the graph library. Screens, browsers and the command line all walk the
 * paths that this module finds.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/test';

/** A graph of walks, whose edges are steps. */
export type Walkable<GraphStep> = {
  start: GraphStep;
  /** Returns the steps that can follow, as the same objects on each call. */
  next: (walkStep: GraphStep) => readonly GraphStep[];
  /** Returns a text that identifies the event among all events that are possible in the same place. */
  eventKey: (walkStep: GraphStep) => string;
  /** Returns a text that identifies the place to which the step leads. Each place is explored only once. */
  stateKey: (walkStep: GraphStep) => string;
  /** Returns a text that identifies the transitions that the step took and the guards that refused. */
  trace: (walkStep: GraphStep) => string;
  /**
   * Returns the names of the parts that the step covers, such as its event, its transitions and its states.
   */
  coveredParts: (walkStep: GraphStep) => readonly string[];
};

/** A path through the graph. The first step is always the start. */
export type WalkSteps<GraphStep> = readonly GraphStep[];

/**
 * The maximum number of steps. If a model needs more, the part of the context in its `memory` probably grows
 * without end.
 */
const MAX_STRIDES = 200_000;

type Leap<GraphStep> = { type: string; walkStep: GraphStep };
type AdjacencyMap<GraphStep> = Record<
  string,
  { state: GraphStep; transitions: Record<string, { event: Leap<GraphStep> }> } | undefined
>;

/**
 * A reducer that only returns the result of a step. The graph library expects a reducer, although each
 * step already contains its result.
 */
const reducer = {
  transition: (_: unknown, { walkStep }: Leap<unknown>) => walkStep,
};

function optionsOf<GraphStep>(
  { start, next, eventKey }: Walkable<GraphStep>,
  serializeState: (walkStep: GraphStep) => string,
) {
  return {
    fromState: start,
    limit: MAX_STRIDES,
    events: (walkStep: GraphStep): Leap<GraphStep>[] =>
      next(walkStep).map((following) => ({ type: eventKey(following), walkStep: following })),
    serializeEvent: ({ type }: Leap<GraphStep>) => type,
    serializeState,
  };
}

function exploreStates<GraphStep>(
  walkable: Walkable<GraphStep>,
  serializeState: (walkStep: GraphStep) => string,
): AdjacencyMap<GraphStep> {
  return getAdjacencyMap(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as AdjacencyMap<GraphStep>;
}

function shortestPaths<GraphStep>(
  walkable: Walkable<GraphStep>,
  serializeState: (walkStep: GraphStep) => string,
): WalkSteps<GraphStep>[] {
  const paths = getShortestPaths(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as { steps: { event: Partial<Leap<GraphStep>> }[] }[];
  return paths.map(({ steps }) => steps.map(({ event }) => event.walkStep ?? walkable.start));
}

/** Returns every step: first the start, and then one for each event that is possible in each place. */
export function getAllSteps<GraphStep>(
  walkable: Walkable<GraphStep>,
  keyOf: (walkStep: GraphStep) => string = walkable.stateKey,
): GraphStep[] {
  const nodes = Object.values(exploreStates(walkable, keyOf));
  const onward = nodes.flatMap((node) =>
    Object.values(node?.transitions ?? {}).map(({ event }) => event.walkStep),
  );
  return [walkable.start, ...onward];
}

/** Returns the parts that each path covers. Numbers replace the names of the parts. */
function numberCoveredParts<GraphStep>(
  paths: readonly WalkSteps<GraphStep>[],
  coveredParts: Walkable<GraphStep>['coveredParts'],
): number[][] {
  const numbers = new Map<string, number>();
  const known = new Map<GraphStep, number[]>();
  const numbersOf = (walkStep: GraphStep): number[] => {
    const found = known.get(walkStep);
    if (found) return found;
    const own = coveredParts(walkStep).map((name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
    known.set(walkStep, own);
    return own;
  };
  return paths.map((walkSteps) => [...new Set(walkSteps.flatMap(numbersOf))]);
}

/**
 * Returns short paths that together cover all parts. If several steps reach the same place, but differ
 * in the transitions taken or the guards that refused, the place is explored after each of them. The paths
 * therefore also cover steps that lead to an already visited place.
 */
export function coveringPaths<GraphStep>(walkable: Walkable<GraphStep>): WalkSteps<GraphStep>[] {
  const { stateKey, trace, start } = walkable;
  const paths = shortestPaths(walkable, (walkStep) =>
    walkStep === start ? stateKey(walkStep) : stateKey(walkStep) + trace(walkStep),
  );
  const partNumbers = numberCoveredParts(paths, walkable.coveredParts);
  return fewestOf(
    paths.map((path, index) => ({
      path,
      length: path.length,
      coveredParts: partNumbers[index] ?? [],
    })),
  ).map(({ path }) => path);
}

type Covering = {
  length: number;
  /** The parts that the walk covers, each listed once. */
  coveredParts: readonly unknown[];
};

/** Returns a few short walks that together cover as much as all the given ones. */
export function fewestOf<Walk extends Covering>(walks: readonly Walk[]): Walk[] {
  const covered = new Set<unknown>();
  const gain = (coveredParts: readonly unknown[]) => {
    let count = 0;
    for (const part of coveredParts) if (!covered.has(part)) count += 1;
    return count;
  };
  let open = walks;
  const chosen: Walk[] = [];
  for (;;) {
    let best: Walk | undefined;
    let bestScore = 0;
    const useful: Walk[] = [];
    for (const candidate of open) {
      const score = gain(candidate.coveredParts) / candidate.length;
      // A walk that adds no new parts now can't add any later.
      if (score > 0) useful.push(candidate);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return chosen;
    for (const part of best.coveredParts) covered.add(part);
    chosen.push(best);
    open = useful;
  }
}

/** Returns the shortest path to a step that meets the condition; undefined if there is none. */
export function shortestPathTo<GraphStep>(
  walkable: Walkable<GraphStep>,
  isEnd: (walkStep: GraphStep) => boolean,
): WalkSteps<GraphStep> | undefined {
  const found = shortestPaths(walkable, walkable.stateKey).filter((path) => {
    const last = path.at(-1);
    return last !== undefined && isEnd(last);
  });
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/**
 * Returns the shortest path from a step to a step that meets the condition; undefined if there is none. The
 * path does not contain the step at which it begins.
 */
export function nearestPath<GraphStep>(
  { next, stateKey }: Walkable<GraphStep>,
  from: GraphStep,
  isEnd: (walkStep: GraphStep) => boolean,
): WalkSteps<GraphStep> | undefined {
  const seen = new Set([stateKey(from)]);
  let prefixes: WalkSteps<GraphStep>[] = [[]];
  while (prefixes.length > 0) {
    const longer: WalkSteps<GraphStep>[] = [];
    for (const prefix of prefixes) {
      for (const walkStep of next(prefix.at(-1) ?? from)) {
        if (isEnd(walkStep)) return [...prefix, walkStep];
        if (seen.has(stateKey(walkStep))) continue;
        seen.add(stateKey(walkStep));
        longer.push([...prefix, walkStep]);
      }
    }
    prefixes = longer;
  }
  return undefined;
}

/**
 * Yields every path that visits no place twice. Each path leads to an end. If no ends are given, it leads as
 * far as possible. There may be too many paths to wait for, so callers should stop when they have enough.
 */
export function* simplePaths<GraphStep>(
  walkable: Walkable<GraphStep>,
  isEnd?: (walkStep: GraphStep) => boolean,
): Generator<WalkSteps<GraphStep>, void, void> {
  const { start, stateKey } = walkable;
  const nodes = exploreStates(walkable, stateKey);
  function* extend(
    walkSteps: WalkSteps<GraphStep>,
    last: GraphStep,
    visited: ReadonlySet<string>,
  ): Generator<WalkSteps<GraphStep>> {
    const next = Object.values(nodes[stateKey(last)]?.transitions ?? {}).flatMap(({ event }) =>
      visited.has(stateKey(event.walkStep)) ? [] : event.walkStep,
    );
    if (isEnd?.(last) || (next.length === 0 && !isEnd)) {
      yield walkSteps;
      return;
    }
    for (const walkStep of next) {
      yield* extend([...walkSteps, walkStep], walkStep, new Set([...visited, stateKey(walkStep)]));
    }
  }
  yield* extend([start], start, new Set([stateKey(start)]));
}
