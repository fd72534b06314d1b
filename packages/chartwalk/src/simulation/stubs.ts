/** Provides the implementations that a machine lacks. The user chooses their results. */
import { fromCallback } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { actorNames, definitionsOf, guardNames, nodesOf } from '../structure.ts';

/** The names that the machine uses but has no code for. */
export type Missing = {
  guards: readonly string[];
  delays: readonly string[];
  actors: readonly string[];
};

/** The results of the missing implementations. */
export type Answers = {
  /** The guards that pass. All other guards refuse. */
  yes: readonly string[];
  /** The lengths of delays in milliseconds. The keys are the names of the delays. */
  lengths: Readonly<Record<string, number>>;
};

export const noAnswers: Answers = { yes: [], lengths: {} };

/** The length of a delay that the user has not set, in milliseconds. */
export const UNKNOWN_LENGTH = 1000;

const unique = (names: readonly string[]) => [...new Set(names)];
const lacks = (known: object) => (name: string) =>
  (known as Readonly<Record<string, unknown>>)[name] === undefined;

/** Returns the names that lack an implementation in the machine. */
export function missingIn(machine: AnyStateMachine): Missing {
  const { guards, delays, actors } = machine.implementations;
  const nodes = nodesOf(machine);
  const waited = nodes.flatMap(({ after }) =>
    after.flatMap(({ delay }) => (typeof delay === 'string' ? [delay] : [])),
  );
  return {
    guards: unique(nodes.flatMap(definitionsOf).flatMap(guardNames)).filter(lacks(guards)),
    delays: unique(waited).filter(lacks(delays)),
    actors: unique(nodes.flatMap(actorNames)).filter(lacks(actors)),
  };
}

type StubbedMachine = {
  /** The machine with the user's answers in place of the missing implementations. */
  machine: AnyStateMachine;
  missing: Missing;
  /** Replaces the answers from now on. */
  answer: (answers: Answers) => void;
};

const known = new WeakMap<AnyStateMachine, StubbedMachine>();

function provided(machine: AnyStateMachine): StubbedMachine {
  const missing = missingIn(machine);
  let current = noAnswers;
  const answer = (answers: Answers) => {
    current = answers;
  };
  const { guards, delays, actors } = missing;
  // If nothing is missing, no copy is needed, so the snapshots remain the machine's own.
  if (guards.length + delays.length + actors.length === 0) return { machine, missing, answer };
  const copy = machine.provide({
    guards: Object.fromEntries(guards.map((name) => [name, () => current.yes.includes(name)])),
    delays: Object.fromEntries(
      delays.map((name) => [name, () => current.lengths[name] ?? UNKNOWN_LENGTH]),
    ),
    actors: Object.fromEntries(actors.map((name) => [name, fromCallback(() => {})])),
  } as never);
  return { machine: copy, missing, answer };
}

/** Returns the machine with the user's answers for everything that has a name but no implementation. */
export function stubMissing(machine: AnyStateMachine): StubbedMachine {
  const found = known.get(machine) ?? provided(machine);
  known.set(machine, found);
  // The `machine` of a snapshot is the copy. `stubMissing` must therefore return the same result for the copy
  // as for the original.
  known.set(found.machine, found);
  return found;
}
