/** Defines and creates the record of `chartwalk retest`. */
import type { AnyStateMachine } from 'xstate';
import type { Modules } from '../code/modules.ts';
import { compareCharts } from '../comparison/compare.ts';
import type { LoadedMachine } from '../comparison/read-machines.ts';
import type { ReadVersion } from '../comparison/read-version.ts';
import type { MachineChange, Version } from '../comparison/record.ts';
import { recordChanges } from '../comparison/record.ts';
import { changesOf, changesOfNew } from './changes.ts';
import type { Change, Part } from './changes.ts';
import type { ChosenWalk, Gap } from './choose.ts';
import { findCodeChanges } from '../code/code-changes.ts';

export type ChangedMachine = {
  id: string;
  file: string;
  change: MachineChange['change'];
  /** The earlier ID of a renamed machine; null for other machines. */
  was: string | null;
  /** The changes that walks can cross. */
  changes: readonly Change[];
  /** Sentences about removed parts, which no walk can cross. */
  removed: readonly string[];
  /** The machine of the later version; null if it was removed. */
  machine: AnyStateMachine | null;
};

export type RetestedMachine = Omit<ChangedMachine, 'machine'> & {
  walks: readonly ChosenWalk[];
  gaps: readonly Gap[];
  /** The number of all walks, from which the chosen walks were selected. */
  all: number;
  hasModel: boolean;
  /** The names of tests whose steps are unknown, because the configuration lacks their journeys. */
  unknownJourneys: readonly string[];
  /** The states that the walks reach with a step that crosses a change. */
  screens: readonly string[];
  /** The link to the machine's pictures on the states board; null if there is no board. */
  gallery: string | null;
  /** The test that walks the machine in a browser; null if there is none. */
  browser: string | null;
};

export type RetestRecord = {
  format: 'chartwalk-retest/1';
  before: Version;
  after: Version;
  machines: readonly RetestedMachine[];
  failures: readonly { version: string; file: string; reason: string }[];
  /** The command that runs the walks, as a list of words; empty if there is nothing to run. */
  command: readonly string[];
};

const unknownCoverage = { before: () => undefined, after: () => undefined };

const isSameModules = (before: Modules, after: Modules) =>
  before.size === after.size &&
  [...after].every(([file, { code }]) => before.get(file)?.code === code);

/** Returns a machine of the later version if its chart or its code has changed. */
function changedMachine(
  { chart, file, code, machine }: LoadedMachine,
  charted: MachineChange | undefined,
  before: ReadVersion,
  after: ReadVersion,
): ChangedMachine[] {
  const { id } = chart;
  if (charted?.change === 'added') {
    const changes = changesOfNew(machine);
    return [{ id, file, change: 'added', was: null, changes, removed: [], machine }];
  }
  const wasCalled = charted?.before?.id ?? id;
  const earlier = before.machines.find((it) => it.chart.id === wasCalled);
  if (!earlier) return [];
  const comparison = compareCharts(earlier.chart, chart, { before: earlier.code, after: code });
  const changed = findCodeChanges(
    {
      before: { ...earlier, modules: before.modules },
      after: { file, machine, modules: after.modules },
    },
    comparison,
  );
  const all = changesOf(machine, comparison, changed);
  if (all.length === 0 && charted?.change !== 'renamed') return [];
  return [
    {
      id,
      file,
      change: charted?.change ?? 'changed',
      was: wasCalled === id ? null : wasCalled,
      changes: all.filter(({ parts }) => parts.length > 0),
      removed: all.flatMap(({ says, parts }) => (parts.length === 0 ? says : [])),
      machine,
    },
  ];
}

function removedMachine({ id, file, change }: MachineChange): ChangedMachine[] {
  if (change !== 'removed') return [];
  const removed = ['the whole machine'];
  return [{ id, file, change, was: null, changes: [], removed, machine: null }];
}

/** Returns the machines that differ between two versions, in their charts or in their code. */
export function findChanges(
  versions: { before: Version; after: Version },
  before: ReadVersion,
  after: ReadVersion,
): { machines: ChangedMachine[]; failures: RetestRecord['failures'] } {
  const { machines, failures } = recordChanges(versions, before, after, unknownCoverage);
  const isSame = isSameModules(before.modules, after.modules);
  const changed = after.machines.flatMap((machine) => {
    const charted = machines.find(({ id }) => id === machine.chart.id);
    return charted || !isSame ? changedMachine(machine, charted, before, after) : [];
  });
  const all = [...changed, ...machines.flatMap(removedMachine)];
  return { machines: all.toSorted((one, other) => one.id.localeCompare(other.id)), failures };
}

/** Returns the states that the walks reach with a step that crosses a change. */
export function screensOf(walks: readonly ChosenWalk[], changes: readonly Change[]): string[] {
  const wanted = new Set<Part>(changes.flatMap(({ parts }) => parts));
  const steps = walks.flatMap(({ walk }) => walk.steps);
  const crossing = steps.filter(({ crosses }) => crosses.some((part) => wanted.has(part)));
  return [...new Set(crossing.flatMap(({ leadsTo }) => leadsTo))];
}
