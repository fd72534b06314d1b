/** Formats the record of `chartwalk retest` as text. */
import { versionName } from '../comparison/record.ts';
import type { Part } from './changes.ts';
import type { ChosenWalk } from './choose.ts';
import type { RetestedMachine, RetestRecord } from './record.ts';
import type { Step, Walk } from './walks.ts';
import { capitalize, formatCount, formatSection } from '../words.ts';

/**
 * Describes the steps of a walk. The first step that crosses a part of a change is followed by the number of
 * the change. Steps after the last numbered step are only counted.
 */
function stepsInWords({ steps }: Walk, { changes }: RetestedMachine): string {
  const open = new Set(changes.flatMap(({ parts }) => parts));
  const marked = steps.map(({ what, crosses }: Step) => {
    const fresh = new Set(crosses.filter((part) => open.has(part)));
    for (const part of fresh) open.delete(part);
    const numbers = changes.flatMap(({ parts }, index) =>
      parts.some((part) => fresh.has(part)) ? index + 1 : [],
    );
    return { text: numbers.length > 0 ? `${what} [${numbers.join(', ')}]` : what, numbers };
  });
  const last = marked.findLastIndex(({ numbers }) => numbers.length > 0);
  const shown = last < 0 ? marked : marked.slice(0, last + 1);
  const rest = marked.length - shown.length;
  const words = shown.map(({ text }) => text).join(', then ');
  return rest === 0 ? words : `${words} (and ${formatCount(rest, 'more step')})`;
}

function walkInWords({ walk, changes }: ChosenWalk, machine: RetestedMachine): string[] {
  const { kind, name, isOnScreen, test, failure } = walk;
  const title = kind === 'journey' ? `Journey “${name ?? ''}”` : 'Path';
  const place = isOnScreen ? 'on the screen' : 'on the machine alone';
  const what = `${title}, ${place}, in ${test.file}`;
  return failure === null
    ? [`${what}, crosses ${changes.join(', ')}`, `  ${stepsInWords(walk, machine)}`]
    : [`${what}, FAILS on the changed chart`, `  ${failure}`];
}

const lacks: Readonly<Record<string, (name: string) => string>> = {
  takes: (name) => `takes \`${name}\``,
  refuses: (name) => `sees the guard refuse \`${name}\``,
  enters: (path) => `enters ${path === '' ? 'the machine' : `\`${path}\``}`,
  leaves: (path) => `leaves ${path === '' ? 'the machine' : `\`${path}\``}`,
};

function partInWords(part: Part): string {
  const verb = part.slice(0, part.indexOf(' '));
  return lacks[verb]?.(part.slice(verb.length + 1)) ?? part;
}

function gapsInWords({ gaps, all, hasModel }: RetestedMachine): string[] {
  if (all === 0 && gaps.length > 0) {
    const numbers = [...new Set(gaps.map(({ change }) => change))].join(', ');
    return [`${numbers}. No test walks this machine${hasModel ? '' : ', which has no model'}.`];
  }
  return gaps.map(({ change, part, path }) => {
    const pathText =
      path === null
        ? 'nor does any path of the model'
        : `although this path would: ${path.join(', then ')}`;
    return `${change}. No test ${partInWords(part)}, ${pathText}.`;
  });
}

function headingOf({ id, file, change, was }: RetestedMachine): string {
  const note = change === 'changed' ? '' : `, ${was === null ? change : `was ${was}`}`;
  return `${id} (${file}${note})`;
}

function machineInText(machine: RetestedMachine): string {
  const { changes, removed, walks, screens, gallery, browser, unknownJourneys } = machine;
  return [
    headingOf(machine),
    ...formatSection(
      'Changes',
      changes.map(({ says }, index) => `${index + 1}. ${capitalize(says)}`),
    ),
    ...formatSection('Removed, so there is nothing to walk', removed.map(capitalize)),
    ...formatSection(
      'Walks',
      walks.flatMap((walk) => walkInWords(walk, machine)),
    ),
    ...formatSection('Crossed by no test', gapsInWords(machine)),
    ...formatSection(
      'Not considered',
      unknownJourneys.length > 0
        ? [
            `${formatCount(unknownJourneys.length, 'journey')} which \`journeys\` in chartwalk.config.ts does not contain`,
          ]
        : [],
    ),
    ...formatSection('Screens to look at', [
      ...(screens.length > 0 ? [screens.join(', ')] : []),
      ...(gallery === null ? [] : [`pictures: ${gallery}`]),
      ...(browser === null ? [] : [`in a browser, which the command leaves out: ${browser}`]),
    ]),
  ].join('\n');
}

/** Returns the title, with the numbers of machines, changes and walks. */
function titleOf({ before, after, machines }: RetestRecord): string {
  const versions = `Retest ${versionName(before)} → ${versionName(after)}`;
  if (machines.length === 0) return `${versions}: no machine’s behaviour has changed.`;
  const changes = machines.flatMap((machine) => machine.changes).length;
  const walks = machines.flatMap((machine) => machine.walks).length;
  const all = machines.reduce((sum, machine) => sum + machine.all, 0);
  return `${versions}: ${formatCount(machines.length, 'machine')}, ${formatCount(changes, 'change')}, ${walks} of ${formatCount(all, 'walk')}.`;
}

export function formatRetest(record: RetestRecord): string {
  const { machines, failures } = record;
  return [
    titleOf(record),
    ...machines.map(machineInText),
    ...failures.map(({ version, file, reason }) => `${file} of ${version} was left out: ${reason}`),
  ].join('\n\n');
}

export function hasGaps({ machines }: RetestRecord): boolean {
  return machines.some(({ gaps }) => gaps.length > 0);
}
