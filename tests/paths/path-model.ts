/**
 * The shortest and simple paths through a machine, by its model. The only place that knows the graph
 * library; screens, browsers and the command line all walk what it finds.
 */
import { getAdjacencyMap, getShortestPaths } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventName, nodesOf } from '../../src/statecharts/triggers.ts';
import { carriedBy, eventOf, movesOf } from '../../src/statecharts/model.ts';
import type { AnyModel, Move } from '../../src/statecharts/model.ts';
import { rehearse } from '../../src/statecharts/rehearsal.ts';
import type { Rehearsed } from '../../src/statecharts/rehearsal.ts';
import { guardSides } from './coverage.ts';

export type MachineOf<Model extends AnyModel> = Model['machine'];
export type StartName<Model extends AnyModel> = keyof Model['starts'] & string;

type SampleOf<Any> =
  NonNullable<Any> extends { samples: Readonly<Record<string, infer Sample>> }
    ? Exclude<Sample, (...parameters: never[]) => unknown>
    : never;

/**
 * How the screen makes each move of a model happen, as the customer or the world around the app does:
 * a new move does not compile before it has an entry.
 */
export type Runs<Model extends AnyModel> = {
  [Name in keyof Model['moves']]: (sample: SampleOf<Model['moves'][Name]>) => Promise<void> | void;
};

type LeafPath<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: `${Key}.${LeafPath<Value[Key]>}` }[keyof Value & string]
    : never;

