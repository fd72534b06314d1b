/** Formats the record of `chartwalk mutate` as text. */
import { formatTable } from '../table.mjs';
import { getMutantName, scoreOf, summarize } from './record.ts';
import type { Difference, MachineRecord, MutantRecord, MutationRecord } from './record.ts';

/** Rounds down, so that only a machine without survivors has 100 %. */
function percent(caught: number, all: number): string {
  return `${(Math.floor(10 * scoreOf({ caught, all })) / 10).toFixed(1)} %`;
}

/** Returns how many mutants were tried on the screen, and how many of these were caught, as `caught/tried`. */
function onScreen(mutants: readonly MutantRecord[]): string {
  const walked = mutants.flatMap(({ screen }) => screen ?? []);
  return `${walked.filter(({ caught }) => caught).length}/${walked.length}`;
}

function rowOf(name: string, mutants: readonly MutantRecord[], hasScreen: boolean): string[] {
  const { all, caught, byJourneys, survived, excused } = summarize(mutants);
  return [
    name,
    percent(caught, all),
    `${caught}/${all}`,
    percent(byJourneys, all),
    ...(hasScreen ? [onScreen(mutants)] : []),
    String(survived),
    String(excused),
  ];
}

function differenceInWords(difference: Difference | null): string {
  if (!difference) return 'nothing differs in any place that the model reaches';
  const { part, fields, after } = difference;
  const parts = {
    state: 'the state differs',
    memory: 'the model’s memory differs, but the state does not,',
    context: `only the context differs (${fields.join(', ')})`,
  };
  return `${parts[part]} after: ${after}`;
}

const takenByTexts = { journeys: '', paths: 'no journey takes it; ', none: 'no walk takes it; ' };

/** Describes what the walks on the screen found about a survivor; empty if there were no walks. */
function screenInWords({ screen }: MutantRecord): string[] {
  if (!screen) return [];
  if (screen.walks === 0) return ['on the screen, no walk shows it'];
  const walks = screen.walks === 1 ? 'one walk passes' : `${screen.walks} walks pass`;
  return [`on the screen, ${walks}`];
}

/** Describes a survivor, with the events after which an additional walk could notice it. */
function survivorOf(mutant: MutantRecord): string {
  const { takenBy, difference, reason, because } = mutant;
  const note =
    (takenBy === null ? '' : takenByTexts[takenBy]) + (reason ?? differenceInWords(difference));
  const reasons = because === null ? [] : [`reason: ${because}`];
  return [getMutantName(mutant), note, ...screenInWords(mutant), ...reasons].join('\n      ');
}

/** Describes a mutant that only a walk on the screen catches, with that walk. */
function caughtOnScreen(mutant: MutantRecord): string {
  const { by, how } = mutant.screen?.caught ?? { by: '', how: '' };
  return `${getMutantName(mutant)}\n      ${by}: ${how}`;
}

/** Returns a heading and the machines' mutants below it, or nothing if there are none. */
function section(
  heading: string,
  machines: readonly MachineRecord[],
  lineIf: (mutant: MutantRecord) => string | null,
): string[] {
  const parts = machines.flatMap(({ machine, mutants }) => {
    const lines = mutants.flatMap((mutant) => lineIf(mutant) ?? []);
    return lines.length === 0 ? [] : [`  ${machine}`, ...lines.map((line) => `    ${line}`)];
  });
  return parts.length === 0 ? [] : [[heading, ...parts].join('\n')];
}

function countsByReason(mutants: readonly MutantRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of mutants) counts.set(reason ?? '', (counts.get(reason ?? '') ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`);
}

/**
 * Formats the table of scores and the lists of survivors.
 *
 * @param isDetailed whether to also list every excused mutant, and the mutants that no journey catches
 */
export function formatRecord({ machines }: MutationRecord, isDetailed: boolean): string {
  const all = machines.flatMap(({ mutants }) => mutants);
  const hasScreen = all.some(({ screen }) => screen !== null);
  const head = [
    'Machine',
    'Score',
    'Caught',
    'Journeys alone',
    ...(hasScreen ? ['On the screen'] : []),
    'Survived',
    'Excused',
  ];
  const rows = machines.map(({ machine, mutants }) => rowOf(machine, mutants, hasScreen));
  const total = machines.length > 1 ? [rowOf('all', all, hasScreen)] : [];
  const excused = all.filter(({ outcome }) => outcome === 'excused');
  return [
    formatTable([head, ...rows, ...total]),
    ...section('Survived:', machines, (mutant) =>
      mutant.outcome === 'survived' ? survivorOf(mutant) : null,
    ),
    ...section('Caught only on the screen:', machines, (mutant) =>
      mutant.outcome === 'screen' ? caughtOnScreen(mutant) : null,
    ),
    ...(excused.length > 0
      ? [['Excused, and not in the score:', ...countsByReason(excused)].join('\n')]
      : []),
    ...(isDetailed
      ? [
          ...section('Excused one by one:', machines, (mutant) =>
            mutant.outcome === 'excused' ? `${getMutantName(mutant)} (${mutant.reason})` : null,
          ),
          ...section('Caught by paths, but by no journey:', machines, (mutant) =>
            mutant.outcome === 'paths' ? `${getMutantName(mutant)} (${mutant.reason})` : null,
          ),
        ]
      : []),
  ].join('\n\n');
}
