import type { AnyMachineSnapshot } from 'xstate';
import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { eventName } from '../triggers.ts';

/** The names of what a move causes right after it: no step of its own in a journey. */
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