type ParentPath<Value> = Value extends string
  ? never
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${ParentPath<Value[Key]>}` }[keyof Value &
        string]
    : never;

type Assertion<Snapshot> = (expected: Snapshot) => unknown;

type ValueOf<Model extends AnyModel> = SnapshotFrom<MachineOf<Model>>['value'];

/** What the screen shows in each state; states that only hold other states need no entry. */
export type States<Model extends AnyModel> = {
  [State in LeafPath<ValueOf<Model>>]: Assertion<SnapshotFrom<MachineOf<Model>>>;
} & {
  [State in ParentPath<ValueOf<Model>>]?: Assertion<SnapshotFrom<MachineOf<Model>>>;
};

/** One sample of one move: something that can happen. */
export type Happening = { move: string; phrase: string; sample: unknown };

type Step = {
  /** Undefined for the step that only starts the machine. */
  happening: Happening | undefined;
  expected: AnyMachineSnapshot;
};

export type Path = { name: string; steps: Step[] };

type PossibleEvent = {
  /** The type that the machine listens to. */
  type: string;
  happening: Happening;
  move: Move<unknown, AnyMachineSnapshot>;
};

/** Every event the machine listens to, once for each sample of the move that makes it happen. */
function eventsOf({ machine, moves }: AnyModel): PossibleEvent[] {
  const known = new Map(movesOf({ machine, moves, starts: {} }));
  const types = new Set(nodesOf(machine).flatMap((node) => node.ownEvents.map(String)));
  return [...types].flatMap((type) => {
    const name = eventName(machine, type);
    const move = known.get(name);
    if (!move) throw new Error(`Nothing makes ${name} happen to ${machine.id}.`);
    return Object.entries(move.samples).map(([phrase, sample]) => ({
      type,
      happening: { move: name, phrase, sample },
      move,
    }));
  });
}

/** Everything that can happen, by its phrase: the words of hand-written journeys. */
export function happeningsOf(model: AnyModel): Map<string, Happening> {
  return new Map(eventsOf(model).map(({ happening }) => [happening.phrase, happening]));
}

/** What of a snapshot's context decides where an event leads. */
export function rememberedOf(model: AnyModel, snapshot: AnyMachineSnapshot): unknown {
  return model.memory?.(snapshot.context as never) ?? null;
}

/** Makes something happen, from where the machine stands. */
export async function run<Model extends AnyModel>(
  runs: Runs<Model>,
  { move, sample }: Happening,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  const happen = (runs as Record<string, ((sample: unknown) => Promise<void> | void) | undefined>)[
    move
  ];
  if (!happen) throw new Error(`Nothing here makes ${move} happen.`);
  await happen(carriedBy(sample, snapshot));
}

/** What a step tried and took, in words. */
function traceOf(machine: AnyStateMachine, { microsteps }: Rehearsed, from?: AnyMachineSnapshot) {
  const { refused } = guardSides(machine, microsteps, from?.value);
  return [
    ...microsteps.flatMap(({ taken }) => taken),
    ...[...refused].map((name) => `not ${name}`),
  ];
}

/** Whether a state that the machine stands in has anything to say to an event. */
function listens(snapshot: AnyMachineSnapshot, { type }: PossibleEvent): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  return snapshot._nodes.some((node) => node.transitions.has(type));
}

type GraphPath = { steps: { state: AnyMachineSnapshot; event: AnyEventObject }[] };

/** One after the other; what happens over and over again is said once. */
function inWords(phrases: readonly string[]): string {
  return phrases
    .flatMap((phrase, index) => {
      if (phrase === phrases[index - 1]) return [];
      const after = phrases.slice(index).findIndex((next) => next !== phrase);
      const times = after < 0 ? phrases.length - index : after;
      return times > 2 ? `${phrase} (${times} times)` : Array<string>(times).fill(phrase);
    })
    .join(', then ');
}

/** More than any model here needs: one that takes more remembers what grows without end. */
const MOST_STEPS = 200_000;

function traversalOf<Model extends AnyModel>(model: Model, start: StartName<Model>) {
  const { machine } = model;
  const input = model.starts[start]?.input;
  const possible = eventsOf(model);
  /** What each event of the traversal stands for, with what it carries. */
  const happenings = new WeakMap<AnyEventObject, Happening>();
  const movesOfEvents = new WeakMap<AnyEventObject, PossibleEvent['move']>();
  /** The machine with whole gestures for events. */
  const gestures = Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (from: AnyMachineSnapshot, event: AnyEventObject, scope: never) => {
      const step = (snapshot: AnyMachineSnapshot, it: AnyEventObject): AnyMachineSnapshot =>
        machine.transition(snapshot as never, it, scope);
      const followers = movesOfEvents.get(event)?.followedBy;
      return [event, ...(followers?.(from, happenings.get(event)?.sample) ?? [])].reduce(
        step,
        from,
      );
    },
  });
  const rehearsal = rehearse(gestures);
  const startTrace = () => traceOf(machine, rehearsal.start(input));
  const stepTrace = (from: AnyMachineSnapshot, event: AnyEventObject) =>
    traceOf(machine, rehearsal.step(from, event), from);
  const phrase = (event: AnyEventObject) => `${event.type} ${happenings.get(event)?.phrase ?? ''}`;
  const ends = new WeakSet<AnyMachineSnapshot>();
  const options = {
    input,
    limit: MOST_STEPS,
    serializeEvent: phrase,
    events: (snapshot: AnyMachineSnapshot) => {
      if (snapshot.status !== 'active' || ends.has(snapshot)) return [];
      return possible.flatMap((it) => {
        const sample = carriedBy(it.happening.sample, snapshot);
        if (!listens(snapshot, it) || it.move.when?.(snapshot, sample) === false) return [];
        const event = eventOf(it.type, sample);
        happenings.set(event, { ...it.happening, sample });
        movesOfEvents.set(event, it.move);
        return event;
      });
    },
  };
  /** Called for each place the traversal comes to, before it asks what can happen there. */
  const where = (state: AnyMachineSnapshot, event?: AnyEventObject) => {
    if (event && movesOfEvents.get(event)?.isLast) ends.add(state);
    return JSON.stringify([state.value, rememberedOf(model, state), ends.has(state)]);
  };
  const toPath = ({ steps }: GraphPath): Path => ({
    name: inWords(steps.flatMap(({ event }) => happenings.get(event)?.phrase ?? [])),
    steps: steps.map(({ state, event }) => ({
      happening: happenings.get(event),
      expected: state,
    })),
  });
  /** The moves, states, transitions and refusals that a path goes through. */
  const ground = ({ steps }: GraphPath): Set<string> =>
    new Set(
      steps.flatMap(({ state, event }, index) => {
        const before = steps[index - 1];
        const trace = before ? stepTrace(before.state, event) : startTrace();
        // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
        return [event.type, ...trace, ...state._nodes.map((node) => node.id)];
      }),
    );
  return { gestures, options, where, toPath, stepTrace, ground };
}

/**
 * The shortest paths that together go through every state and transition and both sides of every
 * guard. A place on the way is told apart by what led to it: so even what leads nowhere new is walked.
 */
export function coveringPaths<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
): Path[] {
  const { gestures, options, where, toPath, stepTrace, ground } = traversalOf(model, start);
  const paths = getShortestPaths(gestures, {
    ...options,
    serializeState: (
      state: AnyMachineSnapshot,
      event?: AnyEventObject,
      from?: AnyMachineSnapshot,
    ) => where(state, event) + (event && from ? stepTrace(from, event).join() : ''),
  }) as GraphPath[];
  const open = paths.map((path) => ({ path, ground: ground(path) }));
  const covered = new Set<string>();
  const gain = (candidate: Set<string>) => [...candidate].filter((it) => !covered.has(it)).length;
  const chosen: GraphPath[] = [];
  for (;;) {
    // The most that is new for each step: few and short walks over all the ground.
    const scored = open.map((it) => [gain(it.ground) / it.path.steps.length, it] as const);
    const [score, best] = scored.toSorted(([a], [b]) => b - a)[0] ?? [0];
    if (!best || score === 0) return chosen.map(toPath);
    for (const it of best.ground) covered.add(it);
    chosen.push(best.path);
  }
}

type Place = {
  state: AnyMachineSnapshot;
  transitions: Record<string, GraphPath['steps'][number]>;
};
type Places = Record<string, Place | undefined>;

/** Where a path may end. */
type End = (snapshot: AnyMachineSnapshot) => boolean;

/** The shortest path to each value that a machine can have where it comes to such an end. */
export function shortestPathsTo<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd: End,
): Path[] {
  const { gestures, options, where, toPath } = traversalOf(model, start);
  const paths = getShortestPaths(gestures, { ...options, serializeState: where }) as GraphPath[];
  const shortest = new Map<string, GraphPath>();
  for (const path of paths.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const { state } = path.steps.at(-1) as GraphPath['steps'][number];
    const value = JSON.stringify(state.value);
    if (isEnd(state) && !shortest.has(value)) shortest.set(value, path);
  }
  return [...shortest.values()].map(toPath);
}

/**
 * Every way through a machine that never comes to the same place twice, as far as it goes or to an
 * end. A large machine has more of them than anybody can wait for: take what is wanted.
 */
export function* simplePaths<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd?: End,
): Generator<Path, void, void> {
  const { gestures, options, where, toPath } = traversalOf(model, start);
  const places = getAdjacencyMap(gestures, { ...options, serializeState: where }) as Places;
  function* extend(steps: GraphPath['steps'], visited: ReadonlySet<string>): Generator<Path> {
    const { state, event } = steps.at(-1) as GraphPath['steps'][number];
    const next = Object.values(places[where(state, event)]?.transitions ?? {}).filter(
      (transition) => !visited.has(where(transition.state, transition.event)),
    );
    if (isEnd?.(state) || (next.length === 0 && !isEnd)) {
      yield toPath({ steps });
      return;
    }
    for (const transition of next) {
      const place = where(transition.state, transition.event);
      yield* extend([...steps, transition], new Set([...visited, place]));
    }
  }
  const initial = Object.values(places)[0];
  if (!initial) return;
  const { state } = initial;
  yield* extend([{ state, event: { type: 'xstate.init' } }], new Set([where(state)]));
}

/** The paths that no other one begins with. */
function withoutBeginnings(paths: readonly Path[]): Path[] {
  return paths.filter(
    ({ steps }) =>
      !paths.some(
        (other) =>
          other.steps.length > steps.length &&
          steps.every(
            ({ happening }, index) => happening?.phrase === other.steps[index]?.happening?.phrase,
          ),
      ),
  );
}

/** The paths that are worth a walk: the covering ones, and every simple one where that is asked. */
export function pathsToWalk<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  walksSimplePaths = false,
): Path[] {
  const covering = coveringPaths(model, start);
  const paths = walksSimplePaths ? [...covering, ...simplePaths(model, start)] : covering;
  return withoutBeginnings([...new Map(paths.map((path) => [path.name, path])).values()]);
}
