/**
 * Records which states, transitions and guards of a machine the walks have covered, on a mounted screen or in
 * a browser.
 */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { createEmptyCoverage } from '../coverage.ts';
import type { Coverage, Pairs } from '../coverage.ts';
import type { Microstep } from '../microstep.ts';
import { movesOf } from '../model.ts';
import type { AnyModel } from '../model.ts';
import { pathOf, pathsOf } from '../state-paths.ts';
import { isTransient, nodesOf } from '../structure.ts';
import { eachSide } from './guard-sides.ts';
import { eachPair } from './pairs.ts';

function entriesFor<Value>(names: object, valueOf: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, valueOf(name)]));
}

function unseen(entries: Record<string, boolean>): string[] {
  return Object.entries(entries).flatMap(([name, isSeen]) => (isSeen ? [] : [name]));
}

class Counter {
  readonly #times = new Map<string, number>();

  add(name: string): void {
    this.#times.set(name, this.of(name) + 1);
  }

  has(name: string): boolean {
    return this.#times.has(name);
  }

  of(name: string): number {
    return this.#times.get(name) ?? 0;
  }
}

/** Returns the states in which a machine never rests. No screen can show such a state. */
function transientStates(machine: AnyStateMachine): ReadonlySet<string> {
  return new Set(
    nodesOf(machine)
      .filter(isTransient)
      .map(({ path }) => pathOf(path)),
  );
}

const pairName = (first: string, second: string) => JSON.stringify([first, second]);

/** The coverage of one machine by its walks so far. */
export class CoverageTracker {
  readonly states = new Counter();
  readonly moves = new Counter();
  readonly #transitions = new Counter();
  readonly #passed = new Counter();
  readonly #refused = new Counter();
  readonly #pairs = new Counter();
  paths = 0;
  journeys = 0;
  readonly #model: AnyModel;
  readonly #transient: ReadonlySet<string>;

  constructor(model: AnyModel) {
    this.#model = model;
    this.#transient = transientStates(model.machine);
  }

  /** Records everything that a machine has done since it was started. */
  addMicrosteps(microsteps: readonly Microstep[]): void {
    eachSide(this.#model.machine, microsteps, (name, hasPassed) =>
      (hasPassed ? this.#passed : this.#refused).add(name),
    );
    for (const { taken, value } of microsteps) {
      for (const name of taken) this.#transitions.add(name);
      for (const path of pathsOf(value)) if (this.#transient.has(path)) this.states.add(path);
    }
    this.addPairs(microsteps);
  }

  /**
   * Records only which transitions followed each other. The walks use this for journeys on a screen. A journey
   * is a path written by hand.
   */
  addPairs(microsteps: readonly Microstep[]): void {
    eachPair(microsteps, (first, second) => this.#pairs.add(pairName(first, second)));
  }

  /**
   * Returns the coverage so far.
   *
   * @param possible the pairs of transitions that can follow each other. Other pairs are left out of the
   *   result.
   */
  record(possible: Pairs = {}): Coverage {
    const { states, transitions, guards, ...rest } = createEmptyCoverage(this.#model.machine);
    return {
      ...rest,
      times: {
        states: entriesFor(states, (name) => this.states.of(name)),
        transitions: entriesFor(transitions, (name) => this.#transitions.of(name)),
        guards: entriesFor(guards, (name) => ({
          passed: this.#passed.of(name),
          refused: this.#refused.of(name),
        })),
      },
      pairs: entriesFor(possible, (first) =>
        entriesFor(possible[first] ?? {}, (second) => this.#pairs.of(pairName(first, second))),
      ),
      states: entriesFor(states, (name) => this.states.has(name)),
      transitions: entriesFor(transitions, (name) => this.#transitions.has(name)),
      guards: entriesFor(guards, (name) => ({
        passed: this.#passed.has(name),
        refused: this.#refused.has(name),
      })),
      paths: this.paths,
      journeys: this.journeys,
    };
  }

  /** Returns the names of the states, transitions, moves and sides of guards that are not covered yet. */
  getMissed(): { states: string[]; transitions: string[]; sides: string[]; moves: string[] } {
    const { states, transitions, guards } = this.record();
    const entries = Object.entries(guards);
    return {
      states: unseen(states),
      transitions: unseen(transitions),
      sides: [
        ...entries.flatMap(([name, { passed }]) => (passed ? [] : `${name} never passed`)),
        ...entries.flatMap(([name, { refused }]) => (refused ? [] : `${name} was never refused`)),
      ],
      // A move without samples (example payloads) can't happen. If a transition needs such a move, the
      // transition is reported as missing instead.
      moves: movesOf(this.#model).flatMap(([name, { samples }]) =>
        this.moves.has(name) || Object.keys(samples).length === 0 ? [] : [name],
      ),
    };
  }
}

/**
 * Returns the states without an assertion. Leaves out transient states, history states, and states whose
 * inner states all have an assertion.
 */
export function unassertedStates(machine: AnyStateMachine, states: object): string[] {
  const asserted = new Set([...Object.keys(states), ...transientStates(machine)]);
  const all = chartOf(machine).states.filter(({ path, type }) => path !== '' && type !== 'history');
  const isShown = (path: string): boolean => {
    const inner = all.filter(({ parent }) => parent === path);
    return asserted.has(path) || (inner.length > 0 && inner.every((child) => isShown(child.path)));
  };
  return all.flatMap(({ path }) => (isShown(path) ? [] : [path]));
}
