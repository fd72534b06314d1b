/** Puts a mutant in place of a machine in the actors that a walk starts. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { limitMicrosteps } from '../dry-run.ts';
import { mutantsOf } from './mutants.ts';
import type { PlannedMutant } from './record.ts';

let applied: PlannedMutant | null = null;

/** Runs the walk while every actor of the mutant's machine that starts runs the mutant instead. */
export async function whileApplied<Result>(
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

/** Gives an actor that has not started yet the applied mutant, if there is one of the actor's machine. */
export function applyMutant(actor: { logic?: AnyActorLogic }): void {
  const { logic } = actor;
  if (!applied || !logic || !('id' in logic) || logic.id !== applied.machine) return;
  const machine = logic as AnyStateMachine;
  const mutated = mutantsOf(machine)[applied.position]?.make(machine);
  if (!mutated) throw new Error(`${applied.machine} has no mutant ${applied.position}.`);
  limitMicrosteps(mutated);
  actor.logic = mutated;
}
