/**
 * Finds the paths through a machine that are worth walking, and defines what a walk needs to follow them.
 * Each step of such a path leads to a place, which is a state with the model's memory.
 */
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { AnyModel } from '../model.ts';
import * as graph from './graph.ts';
import type { WalkSteps } from './graph.ts';
import { nextOf, memoize, startOf, walkableOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

export type MachineOf<Model extends AnyModel> = Model['machine'];
export type StartName<Model extends AnyModel> = keyof Model['starts'] & string;

type SampleOf<Any> =
  NonNullable<Any> extends { samples: Readonly<Record<string, infer Sample>> }
    ? Exclude<Sample, (...parameters: never[]) => unknown>
    : never;

/**
 * Makes a move (an event of the model) happen on the screen. The function acts as the customer or the world
 * around the app would. If two active states wait for the same delay or actor, `type` tells which state
 * receives the event. On journeys, `type` is undefined.
 */
export type Run<Sample> = (sample: Sample, type?: string) => Promise<void> | void;

/** One of several controls that make the same move happen. */
export type Control<Sample, Snapshot> =
  | Run<Sample>
  | {
      run: Run<Sample>;
      /** Returns whether the screen shows the control. */
      when: (snapshot: Snapshot, sample: Sample) => boolean;
    };

/**
 * The controls of a move. The keys are their names. Each name completes a sentence, for example “in the
 * menu”.
 */
export type Controls<Sample, Snapshot> = Readonly<Record<string, Control<Sample, Snapshot>>>;

/**
 * Functions that make each move of a model happen on the screen, as the customer or the world around the app
 * would. A move with several controls has a function for each of them. Tests do not compile until every new
 * move has an entry.
 */
export type Runs<Model extends AnyModel> = {
  [Name in keyof Model['moves']]:
    | Run<SampleOf<Model['moves'][Name]>>
    | Controls<SampleOf<Model['moves'][Name]>, SnapshotFrom<MachineOf<Model>>>;
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

/** The assertions about the screen in each state. A state that only contains other states needs no entry. */
export type States<Model extends AnyModel> = {
  [State in LeafPath<ValueOf<Model>>]: Assertion<SnapshotFrom<MachineOf<Model>>>;
} & {
  [State in ParentPath<ValueOf<Model>>]?: Assertion<SnapshotFrom<MachineOf<Model>>>;
};

type Step = Pick<WalkStep, 'sampledMove' | 'expected'>;

export type Path<AnyStep extends Step = Step> = { name: string; steps: readonly AnyStep[] };

/** Joins the phrases in order. A phrase that is repeated more than twice is written once, with its count. */
export function inWords(phrases: readonly string[]): string {
  return phrases
    .flatMap((phrase, index) => {
      if (phrase === phrases[index - 1]) return [];
      const after = phrases.slice(index).findIndex((next) => next !== phrase);
      const times = after < 0 ? phrases.length - index : after;
      return times > 2 ? `${phrase} (${times} times)` : Array<string>(times).fill(phrase);
    })
    .join(', then ');
}

/** Returns the name of a path from its phrases; '' if it consists only of the start. */
export function nameOf(
  walkSteps: WalkSteps<{ sampledMove: { phrase: string } | undefined }>,
): string {
  return inWords(walkSteps.flatMap(({ sampledMove }) => sampledMove?.phrase ?? []));
}

function toPath(walkSteps: WalkSteps<WalkStep>): Path<WalkStep> {
  return { name: nameOf(walkSteps), steps: walkSteps };
}

/** Returns whether a path may end with this snapshot. */
type End = (snapshot: AnyMachineSnapshot) => boolean;

const endOf = (isEnd: End) => (walkStep: WalkStep) => isEnd(walkStep.expected);

/** Returns the shortest path from a start to an end; undefined if there is none. */
export function shortestPathTo<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd: End,
): Path<WalkStep> | undefined {
  const walkSteps = graph.shortestPathTo(walkableOf(model, start), endOf(isEnd));
  return walkSteps && toPath(walkSteps);
}

/** Yields every path through a machine that visits no place twice. */
export function* simplePaths<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd?: End,
): Generator<Path<WalkStep>, void, void> {
  const paths = graph.simplePaths(walkableOf(model, start), isEnd && endOf(isEnd));
  for (const walkSteps of paths) yield toPath(walkSteps);
}

const coveringPaths = memoize((walkable: graph.Walkable<WalkStep>): readonly Path<WalkStep>[] => {
  // The events of two regions can have the same phrase, so paths are not compared by their phrases.
  const covering = graph.coveringPaths(walkable).map((walkSteps) => ({
    walkSteps,
    keys: walkSteps.map((walkStep) => walkable.eventKey(walkStep)),
  }));
  const isBeginning = (keys: readonly string[]) =>
    covering.some(
      (other) =>
        other.keys.length > keys.length && keys.every((key, index) => key === other.keys[index]),
    );
  return covering.flatMap(({ walkSteps, keys }) => (isBeginning(keys) ? [] : toPath(walkSteps)));
});

/** Returns short paths that together cover every state, transition and side of a guard. */
export function pathsToWalk<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
): readonly Path<WalkStep>[] {
  return coveringPaths(walkableOf(model, start));
}

export type PathsByStart<Model extends AnyModel> = ReadonlyMap<
  StartName<Model>,
  readonly Path<WalkStep>[]
>;

/** Returns the paths of `pathsToWalk` from each of these starts. */
export function allPathsToWalk<Model extends AnyModel>(
  model: Model,
  starts: readonly StartName<Model>[],
): PathsByStart<Model> {
  return new Map(starts.map((start) => [start, pathsToWalk(model, start)]));
}

/** Returns the events that a path sends, and the IDs of the states that it shows. */
const shownBy = ({ steps }: Path<WalkStep>) =>
  steps.flatMap(({ sampledMove, expected }) => [
    ...(sampledMove ? [`${sampledMove.move} ${sampledMove.phrase}`] : []),
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    ...expected._nodes.map(({ id }) => id),
  ]);

/**
 * Returns a few of the paths of `pathsToWalk`, at least one from each start. Together the paths from all
 * starts show every state and send every event. The tests without a screen prove which transition each event
 * takes. The tests on the screen prove that a control sends each event.
 */
export function pathsOnScreen<Model extends AnyModel>(
  model: Model,
  starts: readonly StartName<Model>[],
): PathsByStart<Model> {
  const candidates = starts.flatMap((start) =>
    pathsToWalk(model, start).map((path) => ({
      start,
      path,
      length: path.steps.length,
      coveredParts: [...new Set([`start ${start}`, ...shownBy(path)])],
    })),
  );
  const chosen = graph.fewestOf(candidates);
  return new Map(
    starts.map((start) => [
      start,
      chosen.flatMap((candidate) => (candidate.start === start ? candidate.path : [])),
    ]),
  );
}

/**
 * Makes the events with these phrases happen in order. Returns the start and the step of each event.
 *
 * @throws if an event can't happen when its turn comes
 */
export function followPhrases<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  phrases: readonly string[],
): WalkStep[] {
  const next = nextOf(model);
  let last = startOf(model, start);
  const walkSteps = [last];
  for (const phrase of phrases) {
    const [following] = next(last, phrase);
    if (!following)
      throw new Error(`“${phrase}” can’t happen after: ${nameOf(walkSteps) || start}.`);
    walkSteps.push(following);
    last = following;
  }
  return walkSteps;
}
