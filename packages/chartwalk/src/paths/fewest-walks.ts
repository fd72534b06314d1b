/**
 * Chooses the fewest walks that together cross every part that any walk crosses. A walk crosses a part of a
 * machine if it passes through the part, for example if it takes a transition.
 */
import { fewestOf } from './graph.ts';

type Crossing = {
  /** The number of steps. The shorter of two equally good walks is chosen. */
  length: number;
  crosses: ReadonlySet<string>;
};

/** The maximum number of choices to try. After that, the search ends with the best solution so far. */
const MAX_CHOICES = 20_000;

/**
 * Returns whether the second walk crosses everything that the first one crosses, in at most as many steps.
 */
function isReplaceableBy(one: Crossing, other: Crossing): boolean {
  if (one === other || other.length > one.length) return false;
  return [...one.crosses].every((part) => other.crosses.has(part));
}

/** Removes each walk that another walk can replace. The first of two equal walks stays. */
function withoutReplaceable<Walk extends Crossing>(walks: readonly Walk[]): Walk[] {
  return walks.filter(
    (walk, index) =>
      !walks.some(
        (other, position) =>
          isReplaceableBy(walk, other) && (!isReplaceableBy(other, walk) || position < index),
      ),
  );
}

const lengthOf = (walks: readonly Crossing[]) => walks.reduce((sum, { length }) => sum + length, 0);

const isBetter = (one: readonly Crossing[], other: readonly Crossing[]) =>
  one.length < other.length || (one.length === other.length && lengthOf(one) < lengthOf(other));

/**
 * Returns the smallest set of walks that together cross everything that the given walks cross. If several
 * sets are equally small, returns the set with the fewest steps. If there are too many sets to try, the
 * result may not be the best one.
 */
export function fewestWalks<Walk extends Crossing>(walks: readonly Walk[]): Walk[] {
  const useful = withoutReplaceable(walks.filter(({ crosses }) => crosses.size > 0));
  const parts = [...new Set(useful.flatMap(({ crosses }) => [...crosses]))];
  const crossing = new Map(
    parts.map((part) => [part, useful.filter(({ crosses }) => crosses.has(part))]),
  );
  const optionsOf = (part: string) => crossing.get(part) ?? [];
  let best = fewestOf(
    useful.map((walk) => ({ walk, length: walk.length, coveredParts: [...walk.crosses] })),
  ).map(({ walk }) => walk);
  let choices = 0;
  /**
   * Finds the part that the fewest walks cross, and tries each of these walks, because every solution
   * contains one of them.
   */
  const choose = (chosen: readonly Walk[], left: readonly string[]) => {
    if (left.length === 0) {
      if (isBetter(chosen, best)) best = [...chosen];
      return;
    }
    const gains = useful.map(({ crosses }) => left.filter((part) => crosses.has(part)).length);
    const missing = Math.ceil(left.length / Math.max(...gains));
    if (chosen.length + missing > best.length) return;
    const [rarest = ''] = left.toSorted(
      (one, other) => optionsOf(one).length - optionsOf(other).length,
    );
    for (const walk of optionsOf(rarest)) {
      choices += 1;
      if (choices > MAX_CHOICES) return;
      choose(
        [...chosen, walk],
        left.filter((part) => !walk.crosses.has(part)),
      );
    }
  };
  choose([], parts);
  return useful.filter((walk) => best.includes(walk));
}
