/** The paths through a machine that are worth a walk, and what a walk needs to go them. */
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { carriedBy } from '../model.ts';
import type { AnyModel } from '../model.ts';
import * as graph from './graph.ts';
import type { Strides } from './graph.ts';
import { walkableOf } from './strides.ts';
import type { Happening, Stride } from './strides.ts';

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

/** Assertions of the screen in each state. States that only contain other states need no entry. */
export type States<Model extends AnyModel> = {
  [State in LeafPath<ValueOf<Model>>]: Assertion<SnapshotFrom<MachineOf<Model>>>;
} & {
  [State in ParentPath<ValueOf<Model>>]?: Assertion<SnapshotFrom<MachineOf<Model>>>;
};

type Step = Pick<Stride, 'happening' | 'expected'>;

export type Path<AnyStep extends Step = Step> = { name: string; steps: readonly AnyStep[] };

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

/** One after the other; what happens over and over again is said once. */
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

/** Returns the name of a path from its phrases; 'nothing happens' if it only starts. */
export function nameOf(strides: Strides<{ happening: { phrase: string } | undefined }>): string {
  return inWords(strides.flatMap(({ happening }) => happening?.phrase ?? []));
}

function toPath(strides: Strides<Stride>): Path<Stride> {
  return { name: nameOf(strides), steps: strides };
}

/** Where a path may end. */
type End = (snapshot: AnyMachineSnapshot) => boolean;

const endOf = (isEnd: End) => (stride: Stride) => isEnd(stride.expected);

/** The shortest path from a start to such an end; undefined where none leads there. */
export function shortestPathTo<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd: End,
): Path<Stride> | undefined {
  const strides = graph.shortestPathTo(walkableOf(model, start), endOf(isEnd));
  return strides && toPath(strides);
}

/** Every way through a machine that never comes to the same place twice, as `simplePaths` of graphs. */
export function* simplePaths<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  isEnd?: End,
): Generator<Path<Stride>, void, void> {
  const paths = graph.simplePaths(walkableOf(model, start), isEnd && endOf(isEnd));
  for (const strides of paths) yield toPath(strides);
}

/** The paths that no other one begins with. */
function withoutBeginnings<AnyPath extends Path>(paths: readonly AnyPath[]): AnyPath[] {
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

/** The shortest paths that together cover every state, transition and side of a guard. */
export function pathsToWalk<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
): Path<Stride>[] {
  const covering = graph.coveringPaths(walkableOf(model, start)).map(toPath);
  return withoutBeginnings([...new Map(covering.map((path) => [path.name, path])).values()]);
}

/**
 * As few of those paths as show every state and make everything happen once: which transition an event takes
 * is the bare machine's to prove, that a control sends it is the screen's.
 */
export function pathsOnScreen<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
): Path<Stride>[] {
  const shownBy = ({ steps }: Path<Stride>) =>
    steps.flatMap(({ happening, expected }) => [
      `${happening?.move} ${happening?.phrase}`,
      // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
      ...expected._nodes.map(({ id }) => id),
    ]);
  const candidates = pathsToWalk(model, start).map((path) => ({
    path,
    length: path.steps.length,
    ground: [...new Set(shownBy(path))],
  }));
  return graph.fewestOf(candidates).map(({ path }) => path);
}

/**
 * The strides of the bare machine when these things happen to it one after the other, the start first.
 *
 * @throws where one of them can't happen by then
 */
export function followPhrases<Model extends AnyModel>(
  model: Model,
  start: StartName<Model>,
  phrases: readonly string[],
): Stride[] {
  const walkable = walkableOf(model, start);
  const strides = [walkable.start];
  for (const phrase of phrases) {
    const possible = walkable.next(strides.at(-1) ?? walkable.start);
    const next = possible.find(({ happening }) => happening?.phrase === phrase);
    if (!next) throw new Error(`“${phrase}” can’t happen after: ${nameOf(strides) || start}.`);
    strides.push(next);
  }
  return strides;
}
