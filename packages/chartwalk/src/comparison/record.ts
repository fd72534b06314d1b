/** Defines and creates the record of changed machines, which `chartwalk diff` writes and the page reads. */
import type { Chart } from '../chart.ts';
import type { Coverage } from '../coverage.ts';
import { compareCharts, isSameBehaviour } from './compare.ts';
import { compareCoverage } from './coverage-change.ts';
import type { CoverageChange } from './coverage-change.ts';
import { changedNames, noCode } from './named-code.ts';
import type { BothCodes, ChangedNames, NamedCode } from './named-code.ts';

/** One of the two versions that are compared. */
export type Version = {
  /** The requested name: a branch, a tag, a commit or the working tree. */
  name: string;
  /** The abbreviated commit hash; null for the working tree. */
  commit: string | null;
};

export type ReadMachine = { chart: Chart; file: string; code: NamedCode };

export type Readings = {
  machines: readonly ReadMachine[];
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
  /** The change in the tests' coverage of the machine; null if no record of the coverage exists. */
  coverage: CoverageChange | null;
};

export type ChangesRecord = {
  format: 'statecharts-changes/2';
  before: Version;
  after: Version;
  machines: MachineChange[];
  /**
   * The files with changed code but without changed machines, including files that contain no machine. `changed`
   * lists the names in their machines whose code has changed, perhaps because it uses changed code of other
   * files.
   */
  otherCode: { file: string; changed: ChangedNames[] }[];
  /** The number of machines that behave the same in both versions. */
  same: number;
  failures: { version: string; file: string; reason: string }[];
};

type CoverageOf = (id: string) => Coverage | undefined;

/**
 * If two machines have different IDs but a likeness of at least this number, they count as one machine that
 * was renamed. A likeness is a number from 0 to 1.
 */
const ENOUGH_IN_COMMON = 0.6;

const partsOf = ({ states, transitions }: Chart) => [
  ...states.map(({ path }) => `state ${path}`),
  ...transitions.map(({ name }) => name),
];

function likeness(one: Chart, other: Chart): number {
  const [left, right] = [new Set(partsOf(one)), new Set(partsOf(other))];
  const common = [...left].filter((part) => right.has(part)).length;
  return common / (left.size + right.size - common);
}

type Pair = { before: ReadMachine | undefined; after: ReadMachine | undefined };

function paired(before: readonly ReadMachine[], after: readonly ReadMachine[]): Pair[] {
  const byId = new Map(after.map((it) => [it.chart.id, it]));
  const old = new Set(before.map(({ chart }) => chart.id));
  const fresh = new Set(after.filter(({ chart }) => !old.has(chart.id)));
  const pairs = before.map((from): Pair => {
    const namesake = byId.get(from.chart.id);
    if (namesake) return { before: from, after: namesake };
    const [likest] = [...fresh]
      .map((to) => ({ to, common: likeness(from.chart, to.chart) }))
      .filter(({ common }) => common >= ENOUGH_IN_COMMON)
      .toSorted((one, other) => other.common - one.common);
    if (likest) fresh.delete(likest.to);
    return { before: from, after: likest?.to };
  });
  return [...pairs, ...[...fresh].map((to) => ({ before: undefined, after: to }))];
}

function changeOf(
  { before, after }: Pair,
  covered: { before: CoverageOf; after: CoverageOf },
): MachineChange[] {
  const known = after ?? before;
  if (!known) return [];
  const { file, chart } = known;
  const entry = {
    id: chart.id,
    file,
    before: before?.chart ?? null,
    after: after?.chart ?? null,
    code: { before: before?.code ?? noCode, after: after?.code ?? noCode },
    coverage: null,
  };
  if (!before) return [{ ...entry, change: 'added' }];
  if (!after) return [{ ...entry, change: 'removed' }];
  const comparison = compareCharts(before.chart, after.chart, entry.code);
  const isRenamed = before.chart.id !== after.chart.id;
  if (!isRenamed && isSameBehaviour(comparison)) return [];
  const now = covered.after(after.chart.id);
  const then = covered.before(before.chart.id);
  return [
    {
      ...entry,
      change: isRenamed ? 'renamed' : 'changed',
      coverage: now ? compareCoverage(comparison, then, now) : null,
    },
  ];
}

/** Returns the files in which only code has changed, with the names in their machines whose code has changed. */
function otherCodeOf(
  files: readonly string[],
  machines: readonly MachineChange[],
  pairs: readonly Pair[],
): ChangesRecord['otherCode'] {
  const reported = new Set(machines.map(({ file }) => file));
  const changes = pairs.flatMap(({ before, after }) =>
    before && after
      ? [{ file: after.file, changed: changedNames({ before: before.code, after: after.code }) }]
      : [],
  );
  const all = [...files, ...changes.flatMap((it) => (it.changed.length > 0 ? it.file : []))];
  return [...new Set(all)]
    .filter((file) => !reported.has(file))
    .map((file) => ({
      file,
      changed: changes.flatMap((it) => (it.file === file ? it.changed : [])),
    }));
}

/**
 * Returns the record of the machines that differ between two versions, in alphabetical order of their IDs.
 *
 * @param code the files whose code differs
 */
export function recordChanges(
  versions: { before: Version; after: Version },
  before: Readings,
  after: Readings,
  covered: { before: CoverageOf; after: CoverageOf },
  code: readonly string[] = [],
): ChangesRecord {
  const broken = (readings: Readings) => new Set(readings.failures.map(({ file }) => file));
  const [brokenBefore, brokenAfter] = [broken(before), broken(after)];
  // A machine is left out if its file can be read in only one of the versions. Otherwise, the machine would
  // wrongly count as added or removed.
  const pairs = paired(before.machines, after.machines).filter(
    (pair) =>
      (pair.after ?? !brokenAfter.has(pair.before?.file ?? '')) &&
      (pair.before ?? !brokenBefore.has(pair.after?.file ?? '')),
  );
  const machines = pairs.flatMap((pair) => changeOf(pair, covered));
  // A module's error also fails every module that imports it, so each reason is reported only once.
  const failuresOf = (version: Version, { failures }: Readings) =>
    failures
      .filter(({ reason }, index) => failures.findIndex((it) => it.reason === reason) === index)
      .map(({ file, reason }) => ({ version: versionName(version), file, reason }));
  return {
    format: 'statecharts-changes/2',
    ...versions,
    machines: machines.toSorted((one, other) => one.id.localeCompare(other.id)),
    otherCode: otherCodeOf(code, machines, pairs),
    same: pairs.length - machines.length,
    failures: [...failuresOf(versions.before, before), ...failuresOf(versions.after, after)],
  };
}

/** Returns the name of a version for users, for example `main (90890e0)`, `90890e0` or `the working tree`. */
export function versionName({ name, commit }: Version): string {
  return commit === null || name === commit ? name : `${name} (${commit})`;
}
