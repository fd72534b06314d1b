/** Simulates a machine whose implementations are missing. The user provides their results. */
import { fromCallback } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { actorNames, definitionsOf, guardNames, nodesOf } from '../structure.ts';

/** The names that have no code in the machine. */
export type Missing = {
  guards: readonly string[];
  delays: readonly string[];
  actors: readonly string[];
};

/** The results of the missing implementations. */
export type Answers = {
  /** The guards that pass. All others refuse. */
  yes: readonly string[];
  /** The lengths of delays in milliseconds, by name. */
  lengths: Readonly<Record<string, number>>;
};

export const noAnswers: Answers = { yes: [], lengths: {} };

/** The duration of a delay without a known length, in milliseconds. */
export const UNKNOWN_LENGTH = 1000;

const unique = (names: readonly string[]) => [...new Set(names)];
const lacks = (known: object) => (name: string) =>
  (known as Readonly<Record<string, unknown>>)[name] === undefined;

/** Returns the names without implementation in the machine. */
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

type ByHand = {
  /** The machine with the user's answers in place of the missing implementations. */
  machine: AnyStateMachine;
  missing: Missing;
  /** Replaces the answers from now on. */
  answer: (answers: Answers) => void;
};

const known = new WeakMap<AnyStateMachine, ByHand>();

function provided(machine: AnyStateMachine): ByHand {
  const missing = missingIn(machine);
  let current = noAnswers;
  const answer = (answers: Answers) => {
    current = answers;
  };
  const { guards, delays, actors } = missing;
  // If nothing is missing, the snapshots remain the machine's own.
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

/** Returns a machine that uses the user's answers for everything that it has only by name. */
export function byHand(machine: AnyStateMachine): ByHand {
  const found = known.get(machine) ?? provided(machine);
  known.set(machine, found);
  // A snapshot refers to the machine that made it, so that machine must lead back here.
  known.set(found.machine, found);
  return found;
}
