/** Defines and creates the record of changed machines, which `chartwalk diff` writes and the page reads. */
import type { Chart } from '../chart.ts';
import type { Coverage } from '../coverage.ts';
import { compareCharts, isSameBehaviour } from './compare.ts';
import type { Comparison } from './compare.ts';
import { compareCoverage } from './coverage-change.ts';
import type { CoverageChange } from './coverage-change.ts';
import { noCode } from './named-code.ts';
import type { BothCodes, NamedCode } from './named-code.ts';

export type Version = {
  /** The requested name: a branch, a tag, a commit or the working tree. */
  name: string;
  /** The abbreviated commit hash; null for the working tree. */
  commit: string | null;
};

export type ReadMachine = { chart: Chart; file: string; code: NamedCode };

export type Readings<Machine = ReadMachine> = {
  machines: readonly Machine[];
  /** The files that could not be read as machines, with the reasons. */
  failures: readonly { file: string; reason: string }[];
};

export type MachineChange = {
  id: string;
  file: string;
  change: 'added' | 'removed' | 'renamed' | 'changed';
  before: Chart | null;
  after: Chart | null;
  code: BothCodes;
  /** The parts whose code has changed, in sentences without full stops. */
  codeChanges: readonly string[];
  /** The change in the tests' coverage of the machine; null if no record of the coverage exists. */
  coverage: CoverageChange | null;
};

export type ChangesRecord = {
  format: 'statecharts-changes/3';
  before: Version;
  after: Version;
  machines: MachineChange[];
  /**
   * The files whose code has changed although the charts of their machines have not. Files without machines
   * are included. `changed` lists the changed guards, actions and actors of a file's machines. They may have
   * changed only through code that they use from other files.
   */
  otherCode: { file: string; changed: readonly string[] }[];
  /** The number of machines that behave the same in both versions. */
  same: number;
  failures: { version: string; file: string; reason: string }[];
};

const comparisons = new WeakMap<MachineChange, Comparison>();

/** Returns what has changed in a machine's chart; null if only one version has the machine. */
export function comparisonOf(machine: MachineChange): Comparison | null {
  const { before, after, code } = machine;
  if (!before || !after) return null;
  const comparison = comparisons.get(machine) ?? compareCharts(before, after, code);
  comparisons.set(machine, comparison);
  return comparison;
}

export type CoverageOf = (id: string) => Coverage | undefined;

/**
 * The minimum likeness, from 0 to 1, at which two machines with different IDs count as one renamed machine.
 */
const MIN_SIMILARITY = 0.6;

const partsOf = ({ states, transitions }: Chart) => [
  ...states.map(({ path }) => `state ${path}`),
  ...transitions.map(({ name }) => name),
];

function similarity(one: Chart, other: Chart): number {
  const [left, right] = [new Set(partsOf(one)), new Set(partsOf(other))];
  const common = [...left].filter((part) => right.has(part)).length;
  return common / (left.size + right.size - common);
}

type Pair<Machine> = { before: Machine | undefined; after: Machine | undefined };

function paired<Machine extends ReadMachine>(
  before: readonly Machine[],
  after: readonly Machine[],
): Pair<Machine>[] {
  const byId = new Map(after.map((it) => [it.chart.id, it]));
  const old = new Set(before.map(({ chart }) => chart.id));
  const fresh = new Set(after.filter(({ chart }) => !old.has(chart.id)));
  const pairs = before.map((from): Pair<Machine> => {
    const namesake = byId.get(from.chart.id);
    if (namesake) return { before: from, after: namesake };
    const [mostSimilar] = [...fresh]
      .map((to) => ({ to, common: similarity(from.chart, to.chart) }))
      .filter(({ common }) => common >= MIN_SIMILARITY)
      .toSorted((one, other) => other.common - one.common);
    if (mostSimilar) fresh.delete(mostSimilar.to);
    return { before: from, after: mostSimilar?.to };
  });
  return [...pairs, ...[...fresh].map((to) => ({ before: undefined, after: to }))];
}

/** A machine that exists in both versions, and sentences about the parts whose code has changed. */
type Compared = {
  before: ReadMachine;
  after: ReadMachine;
  comparison: Comparison;
  codeChanges: readonly string[];
};

function compare<Machine extends ReadMachine>(
  { before, after }: Pair<Machine>,
  codeChanges: CodeComparison<Machine>['codeChanges'],
): Compared[] {
  if (!before || !after) return [];
  const code = { before: before.code, after: after.code };
  const comparison = compareCharts(before.chart, after.chart, code);
  return [{ before, after, comparison, codeChanges: codeChanges(before, after, comparison) }];
}

