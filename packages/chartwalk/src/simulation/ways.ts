/** Which event takes a transition from where the machine stands. */
import { getNextTransitions } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { guardNames } from '../structure.ts';
import { eventName } from '../triggers.ts';
import { byHand } from './stubs.ts';
import { isPattern, movesFrom, possibilityOf } from './simulate.ts';
import type { SimulatedEvent } from './simulate.ts';

/** Beyond this, trying every combination of answers takes longer than anybody waits. */
const MAX_GUARDS = 5;

/** A move that a pattern means. */
function exampleOf(pattern: string): string {
  return pattern.replace(/\*$/, 'anything');
}

/** Every way to answer some guards, first those that differ least from what was answered before. */
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

/** The guards without code that branches of a move ask for, here. */
function askedBy(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, move: string): string[] {
  const { missing } = byHand(machine);
  if (missing.guards.length === 0) return [];
  const definitions = getNextTransitions(snapshot).filter(
    ({ eventType }) => eventName(machine, eventType) === move,
  );
  const asked = new Set(definitions.flatMap(guardNames));
  return missing.guards.filter((name) => asked.has(name)).slice(0, MAX_GUARDS);
}

/**
 * For each transition that one of these payloads and some answers of missing guards lead through, the
 * event that does; of several, the one that differs least from what was answered before.
 *
 * @param payloadsOf what the move may carry, the likeliest first
 */
export function waysFrom(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  payloadsOf: (move: string) => readonly unknown[],
  yes: readonly string[] = [],
): ReadonlyMap<string, SimulatedEvent> {
  const ways = new Map<string, SimulatedEvent>();
  for (const listened of movesFrom(machine, snapshot)) {
    const move = isPattern(listened) ? exampleOf(listened) : listened;
    const asked = askedBy(machine, snapshot, listened);
    for (const answer of answersOf(asked, yes)) {
      for (const payload of payloadsOf(move)) {
        const event = { move, payload, yes: answer };
        const possibility = possibilityOf(machine, snapshot, event);
        if (possibility.kind === 'impossible') continue;
        const [first] = possibility.step.microsteps;
        for (const name of first?.taken ?? []) if (!ways.has(name)) ways.set(name, event);
      }
    }
  }
  return ways;
}
