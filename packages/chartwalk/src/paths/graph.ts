/**
 * Finds paths through anything that can be walked, which is one machine or several together. A path goes from
 * place to place. A place is a state with the model's memory, which is the part of the context that decides
 * where an event leads. Each stride of a path is an event with its outcome; the first stride is the start.
 * Only this module uses the graph library. Screens, browsers and the command line all walk the paths found
 * here.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/test';

/** A graph of walks, whose edges are strides. */
export type Walkable<Stride> = {
  start: Stride;
  /** Returns the strides that can follow, as the same objects on each call. */
  next: (stride: Stride) => readonly Stride[];
  /** Returns a text that identifies the event among all events that are possible in the same place. */
  deed: (stride: Stride) => string;
  /** Returns a text that identifies the place to which the stride leads. Each place is explored only once. */
  place: (stride: Stride) => string;
  /** Returns a text that identifies the transitions that the stride took and the guards that refused. */
  trace: (stride: Stride) => string;
  /** Returns the names of the parts that the stride covers. */
  ground: (stride: Stride) => readonly string[];
};

/** A path through the graph. The first stride is always the start. */
export type Strides<Stride> = readonly Stride[];

/** The maximum number of strides. If a model needs more, its memory probably grows without end. */
const MAX_STRIDES = 200_000;

type Leap<Stride> = { type: string; stride: Stride };
type Places<Stride> = Record<
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
  { start, next, deed }: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
) {
  return {
    fromState: start,
    limit: MAX_STRIDES,
    events: (stride: Stride): Leap<Stride>[] =>
      next(stride).map((following) => ({ type: deed(following), stride: following })),
    serializeEvent: ({ type }: Leap<Stride>) => type,
    serializeState,
  };
}

function placesOf<Stride>(
  walkable: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
): Places<Stride> {
  return getAdjacencyMap(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as Places<Stride>;
}

function shortestPaths<Stride>(
  walkable: Walkable<Stride>,
  serializeState: (stride: Stride) => string,
): Strides<Stride>[] {
  const paths = getShortestPaths(
    reducer as never,
    optionsOf(walkable, serializeState) as never,
  ) as unknown as { steps: { event: Partial<Leap<Stride>> }[] }[];
  return paths.map(({ steps }) => steps.map(({ event }) => event.stride ?? walkable.start));
}

/** Returns every stride: first the start, and then one for each event that is possible in each place. */
export function everyStride<Stride>(
  walkable: Walkable<Stride>,
  tellApart: (stride: Stride) => string = walkable.place,
): Stride[] {
  const places = Object.values(placesOf(walkable, tellApart));
  const onward = places.flatMap((place) =>
    Object.values(place?.transitions ?? {}).map(({ event }) => event.stride),
  );
  return [walkable.start, ...onward];
}

/** Returns the parts that each path covers, as numbers that stand for their names. */
function groundsOf<Stride>(
  paths: readonly Strides<Stride>[],
  ground: Walkable<Stride>['ground'],
): number[][] {
  const numbers = new Map<string, number>();
  const known = new Map<Stride, number[]>();
  const numbersOf = (stride: Stride): number[] => {
    const found = known.get(stride);
    if (found) return found;
    const own = ground(stride).map((name) => {
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
export function coveringPaths<Stride>(walkable: Walkable<Stride>): Strides<Stride>[] {
  const { place, trace, start } = walkable;
  const paths = shortestPaths(walkable, (stride) =>
    stride === start ? place(stride) : place(stride) + trace(stride),
  );
  const grounds = groundsOf(paths, walkable.ground);
  return fewestOf(
    paths.map((path, index) => ({ path, length: path.length, ground: grounds[index] ?? [] })),
  ).map(({ path }) => path);
}

type Covering = {
  length: number;
  /** The parts that the walk covers, each listed once. */
  ground: readonly unknown[];
};

/** Returns a few short walks that together cover as much as all the given ones. */
export function fewestOf<Walk extends Covering>(walks: readonly Walk[]): Walk[] {
  const covered = new Set<unknown>();
  const gain = (ground: readonly unknown[]) => {
    let count = 0;
    for (const part of ground) if (!covered.has(part)) count += 1;
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
      const score = gain(candidate.ground) / candidate.length;
      // A walk that adds no new parts now can't add any later.
      if (score > 0) useful.push(candidate);
      if (score > bestScore) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return chosen;
    for (const part of best.ground) covered.add(part);
    chosen.push(best);
    open = useful;
  }
}

/** Returns the shortest path to a stride that meets the condition; undefined if there is none. */
export function shortestPathTo<Stride>(
  walkable: Walkable<Stride>,
  isEnd: (stride: Stride) => boolean,
): Strides<Stride> | undefined {
  const found = shortestPaths(walkable, walkable.place).filter((path) => {
    const last = path.at(-1);
    return last !== undefined && isEnd(last);
  });
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/**
 * Returns the shortest way from one stride to another that meets the condition, without the stride at which
 * it begins; undefined if there is none.
 */
export function nearestPath<Stride>(
  { next, place }: Walkable<Stride>,
  from: Stride,
  isEnd: (stride: Stride) => boolean,
): Strides<Stride> | undefined {
  const seen = new Set([place(from)]);
  let ways: Strides<Stride>[] = [[]];
  while (ways.length > 0) {
    const longer: Strides<Stride>[] = [];
    for (const way of ways) {
      for (const stride of next(way.at(-1) ?? from)) {
        if (isEnd(stride)) return [...way, stride];
        if (seen.has(place(stride))) continue;
        seen.add(place(stride));
        longer.push([...way, stride]);
      }
    }
    ways = longer;
  }
  return undefined;
}

/**
 * Yields every path that visits no place twice. Each path leads to an end, or as far as possible if no ends
 * are given. There may be too many paths to wait for, so callers should stop when they have enough.
 */
export function* simplePaths<Stride>(
  walkable: Walkable<Stride>,
  isEnd?: (stride: Stride) => boolean,
): Generator<Strides<Stride>, void, void> {
  const { start, place } = walkable;
  const places = placesOf(walkable, place);
  function* extend(
    strides: Strides<Stride>,
    last: Stride,
    visited: ReadonlySet<string>,
  ): Generator<Strides<Stride>> {
    const next = Object.values(places[place(last)]?.transitions ?? {}).flatMap(({ event }) =>
      visited.has(place(event.stride)) ? [] : event.stride,
    );
    if (isEnd?.(last) || (next.length === 0 && !isEnd)) {
      yield strides;
      return;
    }
    for (const stride of next) {
      yield* extend([...strides, stride], stride, new Set([...visited, place(stride)]));
    }
  }
  yield* extend([start], start, new Set([place(start)]));
}
