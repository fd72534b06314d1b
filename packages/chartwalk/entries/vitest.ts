/**
 * Exports `chartwalk/vitest`, the functions for walks of a machine alone or on a mounted screen, and for
 * checks of models.
 */
import type { AnyStateMachine } from 'xstate';
import type { Finding } from '../src/examination/examine.ts';

export { breachesOf, breachInWords } from '../src/paths/invariants.ts';
export type { Breach } from '../src/paths/invariants.ts';
export { jointBreachesOf } from '../src/paths/joint-invariants.ts';
export { walkerTogether } from '../src/paths/joint-walk.ts';
export { forgottenInWords, forgottenOf } from '../src/paths/memory.ts';
export { rejectActor, inspect, resolveActor, observing } from '../src/paths/observed-actors.ts';
export type { Runs, States } from '../src/paths/path-model.ts';
export { walkMachine } from '../src/paths/walk-alone.ts';
export { walkerOn } from '../src/paths/walk.ts';
export type { Screen } from '../src/paths/walk.ts';

/**
 * Draws, exports and simulates a machine. The code is loaded on the first call, because walks do not need it.
 */
export async function examine(machine: AnyStateMachine): Promise<Finding> {
  return (await import('../src/examination/examine.ts')).examine(machine);
}
