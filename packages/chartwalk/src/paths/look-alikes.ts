/**
 * Finds assertions about a state that also hold in the state before or after it, and therefore prove nothing.
 */

import { isWithin } from '../chart.ts';

/** States that look the same on the screen, with the reason. */
export type LookAlikes = readonly { states: readonly string[]; because: string }[];

/** Returns how many keys two dotted paths have in common at their beginning. */
function sharedKeys(one: string, other: string): number {
  const keys = one.split('.');
  const others = other.split('.');
  const different = keys.findIndex((key, index) => key !== others[index]);
  return different < 0 ? keys.length : different;
}

/** Returns whichever of these states shares the most outer states with the given state. */
export function counterpartOf(state: string, states: readonly string[]): string | undefined {
  return states.toSorted(
    (one, other) =>
      sharedKeys(other, state) - sharedKeys(one, state) ||
      other.split('.').length - one.split('.').length,
  )[0];
}

/** Groups each outermost state with the states inside it. */
function groupsOf(states: readonly string[]): string[][] {
  return states
    .filter((path) => !states.some((outer) => isWithin(path, outer)))
    .map((outer) => states.filter((path) => path === outer || isWithin(path, outer)));
}

/**
 * Calls `holds` for one state after the other, beginning with the last, and stops after the first false
 * result. Returns the results.
 */
async function inOrder(
  states: readonly string[],
  holds: (state: string) => Promise<boolean> | undefined,
): Promise<(boolean | undefined)[]> {
  const answers: (boolean | undefined)[] = [];
  for (const state of states.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- one state after the other
    answers.push(await holds(state));
    if (answers.at(-1) === false) return answers;
  }
  return answers;
}

/**
 * Records which assertions about a state also held in another state. If the assertion failed once in the
 * other state, it tells the two states apart.
 */
export class AssertedNeighbours {
  readonly #distinguished = new Set<string>();
  readonly #held = new Map<string, { state: string; where: string }>();

  /**
   * Checks the assertions about those states of `others` that are not current, and records whether they hold
   * now. The assertions about a state and about the states inside it count together.
   *
   * @param others the states before the last step or after the next one
   * @param holds returns whether the assertion about a state holds now; undefined if the state has none
   */
  async compare(
    current: readonly string[],
    others: readonly string[],
    holds: (state: string) => Promise<boolean> | undefined,
  ): Promise<void> {
    const here = current.filter((path) => !others.includes(path));
    for (const group of groupsOf(others.filter((path) => !current.includes(path)))) {
      const state = group.at(-1) ?? '';
      const where = counterpartOf(state, here);
      const pair = JSON.stringify([state, where]);
      if (where === undefined || this.#distinguished.has(pair)) continue;
      // oxlint-disable-next-line no-await-in-loop -- one state after the other
      const answers = await inOrder(group, holds);
      if (answers.includes(false)) {
        this.#distinguished.add(pair);
        this.#held.delete(pair);
      } else if (answers.includes(true)) this.#held.set(pair, { state, where });
    }
  }

  /**
   * Returns a sentence for each pair of states that the walks could not tell apart, and for each exception in
   * `alike` that is not needed.
   */
  list(alike: LookAlikes): string[] {
    const held = [...this.#held.values()];
    const isExceptionFor = (
      { states }: LookAlikes[number],
      pair: { state: string; where: string },
    ) => states.includes(pair.state) && states.includes(pair.where);
    return [
      ...held
        .filter((pair) => !alike.some((exception) => isExceptionFor(exception, pair)))
        .map(({ state, where }) => `what ${state} asserts also holds in ${where}`),
      ...alike
        .filter((exception) => !held.some((pair) => isExceptionFor(exception, pair)))
        .map(({ states }) => `${states.join(' and ')} do not look alike`),
    ];
  }
}
