/** Formats the coverage of the last test run, for a person or a program. */
import { formatTable } from '../table.mjs';
import { measuredInWords, summarizeCoverage } from '../coverage.ts';
import type { Coverage, CoverageRecords, CoverageCount } from '../coverage.ts';
import type { Format } from './format-report.ts';

function percent({ seen, all }: CoverageCount, what: string): string {
  return all === 0 ? `no ${what}` : `${Math.floor((seen / all) * 100)} % (${seen}/${all})`;
}

const head = [
  'Machine',
  'Walked on',
  'States',
  'Transitions',
  'Sides of guards',
  'Pairs',
  'Paths',
  'Journeys',
  'Measured',
];

function coverageRow(machine: string, place: string, coverage: Coverage | undefined): string[] {
  if (!coverage) return [machine, place, 'not measured', ...head.slice(3).map(() => '')];
  const { states, transitions, guardSides, pairs } = summarizeCoverage(coverage);
  return [
    machine,
    place,
    percent(states, 'states'),
    percent(transitions, 'transitions'),
    percent(guardSides, 'guards'),
    pairs ? percent(pairs, 'pairs') : 'not counted',
    String(coverage.paths),
    String(coverage.journeys),
    measuredInWords(coverage.measured),
  ];
}

type Placed = { machine: string; place: string; coverage: Coverage | undefined };

function placedIn(ids: readonly string[], { screen, browser }: CoverageRecords): Placed[] {
  return ids.flatMap((machine) => [
    { machine, place: 'screen', coverage: screen[machine] },
    ...(browser[machine] ? [{ machine, place: 'Chromium', coverage: browser[machine] }] : []),
  ]);
}

function inTable(rows: readonly string[][], format: Format): string {
  if (format === 'text') return formatTable([...rows]);
  const [first = [], ...others] = rows;
  return [first, first.map(() => '---'), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const row = (what: string, name: string, isSeen: boolean, often: number | undefined) => [
  what,
  isSeen ? 'yes' : 'no',
  often === undefined ? '' : String(often),
  name,
];

/**
 * Returns a row for each state, transition and side of a guard. The row says whether walks covered it, and
 * how often.
 */
function detailRows({ states, transitions, guards, times }: Coverage): string[][] {
  return [
    ['What', 'Walked', 'Times', 'Name'],
    ...Object.entries(states).map(([name, isSeen]) =>
      row('state', name, isSeen, times?.states[name]),
    ),
    ...Object.entries(transitions).map(([name, isSeen]) =>
      row('transition', name, isSeen, times?.transitions[name]),
    ),
    ...Object.entries(guards).flatMap(([name, { passed, refused }]) => [
      row('passed', name, passed, times?.guards[name]?.passed),
      row('refused', name, refused, times?.guards[name]?.refused),
    ]),
  ];
}

function recordsOf(
  ids: readonly string[],
  records: Readonly<Record<string, Coverage>>,
): Record<string, Coverage> {
  return Object.fromEntries(Object.entries(records).filter(([id]) => ids.includes(id)));
}

/**
 * Formats the coverage of the machines with these IDs.
 *
 * @param isDetailed whether to list each state, transition and side of a guard, with the number of times
 *   that walks covered it
 */
export function formatCoverage(
  ids: readonly string[],
  records: CoverageRecords,
  format: Format,
  isDetailed = false,
): string {
  if (format === 'json') {
    const { screen, browser } = records;
    const chosen = { screen: recordsOf(ids, screen), browser: recordsOf(ids, browser) };
    return JSON.stringify(chosen, null, 2);
  }
  const placed = placedIn(ids, records);
  const rows = placed.map(({ machine, place, coverage }) => coverageRow(machine, place, coverage));
  const details = isDetailed
    ? placed.flatMap(({ machine, place, coverage }) => {
        const title = `${machine} on ${place === 'screen' ? 'the screen' : place}`;
        if (!coverage) return [];
        return [
          format === 'markdown' ? `## ${title}` : title,
          inTable(detailRows(coverage), format),
        ];
      })
    : [];
  return [inTable([head, ...rows], format), ...details].join('\n\n');
}
