/** Finds the guards that a machine evaluated in each step, and their results. */
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { transitionName } from '../chart.ts';
import type { Microstep } from '../microstep.ts';
import { candidatesOf, isGuarded } from '../structure.ts';

export type GuardSides = { passed: Set<string>; refused: Set<string> };

function activeIn(node: AnyStateNode, value: StateValue | undefined) {
  const inner = typeof value === 'string' ? { [value]: undefined } : (value ?? {});
  return Object.entries(inner).flatMap(([key, within]) => {
    const child = node.states[key];
    return child ? [{ node: child as AnyStateNode, value: within }] : [];
  });
}

/** Returns the state of a machine before its first step. */
function initialValueOf(machine: AnyStateMachine): StateValue {
  return machine.resolveState({ value: {}, context: {} }).value;
}

function isAlways(step: Microstep | undefined): boolean {
  return step?.taken.some((name) => name.includes(' — always ')) ?? false;
}

/**
 * Calls `callback` for each guard, in the order in which XState evaluates the guards. The argument
 * `hasPassed` says whether the guard let its transition pass. For an event, XState evaluates the innermost
 * active states first, and each state's transitions in their order. Outer states follow only if none of those
 * transitions was taken. After each step, XState evaluates the `always` transitions in the same way.
 *
 * @param from the machine's state before the first step; omitted if the steps begin with its start
 */
export function eachSide(
  machine: AnyStateMachine,
  microsteps: readonly Microstep[],
  callback: (transition: string, hasPassed: boolean) => void,
  from?: StateValue,
): void {
  /** Visits a state and the active states inside it, and returns whether one of them took a transition. */
  const asked = (
    node: AnyStateNode,
    value: StateValue | undefined,
    event: string,
    taken: readonly string[],
  ): boolean => {
    const tookWithin = activeIn(node, value).map((inner) =>
      asked(inner.node, inner.value, event, taken),
    );
    if (tookWithin.includes(true)) return true;
    const candidates = event === '' ? (node.always ?? []) : candidatesOf(node, event);
    for (const definition of candidates) {
      const name = transitionName(machine, definition);
      const isTaken = taken.includes(name);
      if (isGuarded(definition)) callback(name, isTaken);
      if (isTaken) return true;
    }
    return false;
  };
  const alwaysAsked = (value: StateValue, next: Microstep | undefined) =>
    asked(machine.root, value, '', next && isAlways(next) ? next.taken : []);
  let value = from ?? initialValueOf(machine);
  if (from === undefined) alwaysAsked(value, microsteps[0]);
  for (const [index, step] of microsteps.entries()) {
    if (!isAlways(step)) asked(machine.root, value, step.event, step.taken);
    ({ value } = step);
    if (step.isActive) alwaysAsked(value, microsteps[index + 1]);
  }
}

/**
 * Returns the guards that let their transition pass and those that refused it. Each guard is identified by
 * the name of its transition.
 */
export function guardSides(
  machine: AnyStateMachine,
  microsteps: readonly Microstep[],
  from?: StateValue,
): GuardSides {
  const sides: GuardSides = { passed: new Set(), refused: new Set() };
  const add = (name: string, hasPassed: boolean) =>
    (hasPassed ? sides.passed : sides.refused).add(name);
  eachSide(machine, microsteps, add, from);
  return sides;
}
