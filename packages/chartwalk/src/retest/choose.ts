/**
 * Chooses the walks that test the changes of a machine, and lists the parts of changes that no test crosses.
 * A walk crosses a part, such as a transition, if the walk passes through that part.
 */
import type { Change, Part } from './changes.ts';
import { fewestWalks } from '../paths/fewest-walks.ts';
import { generatedPaths, walksOf } from './walks.ts';
import type { GeneratedPath, TestedModel, Walk } from './walks.ts';

export type ChosenWalk = {
  walk: Walk;
  /** The numbers of the changes that the walk crosses. The first change has the number 1. */
  changes: readonly number[];
};

/** A part of a change that no test crosses. */
export type Gap = {
  /** The number of the change. The first change has the number 1. */
  change: number;
  part: Part;
  /**
   * The start and the events of the shortest path of the model that would cross the part; null if there is
   * none.
   */
  path: readonly string[] | null;
};

export type Choice = {
  walks: readonly ChosenWalk[];
  gaps: readonly Gap[];
  /** All walks, from which the chosen walks were selected. */
  all: readonly Walk[];
};

const crossedBy = ({ steps }: Pick<Walk, 'steps'>) =>
  new Set(steps.flatMap(({ crosses }) => crosses));

/** Returns the shortest beginning of a generated path that crosses the part. */
function pathTo(paths: readonly GeneratedPath[], part: Part): string[] | null {
  const truncatedPaths = paths.flatMap(({ steps }) => {
    const last = steps.findIndex(({ crosses }) => crosses.includes(part));
    return last < 0 ? [] : [steps.slice(0, last + 1).map(({ what }) => what)];
  });
  return truncatedPaths.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/**
 * Chooses the fewest walks that test the changes. If possible, they cross each part twice: once on a journey,
 * and once on a generated path or on a screen. A generated path expects what the chart says, so only a
 * journey notices a wrong chart, and only a walk on the screen notices a wrong screen. A journey that fails
 * on the changed chart is always chosen.
 */
export function chooseWalks(tested: TestedModel, changes: readonly Change[]): Choice {
  const wanted = new Set(changes.flatMap(({ parts }) => parts));
  const paths = generatedPaths(tested.model);
  const walks = walksOf(tested, paths);
  const broken = walks.filter(({ failure }) => failure !== null);
  const candidates = walks
    .filter(({ failure }) => failure === null)
    .map((walk) => {
      const parts = [...crossedBy(walk)].filter((part) => wanted.has(part));
      const kinds = [
        ...(walk.kind === 'journey' ? ['journey'] : []),
        ...(walk.kind === 'path' || walk.isOnScreen ? ['run'] : []),
      ];
      return {
        walk,
        length: walk.steps.length,
        parts,
        crosses: new Set(kinds.flatMap((kind) => parts.map((part) => `${kind} ${part}`))),
      };
    });
  const chosen = fewestWalks(candidates);
  const crossed = new Set(chosen.flatMap(({ parts }) => parts));
  const numbersOf = (parts: readonly Part[]) =>
    changes.flatMap((change, index) =>
      change.parts.some((part) => parts.includes(part)) ? index + 1 : [],
    );
  const known = new Set<Part>();
  const gaps = changes.flatMap(({ parts }, index) =>
    parts.flatMap((part): Gap[] => {
      if (crossed.has(part) || known.has(part)) return [];
      known.add(part);
      return [{ change: index + 1, part, path: pathTo(paths, part) }];
    }),
  );
  return {
    walks: [
      ...broken.map((walk) => ({ walk, changes: [] })),
      ...chosen.map(({ walk, parts }) => ({ walk, changes: numbersOf(parts) })),
    ],
    gaps,
    all: walks,
  };
}
