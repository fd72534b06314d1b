/** Puts a mutant in place of a machine in the actors that a walk starts. */
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { limitMicrosteps } from '../dry-run.ts';
import type { Mutant } from './mutants.ts';

let applied: { machine: string; mutant: Mutant } | null = null;

/** Runs the walk while every actor of the machine that starts runs the mutant instead. */
export async function whileApplied<Result>(
  machine: string,
  mutant: Mutant,
  walk: () => Promise<Result>,
): Promise<Result> {
  applied = { machine, mutant };
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
  const mutated = applied.mutant.make(logic as AnyStateMachine);
  limitMicrosteps(mutated);
  actor.logic = mutated;
}
