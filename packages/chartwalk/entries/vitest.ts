/**
 * Provides the entry point `chartwalk/vitest`, with functions that check models, and that walk a machine
 * alone or on a mounted screen.
 */
import type { AnyStateMachine } from 'xstate';
import type { Finding } from '../src/examination/examine.ts';

export { breachesOf, breachInWords } from '../src/paths/invariants.ts';
export type { Breach } from '../src/paths/invariants.ts';
export { jointBreachesOf } from '../src/paths/joint-invariants.ts';
export { walkerTogether } from '../src/paths/joint-walk.ts';
export { followJourneys } from '../src/paths/journeys.ts';
export type { Journey } from '../src/paths/journeys.ts';
export { forgottenInWords, forgottenOf } from '../src/paths/memory.ts';
export { rejectActor, inspect, resolveActor, observing } from '../src/paths/observed-actors.ts';
export type { Runs, States } from '../src/paths/path-model.ts';
export type { RandomWalks } from '../src/paths/random-walks.ts';
export { walkMachine } from '../src/paths/walk-alone.ts';
export { walkerOn } from '../src/paths/walk.ts';
export type { Screen } from '../src/paths/walk.ts';

/**
 * Draws, exports and simulates a machine. The module that does this is imported only when this function is
 * called, because walks do not need it.
 */
export async function examine(machine: AnyStateMachine): Promise<Finding> {
  return (await import('../src/examination/examine.ts')).examine(machine);
}
