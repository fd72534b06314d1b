/** Handles promises that settle so quickly that no other event can happen first. */
import type { AnyModel } from '../model.ts';
import type { Path } from '../paths/path-model.ts';
import { getAwaited, walkableOf } from '../paths/walk-steps.ts';
import type { WalkStep } from '../paths/walk-steps.ts';

/**
 * Adds the outcomes of instant promises to a path that ends while they are pending, because the browser can't
 * stop in that state.
 */
export function appendInstantOutcomes(
  model: AnyModel,
  start: string,
  path: Path<WalkStep>,
): Path<WalkStep> {
  const { next, stateKey } = walkableOf(model, start);
  const passed = new Set<string>();
  let { name } = path;
  const steps = [...path.steps];
  for (let last = steps.at(-1); last; last = steps.at(-1)) {
    const awaited = getAwaited(model, last);
    if (awaited === undefined) break;
    if (passed.has(stateKey(last)))
      throw new Error(`${model.machine.id} never stops waiting for ${awaited}.`);
    passed.add(stateKey(last));
    const outcome = next(last).find(
      ({ sampledMove }) => sampledMove?.move === `xstate.done.actor.${awaited}`,
    );
    if (!outcome) throw new Error(`The model has no result for ${awaited}.`);
    name = `${name}, then ${outcome.sampledMove?.phrase}`;
    steps.push(outcome);
  }
  return { name, steps };
}
