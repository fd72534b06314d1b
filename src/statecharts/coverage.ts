/** What walks over a machine have shown of it: the record that tests write and tools read. */
import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart.ts';

export type Sides = { passed: boolean; refused: boolean };

/** Every state, transition and guarded transition of a machine is listed, seen or not. */
export type Coverage = {
  machine: string;
  /** By dotted path; the machine itself is no entry. */
  states: Record<string, boolean>;
  transitions: Record<string, boolean>;
  /** By the name of the guarded transition. */
  guards: Record<string, Sides>;
  paths: number;
  journeys: number;
};

/** By machine id; `screen` is the mounted React screen, `browser` the build in Chromium. */
export type CoverageRecords = {
  screen: Record<string, Coverage>;
  browser: Record<string, Coverage>;
};

/** A number of things, and how many of them were seen. */
export type Share = { seen: number; all: number };

export type CoverageSummary = { states: Share; transitions: Share; guardSides: Share };

/** The record of a machine that nobody has walked. */
export function nothingCovered(machine: AnyStateMachine): Coverage {
  const { states, transitions } = chartOf(machine);
  const guarded = transitions.filter(({ guard }) => guard !== null);
  return {
    machine: machine.id,
    states: Object.fromEntries(
      states.flatMap(({ path }) => (path === '' ? [] : [[path, false] as const])),
    ),
    transitions: Object.fromEntries(transitions.map(({ name }) => [name, false])),
    guards: Object.fromEntries(
      guarded.map(({ name }) => [name, { passed: false, refused: false }]),
    ),
    paths: 0,
    journeys: 0,
  };
}

function mergedWith<Entry>(
  one: Record<string, Entry>,
  other: Record<string, Entry>,
  merge: (one: Entry, other: Entry) => Entry,
): Record<string, Entry> {
  const merged = new Map(Object.entries(one));
  for (const [name, entry] of Object.entries(other)) {
    const known = merged.get(name);
    merged.set(name, known === undefined ? entry : merge(known, entry));
  }
  return Object.fromEntries(merged);
}

const either = (one: boolean, other: boolean) => one || other;

/** What two walks of one machine have shown together. */
export function mergeCoverage(one: Coverage, other: Coverage): Coverage {
  if (one.machine !== other.machine) {
    throw new Error(`${one.machine} and ${other.machine} are two machines.`);
  }
  return {
    machine: one.machine,
    states: mergedWith(one.states, other.states, either),
    transitions: mergedWith(one.transitions, other.transitions, either),
    guards: mergedWith(one.guards, other.guards, (left, right) => ({
      passed: left.passed || right.passed,
      refused: left.refused || right.refused,
    })),
    paths: one.paths + other.paths,
    journeys: one.journeys + other.journeys,
  };
}

function shareOf(seen: readonly boolean[]): Share {
  return { seen: seen.filter(Boolean).length, all: seen.length };
}

/** How much of a machine was seen; each guard has two sides. */
export function summarizeCoverage({ states, transitions, guards }: Coverage): CoverageSummary {
  return {
    states: shareOf(Object.values(states)),
    transitions: shareOf(Object.values(transitions)),
    guardSides: shareOf(Object.values(guards).flatMap(({ passed, refused }) => [passed, refused])),
  };
}
