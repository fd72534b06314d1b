/**
 * What walks have exercised of a machine and what they have left, whoever walks: the mounted screen
 * or a browser.
 */
import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { chartOf, definitionsOf, transitionName } from '../../src/statecharts/chart.ts';
import { nothingCovered } from '../../src/statecharts/coverage.ts';
import type { Coverage } from '../../src/statecharts/coverage.ts';
import type { Microstep } from '../../src/statecharts/microstep.ts';
import { movesOf } from '../../src/statecharts/model.ts';
import type { AnyModel } from '../../src/statecharts/model.ts';

export type GuardSides = { passed: Set<string>; refused: Set<string> };

function activeIn(node: AnyStateNode, value: StateValue | undefined) {
  const inner = typeof value === 'string' ? { [value]: undefined } : (value ?? {});
  return Object.entries(inner).flatMap(([key, within]) => {
    const child = node.states[key];
    return child ? [{ node: child as AnyStateNode, value: within }] : [];
  });
}

/** Where a machine stands before its first step. */
function initialValueOf(node: AnyStateNode): StateValue {
  const inner = Object.values(node.states) as AnyStateNode[];
  const entered = node.type === 'parallel' ? inner : node.initial.target;
  const [only] = entered;
  if (node.type !== 'parallel' && only?.type !== 'parallel' && only?.type !== 'compound') {
    return only?.key ?? '';
  }
  return Object.fromEntries(entered.map((child) => [child.key, initialValueOf(child)]));
}

function isAlways(step: Microstep | undefined): boolean {
  return step?.taken.some((name) => name.includes(' — always ')) ?? false;
}

/**
 * Which guards let their transition pass and which did not. For an event, XState asks the innermost
 * active states first and each state's transitions in their order; the states around them only where
 * none of those is taken. After each step it asks the `always` transitions, in the same way.
 *
 * @param from where the machine stood before the first of the steps, unless they begin with its start
 */
export function guardSides(
  machine: AnyStateMachine,
  microsteps: readonly Microstep[],
  from?: StateValue,
): GuardSides {
  const sides: GuardSides = { passed: new Set(), refused: new Set() };
  /** Whether the state or one in it took a transition. */
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
    for (const definition of definitionsOf(node)) {
      if (definition.eventType !== event) continue;
      const name = transitionName(machine, definition);
      const isTaken = taken.includes(name);
      if (definition.guard) (isTaken ? sides.passed : sides.refused).add(name);
      if (isTaken) return true;
    }
    return false;
  };
  const alwaysAsked = (value: StateValue, next: Microstep | undefined) =>
    asked(machine.root, value, '', next && isAlways(next) ? next.taken : []);
  let value = from ?? initialValueOf(machine.root);
  if (from === undefined) alwaysAsked(value, microsteps[0]);
  for (const [index, step] of microsteps.entries()) {
    if (!isAlways(step)) asked(machine.root, value, step.event, step.taken);
    ({ value } = step);
    if (step.isActive) alwaysAsked(value, microsteps[index + 1]);
  }
  return sides;
}

function marked(names: object, seen: ReadonlySet<string>): Record<string, boolean> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, seen.has(name)]));
}

function unseen(entries: Record<string, boolean>): string[] {
  return Object.entries(entries).flatMap(([name, isSeen]) => (isSeen ? [] : [name]));
}

/** What walks over one machine have gone through so far. */
export class WalkedGround {
  readonly states = new Set<string>();
  readonly moves = new Set<string>();
  readonly transitions = new Set<string>();
  readonly passed = new Set<string>();
  readonly refused = new Set<string>();
  paths = 0;
  journeys = 0;
  readonly #model: AnyModel;

  constructor(model: AnyModel) {
    this.#model = model;
  }

  /** Takes in what a machine did since it was started. */
  follow(microsteps: readonly Microstep[]): void {
    const { passed, refused } = guardSides(this.#model.machine, microsteps);
    for (const { taken } of microsteps) for (const name of taken) this.transitions.add(name);
    for (const name of passed) this.passed.add(name);
    for (const name of refused) this.refused.add(name);
  }

  record(): Coverage {
    const { states, transitions, guards, ...rest } = nothingCovered(this.#model.machine);
    return {
      ...rest,
      states: marked(states, this.states),
      transitions: marked(transitions, this.transitions),
      guards: Object.fromEntries(
        Object.keys(guards).map((name) => [
          name,
          { passed: this.passed.has(name), refused: this.refused.has(name) },
        ]),
      ),
      paths: this.paths,
      journeys: this.journeys,
    };
  }

  /** What of the machine nothing has gone through yet, by name. */
  left(): { states: string[]; transitions: string[]; sides: string[]; moves: string[] } {
    const { states, transitions, guards } = this.record();
    const entries = Object.entries(guards);
    return {
      states: unseen(states),
      transitions: unseen(transitions),
      sides: [
        ...entries.flatMap(([name, { passed }]) => (passed ? [] : `${name} was never let pass`)),
        ...entries.flatMap(([name, { refused }]) => (refused ? [] : `${name} was never refused`)),
      ],
      // A move without a sample never comes; a transition for it would be left over.
      moves: movesOf(this.#model).flatMap(([name, { samples }]) =>
        this.moves.has(name) || Object.keys(samples).length === 0 ? [] : [name],
      ),
    };
  }
}

/** States without an assertion, except those that only hold states that have one. */
export function unassertedStates(machine: AnyStateMachine, states: object): string[] {
  const asserted = new Set(Object.keys(states));
  const all = chartOf(machine).states.filter(({ path }) => path !== '');
  const isShown = (path: string): boolean => {
    const inner = all.filter(({ parent }) => parent === path);
    return asserted.has(path) || (inner.length > 0 && inner.every((child) => isShown(child.path)));
  };
  return all.flatMap(({ path }) => (isShown(path) ? [] : [path]));
}
