/** Handles promises that settle so quickly that no other event can happen first. */
import type { AnyMachineSnapshot } from 'xstate';
import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import type { Path } from '../paths/path-model.ts';
import type { WalkStep } from '../paths/walk-steps.ts';

/**
 * Returns the first of these promises that the machine is waiting for; undefined if it waits for none of
 * them.
 */
function awaitedOf(snapshot: AnyMachineSnapshot, names: readonly string[]): string | undefined {
  return names.find((name) =>
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    snapshot._nodes.some((node) => node.invoke.some(({ src }) => src === name)),
  );
}

/** Returns a model in which the named promises settle before any other event can happen. */
export function withInstantPromises<Model extends AnyModel>(
  model: Model,
  instant: readonly string[],
): Model {
  const moves = movesOf(model).map(([name, move]) => {
    const when = (snapshot: AnyMachineSnapshot, sample: unknown) => {
      const awaited = awaitedOf(snapshot, instant);
      const isTheirs = awaited === undefined || name.endsWith(`.actor.${awaited}`);
      return isTheirs && (move.when?.(snapshot, sample) ?? true);
    };
    return [name, { ...move, when }] as const;
  });
  return { ...model, moves: Object.fromEntries(moves) };
}

/**
 * Adds the outcome of an instant promise to a path that ends while the promise is pending, because the
 * browser can't stop in that state.
 */
export function appendInstantOutcome(
  { name, steps }: Path<WalkStep>,
  next: (walkStep: WalkStep) => readonly WalkStep[],
  instant: readonly string[],
): Path<WalkStep> {
  const last = steps.at(-1);
  const awaited = last && awaitedOf(last.expected, instant);
  if (!last || awaited === undefined) return { name, steps };
  const outcome = next(last).find(
    ({ sampledMove }) => sampledMove?.move === `xstate.done.actor.${awaited}`,
  );
  if (!outcome) throw new Error(`The model has no result for ${awaited}.`);
  const path = {
    name: `${name}, then ${outcome.sampledMove?.phrase}`,
    steps: [...steps, outcome],
  };
  return appendInstantOutcome(path, next, instant);
}
