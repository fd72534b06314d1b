/** Starts machines and simulates walks for tests. The functions throw an error if a machine can't start. */
import type { AnyStateMachine } from 'xstate';
import { noAnswers } from '../src/simulation/stubs.ts';
import type { Answers } from '../src/simulation/stubs.ts';
import { startOf, walkFrom } from '../src/simulation/simulate.ts';
import type { SimulatedEvent, SimulatedStep } from '../src/simulation/simulate.ts';

export function started(
  machine: AnyStateMachine,
  input?: unknown,
  answers: Partial<Answers> = {},
): SimulatedStep {
  const start = startOf(machine, input, { ...noAnswers, ...answers });
  if (start.kind === 'refused') throw new Error(start.reason);
  return start.step;
}

/** Returns the steps of a walk, beginning with the start. The walk ends before its first impossible step. */
export function simulate(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly SimulatedEvent[],
): SimulatedStep[] {
  return walkFrom(machine, started(machine, input), events);
}