function changeOf(
  { before, after, comparison, codeChanges }: Compared,
  covered: { before: CoverageOf; after: CoverageOf },
): MachineChange[] {
  const isRenamed = before.chart.id !== after.chart.id;
  if (!isRenamed && isSameBehaviour(comparison)) return [];
  const now = covered.after(after.chart.id);
  const then = covered.before(before.chart.id);
  return [
    {
      id: after.chart.id,
      file: after.file,
      change: isRenamed ? 'renamed' : 'changed',
      before: before.chart,
      after: after.chart,
      code: { before: before.code, after: after.code },
      codeChanges,
      coverage: now ? compareCoverage(comparison, then, now) : null,
    },
  ];
}

/** Returns the change of a machine that exists in only one version. */
function changeOfOne({ before, after }: Pair<ReadMachine>): MachineChange[] {
  const only = after ?? before;
  if (!only || (before && after)) return [];
  return [
    {
      id: only.chart.id,
      file: only.file,
      change: after ? 'added' : 'removed',
      before: before?.chart ?? null,
      after: after?.chart ?? null,
      code: { before: before?.code ?? noCode, after: after?.code ?? noCode },
      codeChanges: [],
      coverage: null,
    },
  ];
}

/** Returns the files in which only code has changed, each with the changed parts of its machines. */
function otherCodeOf(
  files: readonly string[],
  machines: readonly MachineChange[],
  compared: readonly Compared[],
): ChangesRecord['otherCode'] {
  const reported = new Set(machines.map(({ file }) => file));
  const changed = compared.filter(({ codeChanges }) => codeChanges.length > 0);
  return [...new Set([...files, ...changed.map(({ after }) => after.file)])]
    .filter((file) => !reported.has(file))
    .map((file) => ({
      file,
      changed: changed.flatMap((it) => (it.after.file === file ? it.codeChanges : [])),
    }));
}

export type CodeComparison<Machine> = {
  /** The files whose code differs. */
  files: readonly string[];
  /** Returns the parts of a machine whose code has changed, in sentences without full stops. */
  codeChanges: (before: Machine, after: Machine, comparison: Comparison) => readonly string[];
};

/**
 * Returns the record of the machines that differ between two versions, in alphabetical order of their IDs.
 */
export function recordChanges<Machine extends ReadMachine>(
  versions: { before: Version; after: Version },
  before: Readings<Machine>,
  after: Readings<Machine>,
  covered: { before: CoverageOf; after: CoverageOf },
  { files, codeChanges }: CodeComparison<Machine> = { files: [], codeChanges: () => [] },
): ChangesRecord {
  const broken = (readings: Readings<Machine>) =>
    new Set(readings.failures.map(({ file }) => file));
  const [brokenBefore, brokenAfter] = [broken(before), broken(after)];
  // A machine is left out if its file can be read in only one of the versions. Otherwise, the machine would
  // wrongly count as added or removed.
  const pairs = paired(before.machines, after.machines).filter(
    (pair) =>
      (pair.after ?? !brokenAfter.has(pair.before?.file ?? '')) &&
      (pair.before ?? !brokenBefore.has(pair.after?.file ?? '')),
  );
  const compared = pairs.flatMap((pair) => compare(pair, codeChanges));
  const machines = [
    ...compared.flatMap((it) => changeOf(it, covered)),
    ...pairs.flatMap(changeOfOne),
  ];
  // If a module has an error, every module that imports it fails, too, so each reason is reported only once.
  const failuresOf = (version: Version, { failures }: Readings<Machine>) =>
    failures
      .filter(({ reason }, index) => failures.findIndex((it) => it.reason === reason) === index)
      .map(({ file, reason }) => ({ version: versionName(version), file, reason }));
  return {
    format: 'statecharts-changes/3',
    ...versions,
    machines: machines.toSorted((one, other) => one.id.localeCompare(other.id)),
    otherCode: otherCodeOf(files, machines, compared),
    same: pairs.length - machines.length,
    failures: [...failuresOf(versions.before, before), ...failuresOf(versions.after, after)],
  };
}

/** Returns the name of a version for users, for example `main (90890e0)`, `90890e0` or `the working tree`. */
export function versionName({ name, commit }: Version): string {
  return commit === null || name === commit ? name : `${name} (${commit})`;
}
