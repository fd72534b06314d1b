/**
 * Finds paths through the graph of one machine, or of several machines together. A path is a list of strides,
 * which lead from place to place. A place is a state with the model's memory, which is the part of the
 * context that decides where an event leads. The first stride is the start. Each other stride is an event
 * with its outcome. Only this module uses the graph library. Screens, browsers and the command line all walk
 * the paths found here.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/test';

/** A graph of walks, whose edges are strides. */
export type Walkable<Stride> = {
  start: Stride;
  /** Returns the strides that can follow, as the same objects on each call. */
  next: (stride: Stride) => readonly Stride[];
  /** Returns a text that identifies the event among all events that are possible in the same place. */
  eventKey: (stride: Stride) => string;
  /** Returns a text that identifies the place to which the stride leads. Each place is explored only once. */
  stateKey: (stride: Stride) => string;
  /** Returns a text that identifies the transitions that the stride took and the guards that refused. */
  trace: (stride: Stride) => string;
  /**
   * Returns the names of the parts that the stride covers, such as its event, its transitions and its states.
   */
  coveredParts: (stride: Stride) => readonly string[];
};

/** A path through the graph. The first stride is always the start. */
export type WalkSteps<Stride> = readonly Stride[];

/** The maximum number of strides. If a model needs more, its memory probably grows without end. */
const MAX_STRIDES = 200_000;

type Leap<Stride> = { type: string; stride: Stride };
type AdjacencyMap<Stride> = Record<
  string,
  { state: Stride; transitions: Record<string, { event: Leap<Stride> }> } | undefined
>;

/**
 * A reducer that only returns the result of a stride. The graph library expects a reducer, although each
 * stride already contains its result.
 */
const reducer = {
  transition: (_: unknown, { stride }: Leap<unknown>) => stride,
};

function optionsOf<Stride>(
  { start, next, eventKey }: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
) {
  return {
    fromState: start,
    limit: MAX_STRIDES,
    events: (stride: Stride): Leap<Stride>[] =>
      next(stride).map((following) => ({ type: eventKey(following), stride: following })),
    serializeEvent: ({ type }: Leap<Stride>) => type,
    serializeState,
  };
}

function exploreStates<Stride>(
  walkable: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
): AdjacencyMap<Stride> {
  return getAdjacencyMap(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as AdjacencyMap<Stride>;
}

function shortestPaths<Stride>(
  walkable: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
): WalkSteps<Stride>[] {
  const paths = getShortestPaths(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as { steps: { event: Partial<Leap<Stride>> }[] }[];
  return paths.map(({ steps }) => steps.map(({ event }) => event.stride ?? walkable.start));
}

/** Returns every stride: first the start, and then one for each event that is possible in each place. */
export function getAllSteps<Stride>(
  walkable: Walkable<Stride>,
  keyOf: (stride: Stride) => string = walkable.stateKey,
): Stride[] {
  const nodes = Object.values(exploreStates(walkable, keyOf));
  const onward = nodes.flatMap((node) =>
    Object.values(node?.transitions ?? {}).map(({ event }) => event.stride),
  );
  return [walkable.start, ...onward];
}

/** Returns the parts that each path covers. A number stands for the name of each part. */
function numberCoveredParts<Stride>(
  paths: readonly WalkSteps<Stride>[],
  coveredParts: Walkable<Stride>['coveredParts'],
): number[][] {
  const numbers = new Map<string, number>();
  const known = new Map<Stride, number[]>();
  const numbersOf = (stride: Stride): number[] => {
    const found = known.get(stride);
    if (found) return found;
    const own = coveredParts(stride).map((name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    });
    known.set(stride, own);
    return own;
  };
  return paths.map((strides) => [...new Set(strides.flatMap(numbersOf))]);
}

/**
 * Returns short paths that together cover all parts. A place is explored again if other transitions or guards
 * lead to it, so the paths also include strides to known places.
 */
export function coveringPaths<Stride>(walkable: Walkable<Stride>): WalkSteps<Stride>[] {
  const { stateKey, trace, start } = walkable;
  const paths = shortestPaths(walkable, (stride) =>
    stride === start ? stateKey(stride) : stateKey(stride) + trace(stride),
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
    // The walk with the most new parts per step is chosen.
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

/** Returns the shortest path to a stride that meets the condition; undefined if there is none. */
export function shortestPathTo<Stride>(
  walkable: Walkable<Stride>,
  isEnd: (stride: Stride) => boolean,
): WalkSteps<Stride> | undefined {
  const found = shortestPaths(walkable, walkable.stateKey).filter((path) => {
    const last = path.at(-1);
    return last !== undefined && isEnd(last);
  });
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/**
 * Returns the shortest path from a stride to one that meets the condition, without the stride at which the
 * path begins; undefined if there is none.
 */
export function nearestPath<Stride>(
  { next, stateKey }: Walkable<Stride>,
  from: Stride,
  isEnd: (stride: Stride) => boolean,
): WalkSteps<Stride> | undefined {
  const seen = new Set([stateKey(from)]);
  let prefixes: WalkSteps<Stride>[] = [[]];
  while (prefixes.length > 0) {
    const longer: WalkSteps<Stride>[] = [];
    for (const prefix of prefixes) {
      for (const stride of next(prefix.at(-1) ?? from)) {
        if (isEnd(stride)) return [...prefix, stride];
        if (seen.has(stateKey(stride))) continue;
        seen.add(stateKey(stride));
        longer.push([...prefix, stride]);
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
export function* simplePaths<Stride>(
  walkable: Walkable<Stride>,
  isEnd?: (stride: Stride) => boolean,
): Generator<WalkSteps<Stride>, void, void> {
  const { start, stateKey } = walkable;
  const nodes = exploreStates(walkable, stateKey);
  function* extend(
    strides: WalkSteps<Stride>,
    last: Stride,
    visited: ReadonlySet<string>,
  ): Generator<WalkSteps<Stride>> {
    const next = Object.values(nodes[stateKey(last)]?.transitions ?? {}).flatMap(({ event }) =>
      visited.has(stateKey(event.stride)) ? [] : event.stride,
    );
    if (isEnd?.(last) || (next.length === 0 && !isEnd)) {
      yield strides;
      return;
    }
    for (const stride of next) {
      yield* extend([...strides, stride], stride, new Set([...visited, stateKey(stride)]));
    }
  }
  yield* extend([start], start, new Set([stateKey(start)]));
}
