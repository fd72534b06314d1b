/**
 * Paths through whatever can be walked: one machine, or several together. The only place that knows the
 * graph library; screens, browsers and the command line all walk what it finds.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/test';

/** A graph to walk, stride by stride. A stride is an event with its outcome; the start is one too. */
export type Walkable<Stride> = {
  start: Stride;
  /** All that can happen after it. The same strides each time it is asked. */
  next: (stride: Stride) => readonly Stride[];
  /** Identifies the event among all that are possible in the same place. */
  deed: (stride: Stride) => string;
  /** Where it led: nothing is explored twice from one place. */
  place: (stride: Stride) => string;
  /** Identifies the guards and transitions of the stride. */
  trace: (stride: Stride) => string;
  /** The names of the parts that it covers. */
  ground: (stride: Stride) => readonly string[];
};

/** From the start on. */
export type Strides<Stride> = readonly Stride[];

/** More than any model here needs: one that takes more remembers what grows without end. */
const MAX_STRIDES = 200_000;

type Leap<Stride> = { type: string; stride: Stride };
type Places<Stride> = Record<
  string,
  { state: Stride; transitions: Record<string, { event: Leap<Stride> }> } | undefined
>;

/** The graph library takes a reducer; what it reduces to is worked out by then. */
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

/** Every stride there is, the start first: one from each place for each thing that can happen there. */
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

/** Returns the parts that a path covers, as numbers. */
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
 * The shortest paths that together cover all the ground. A place on the way is told apart by what led to
 * it: so even what leads nowhere new is walked.
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
  /** The parts that it covers, once each. */
  ground: readonly unknown[];
};

/** Few and short walks that together cover all that these do. */
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
    // The most that is new for each step.
    let best: Walk | undefined;
    let bestScore = 0;
    const useful: Walk[] = [];
    for (const candidate of open) {
      const score = gain(candidate.ground) / candidate.length;
      // A path without new parts now will have none later.
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

/** The shortest path to a stride like this; undefined where none leads there. */
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
 * Every way that never comes to the same place twice, as far as it goes or to an end. There may be more
 * of them than anybody can wait for: take what is wanted.
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
