/** The generated paths of the machines in words: for QA at the command line. */
import type { AnyMachineSnapshot } from 'xstate';
import { formatTable } from '../../src/commands/table.mjs';
import { chartOf } from '../../src/statecharts/chart.ts';
import { summarizeCoverage } from '../../src/statecharts/coverage.ts';
import type { Coverage, CoverageRecords, Share } from '../../src/statecharts/coverage.ts';
import type { AnyModel } from '../../src/statecharts/model.ts';
import { modelOf, models } from '../../src/statecharts/models.ts';
import { innermost, pathsOf } from '../../src/statecharts/state-paths.ts';
import { pathsToWalk, shortestPathsTo, simplePaths } from './path-model.ts';
import type { Path } from './path-model.ts';

export type Strategy = 'shortest' | 'simple';

export type ReportedPath = {
  start: string;
  steps: { what: string; leadsTo: string }[];
};

export type MachineReport = {
  machine: string;
  description: string | null;
  states: string[];
  transitions: string[];
  paths: ReportedPath[];
  /** There are more paths than were listed. */
  isCut: boolean;
};

/** The ids of the catalogue's machines. */
export const machineIds: readonly string[] = Object.keys(models);

function reportPath(start: string, { steps }: Path): ReportedPath {
  return {
    start,
    steps: steps.map(({ happening, expected }) => ({
      what: happening?.phrase ?? start,
      leadsTo: innermost(expected.value).join(', '),
    })),
  };
}

/** The states of a machine by their dotted paths. */
export function statesOf(machineId: string): string[] {
  const { states } = chartOf(modelOf(machineId).machine);
  return states.flatMap(({ path }) => (path === '' ? [] : path));
}

/** More simple paths of one machine than anybody reads. */
const MOST_PATHS = 500;

function pathsFrom(model: AnyModel, start: string, strategy: Strategy, to?: string): Path[] {
  const isEnd =
    to === undefined ? undefined : (it: AnyMachineSnapshot) => pathsOf(it.value).includes(to);
  if (strategy === 'simple') {
    const paths: Path[] = [];
    for (const path of simplePaths(model, start, isEnd)) {
      paths.push(path);
      if (paths.length > MOST_PATHS) break;
    }
    return paths;
  }
  return isEnd ? shortestPathsTo(model, start, isEnd) : pathsToWalk(model, start);
}

/**
 * What there is to know of a machine's paths: the shortest ones that cover everything, as the tests
 * walk them, or every simple one.
 *
 * @param to only paths to this state
 */
export function reportOf(machineId: string, strategy: Strategy, to?: string): MachineReport {
  const model = modelOf(machineId);
  const { description, transitions } = chartOf(model.machine);
  const found = Object.keys(model.starts).flatMap((start) =>
    pathsFrom(model, start, strategy, to).map((path) => reportPath(start, path)),
  );
  const paths = strategy === 'simple' ? found.slice(0, MOST_PATHS) : found;
  return {
    machine: machineId,
    description,
    states: statesOf(machineId),
    transitions: transitions.map(({ name }) => name),
    paths,
    isCut: paths.length < found.length,
  };
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function countsOf({ states, transitions, paths }: MachineReport): string {
  return [
    counted(states.length, 'state'),
    counted(transitions.length, 'transition'),
    counted(paths.length, 'path'),
  ].join(', ');
}

function pathInText({ steps }: ReportedPath, index: number): string {
  const lines = steps.map(({ what, leadsTo }, step) => `    ${step}. ${what} → ${leadsTo}`);
  return [`  Path ${index + 1}`].concat(lines).join('\n');
}

function inText(report: MachineReport): string {
  const { machine, description, states, transitions, paths, isCut } = report;
  return [
    `${machine}: ${countsOf(report)}${isCut ? ' (there are more: name an end with --to)' : ''}`,
    ...(description === null ? [] : [`  ${description}`]),
    '  States',
    ...states.map((state) => `    ${state}`),
    '  Transitions',
    ...transitions.map((name) => `    ${name}`),
    ...paths.map(pathInText),
    '',
  ].join('\n');
}

function inMarkdown(report: MachineReport): string {
  const { machine, description, states, transitions, paths, isCut } = report;
  return [
    `## ${machine}`,
    ...(description === null ? [] : [description]),
    `${countsOf(report)}${isCut ? ' (there are more)' : ''}.`,
    `### States\n\n${states.map((state) => `- \`${state}\``).join('\n')}`,
    `### Transitions\n\n${transitions.map((name) => `- ${name}`).join('\n')}`,
    ...paths.map(
      ({ steps }, index) =>
        `### Path ${index + 1}\n\n${steps.map(({ what, leadsTo }, step) => `${step + 1}. ${what} → \`${leadsTo}\``).join('\n')}`,
    ),
    '',
  ].join('\n\n');
}

export type Format = 'text' | 'markdown' | 'json';

/** Reports as a person or a program reads them. */
export function formatReports(reports: readonly MachineReport[], format: Format): string {
  if (format === 'json') return JSON.stringify(reports, null, 2);
  return reports.map(format === 'markdown' ? inMarkdown : inText).join('\n');
}

function percent({ seen, all }: Share): string {
  const rounded = all === 0 ? 100 : Math.floor((seen / all) * 100);
  return `${rounded} % (${seen}/${all})`;
}

function coverageRow(machine: string, place: string, coverage: Coverage | undefined): string[] {
  if (!coverage) return [machine, place, 'not measured', '', '', '', ''];
  const { states, transitions, guardSides } = summarizeCoverage(coverage);
  return [
    machine,
    place,
    percent(states),
    percent(transitions),
    percent(guardSides),
    String(coverage.paths),
    String(coverage.journeys),
  ];
}

/** What the last test run measured, a row for each machine and place. */
function coverageRows(ids: readonly string[], { screen, browser }: CoverageRecords): string[][] {
  return ids.flatMap((id) => [
    coverageRow(id, 'screen', screen[id]),
    ...(browser[id] ? [coverageRow(id, 'Chromium', browser[id])] : []),
  ]);
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The table of coverage. */
export function formatCoverage(
  ids: readonly string[],
  records: CoverageRecords,
  format: Format,
): string {
  if (format === 'json') return JSON.stringify(records, null, 2);
  const head = [
    'Machine',
    'Walked on',
    'States',
    'Transitions',
    'Sides of guards',
    'Paths',
    'Journeys',
  ];
  const rows = coverageRows(ids, records);
  if (format === 'markdown') {
    return [markdownRow(head), markdownRow(head.map(() => '---')), ...rows.map(markdownRow)].join(
      '\n',
    );
  }
  return formatTable([head, ...rows]);
}
