/** Formats the summary of all machines that `chartwalk paths` prints without options. */
import { formatTable } from '../table.mjs';
import { measuredInWords, summarizeCoverage } from '../coverage.ts';
import type { Coverage, CoverageRecords, CoverageCount } from '../coverage.ts';
import type { MachineReport } from './report.ts';

/** The maximum number of names that the list “Not walked on the screen” contains for one machine. */
const MAX_NAMES = 4;

const head = [
  'Machine',
  'States',
  'Transitions',
  'Paths',
  'Steps',
  'Invariants',
  'States walked',
  'Transitions walked',
  'Sides of guards walked',
];

/** Rounds down, so that only a machine without gaps has 100 %. */
function percent({ seen, all }: CoverageCount): string {
  return all === 0 ? 'none' : `${Math.floor((seen / all) * 100)} %`;
}

function walkedCells(coverage: Coverage | undefined): string[] {
  if (!coverage) return ['not measured', '', ''];
  const { states, transitions, guardSides } = summarizeCoverage(coverage);
  return [states, transitions, guardSides].map(percent);
}

/** Counts the steps of all paths. The starts do not count. */
const countSteps = ({ paths }: MachineReport) =>
  paths.reduce((sum, { steps }) => sum + steps.length - 1, 0);

function invariantsCell({ invariants }: MachineReport): string {
  const broken = invariants.filter(({ breach }) => breach !== null).length;
  if (broken > 0) return `${broken} BROKEN`;
  return invariants.length === 0 ? 'none' : `${invariants.length} hold`;
}

function rowOf(report: MachineReport, coverage: Coverage | undefined): string[] {
  const { machine, states, transitions, paths } = report;
  return [
    machine,
    String(states.length),
    String(transitions.length),
    String(paths.length),
    String(countSteps(report)),
    invariantsCell(report),
    ...walkedCells(coverage),
  ];
}

const unseen = (entries: Readonly<Record<string, boolean>>) =>
  Object.keys(entries).filter((name) => !entries[name]);

function notWalked({ states, transitions, guards }: Coverage): string[] {
  return [
    ...unseen(states),
    ...unseen(transitions),
    // A guard that never let its transition pass is not listed, because the transition itself is listed
    // above.
    ...Object.entries(guards).flatMap(([name, { refused }]) =>
      refused ? [] : `the refusal of ${name}`,
    ),
  ];
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')];

function notWalkedLines(machine: string, coverage: Coverage | undefined): string[] {
  const names = coverage ? notWalked(coverage) : [];
  const rest = names.length - MAX_NAMES;
  const shown = rest > 1 ? names.slice(0, MAX_NAMES) : names;
  return [
    ...shown.map((name) => `${machine}: ${name}`),
    ...(rest > 1 ? [`${machine}: ${rest} more, which --coverage --machine ${machine} lists`] : []),
  ];
}

/** Returns the times of the oldest and the newest measurement. */
function measuredLine(coverages: readonly Coverage[]): string[] {
  const times = coverages.flatMap(({ measured }) => measured ?? []);
  const [first, ...others] = times.toSorted((one, other) => one.at.localeCompare(other.at));
  const last = others.at(-1);
  if (!first) return ['No test run has measured what is walked: run the path tests.'];
  const [from, to] = [measuredInWords(first), measuredInWords(last ?? first)];
  return [
    `Walked on the screen by the last test runs, ${from === to ? from : `${from} to ${to}`}.`,
  ];
}

const HINT = `--all lists every path, --machine NAME those of one machine, and --coverage what was walked;
--help shows the other options.`;

/** Formats a table of the machines, and lists what is wrong and what the last test run did not walk. */
export function formatSummary(
  reports: readonly MachineReport[],
  records: CoverageRecords | undefined,
): string {
  const coverageOf = ({ machine }: MachineReport) => records?.screen[machine];
  const problems = reports.flatMap(({ machine, invariants, forgotten }) => [
    ...invariants.flatMap(({ breach }) => (breach === null ? [] : `${machine}: ${breach}`)),
    ...forgotten.map((sentence) => `${machine}: ${sentence}`),
  ]);
  return [
    formatTable([head, ...reports.map((report) => rowOf(report, coverageOf(report)))]),
    ...section('Wrong', problems),
    ...section(
      'Not walked on the screen',
      reports.flatMap((report) => notWalkedLines(report.machine, coverageOf(report))),
    ),
    ...measuredLine(reports.flatMap((report) => coverageOf(report) ?? [])),
    HINT,
  ].join('\n\n');
}
