import type { AnyMachineSnapshot } from 'xstate';
import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { eventName } from '../triggers.ts';

/**
 * Returns the names of the events that a move causes directly afterwards. A journey does not list these
 * events as steps.
 */
export function followersOf(
  model: AnyModel,
  move: string,
  before: AnyMachineSnapshot,
  sample: unknown,
): string[] {
  const found = movesOf(model).find(([name]) => name === move)?.[1];
  const events = found?.followedBy?.(before, sample) ?? [];
  return events.map(({ type }) => eventName(model.machine, type));
}
