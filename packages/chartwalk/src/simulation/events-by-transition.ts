/** Finds events that take the transitions from the machine's current state. */
import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { guardNames } from '../structure.ts';
import { eventName } from '../triggers.ts';
import { stubMissing } from './stubs.ts';
import { isPattern, movesFrom, possibilityOf } from './simulate.ts';
import type { SimulatedEvent } from './simulate.ts';

/** The maximum number of guards whose answers are combined, because more combinations would take too long. */
const MAX_GUARDS = 5;

/** Returns an example of an event that the pattern matches. */
function exampleOf(pattern: string): string {
  return pattern.replace(/\*$/, 'anything');
}

/**
 * Returns all combinations of the guards' answers, as lists of the guards that pass. The combinations closest
 * to the last answers come first.
 */
function answersOf(names: readonly string[], yes: readonly string[]): string[][] {
  const others = yes.filter((name) => !names.includes(name));
  const differing = (answer: readonly string[]) =>
    names.filter((name) => answer.includes(name) !== yes.includes(name)).length;
  return names
    .reduce<string[][]>(
      (chosen, name) => chosen.concat(chosen.map((some) => [...some, name])),
      [others],
    )
    .toSorted((one, other) => differing(one) - differing(other));
}

/** Returns the guards that have no implementation and decide where a move leads from this state. */
function findMissingGuards(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  move: string,
): string[] {
  const { missing } = stubMissing(machine);
  if (missing.guards.length === 0) return [];
  const definitions = getNextTransitions(snapshot).filter(
    ({ eventType }) => eventName(machine, eventType) === move,
  );
  const missingGuards = new Set(definitions.flatMap(guardNames));
  return missing.guards.filter((name) => missingGuards.has(name)).slice(0, MAX_GUARDS);
}

/**
 * Returns an event for each transition that can be taken with one of these payloads. `yes` lists the guards
 * without an implementation that currently pass. If a transition needs other answers, its event contains
 * them. If several events take a transition, returns the one that changes the fewest answers.
 *
 * @param payloadsOf returns the possible payloads of a move, the likeliest first
 */
export function findEventByTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  payloadsOf: (move: string) => readonly unknown[],
  yes: readonly string[] = [],
): ReadonlyMap<string, SimulatedEvent> {
  const eventByTransition = new Map<string, SimulatedEvent>();
  for (const listened of movesFrom(machine, snapshot)) {
    const move = isPattern(listened) ? exampleOf(listened) : listened;
    const missingGuards = findMissingGuards(machine, snapshot, listened);
    for (const answer of answersOf(missingGuards, yes)) {
      for (const payload of payloadsOf(move)) {
        const event = { move, payload, yes: answer };
        const possibility = possibilityOf(machine, snapshot, event);
        if (possibility.kind === 'impossible') continue;
        const [first] = possibility.step.microsteps;
        for (const name of first?.taken ?? [])
          if (!eventByTransition.has(name)) eventByTransition.set(name, event);
      }
    }
  }
  return eventByTransition;
}
