/** Replaces a machine with a mutant in all actors that start during a walk. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { limitMicrosteps } from '../dry-run.ts';
import { mutantsOf } from './mutants.ts';
import type { PlannedMutant } from './record.ts';

let applied: PlannedMutant | null = null;

/** Runs the walk. Until it ends, each new actor of the mutant's original machine runs the mutant instead. */
export async function runWithMutant<Result>(
  mutant: PlannedMutant,
  walk: () => Promise<Result>,
): Promise<Result> {
  applied = mutant;
  try {
    return await walk();
  } finally {
    applied = null;
  }
}

/**
 * Returns a copy of the machine with the mutant.
 *
 * @throws if the machine has no such mutant
 */
export function createMutatedMachine(
  { position }: PlannedMutant,
  machine: AnyStateMachine,
): AnyStateMachine {
  const mutated = mutantsOf(machine)[position]?.make(machine);
  if (!mutated) throw new Error(`${machine.id} has no mutant ${position}.`);
  return mutated;
}

/**
 * If `runWithMutant` has applied a mutant of the actor's machine, makes the actor run the mutant. The actor
 * must not have started yet.
 */
export function applyMutant(actor: { logic?: AnyActorLogic }): void {
  const { logic } = actor;
  if (!applied || !logic || !('id' in logic) || logic.id !== applied.machine) return;
  const mutated = createMutatedMachine(applied, logic as AnyStateMachine);
  limitMicrosteps(mutated);
  actor.logic = mutated;
}
