/**
 * Finds the walks on which a mutant behaves differently from its machine. A dry run follows the events of a walk
 * without running actors or side effects.
 */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { dryRun } from '../dry-run.ts';
import type { DryRun } from '../dry-run.ts';
import type { AnyModel } from '../model.ts';

/** Returns what a screen could notice of a step: the state, the context, the actions and the timers. */
function traceOf({ snapshot, actions, timerChanges }: DryRun): string {
  const { value, status, context } = snapshot;
  try {
    return JSON.stringify([value, status, context, actions, timerChanges]);
  } catch {
    // `JSON.stringify` throws an error for circular values and BigInts, so only the state and the types of
    // the actions are compared.
    return JSON.stringify([value, status, actions.map(({ type }) => type)]);
  }
}

function tracesOf(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
): string {
  const { start, step } = dryRun(machine);
  try {
    let last = start(input);
    const traces = [traceOf(last)];
    for (const event of events) {
      last = step(last.snapshot, event);
      traces.push(traceOf(last));
    }
    return traces.join('\n');
  } catch (error) {
    return String(error);
  }
}

/** Returns whether, in a dry run of these events, a mutant behaves differently from the model's machine. */
export function isAffected(
  { machine, starts }: AnyModel,
  mutated: AnyStateMachine,
  start: string,
  events: readonly AnyEventObject[],
): boolean {
  const input = starts[start]?.input;
  return tracesOf(machine, input, events) !== tracesOf(mutated, input, events);
}
