/** Formats the changes of machines as Markdown, for example for the description of a pull request. */
import type { Chart } from '../chart.ts';
import { triggerLabel } from '../drawing/lines.ts';
import { toMermaid } from '../export/mermaid.ts';
import { kindsOfChange, signs } from './change.ts';
import type { Change } from './change.ts';
import { changedPart } from './changed-part.ts';
import type { Comparison, StateChange, TransitionChange } from './compare.ts';
import type { CoverageChange } from './coverage-change.ts';
import { mergeCharts } from './merge.ts';
import type { MergedChart } from './merge.ts';
import { comparisonOf, versionName } from './record.ts';
import type { ChangesRecord, MachineChange } from './record.ts';
import { names, renameSentences, stateSentences, transitionSentences } from './sentences.ts';
import { vocabulary, vocabularySentence } from './vocabulary.ts';
import { capitalize, formatCount } from '../words.ts';
import { fileNameOf } from '../file-name.ts';

export const headings: Readonly<Record<Change, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
  renamed: 'Renamed',
};

const isOf = (change: Change) => (it: StateChange | TransitionChange) => it.change === change;

/** Returns the changes of one kind as sentences: states, then transitions, then names. */
export function sentencesOf(
  { states, transitions, renames }: Comparison,
  change: Change,
): string[] {
  return [
    ...stateSentences(states.filter(isOf(change))),
    ...transitionSentences(transitions.filter(isOf(change))),
    ...(change === 'renamed' ? renameSentences(renames) : []),
  ];
}

const item = (sentence: string) => `- ${capitalize(sentence)}`;

/**
 * Returns sentences about the tests' coverage of the changes; empty if there is no record or nothing to
 * report.
 */
export function coverageSentences(coverage: CoverageChange | null): string[] {
  if (coverage === null) return [];
  const { lost, missed, unmeasured } = coverage;
  return [
    ...(lost.length > 0 ? [`walked before, now not: ${names(lost)}`] : []),
    ...(missed.length > 0 ? [`not walked by any test: ${names(missed)}`] : []),
    ...(unmeasured.length > 0
      ? [`not measured yet, run the path tests: ${names(unmeasured)}`]
      : []),
  ];
}

const sign = (change: Change | undefined) => (change ? `${signs[change]} ` : '');

/**
 * Returns the merged chart with signs in place of the drawing's colours, because Mermaid can't colour its
 * lines.
 */
function withSigns({ chart, marks }: MergedChart): Chart {
  const isElsewhere = (path: string) => ['moved', 'renamed'].includes(marks.states.get(path) ?? '');
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      key: sign(marks.states.get(state.path)) + state.key,
      description: isElsewhere(state.path) ? state.description : null,
    })),
    transitions: chart.transitions.map((transition) => {
      const mark = sign(marks.transitions.get(transition.name));
      if (mark === '') return transition;
      const event = mark + triggerLabel(transition.trigger);
      return { ...transition, trigger: { kind: 'event' as const, event } };
    }),
  };
}

/** The maximum length of a diagram that Mermaid draws. */
const MAX_CHARACTERS_OF_DIAGRAM = 50_000;

/** Returns a chart as a Mermaid diagram that code hosts draw in Markdown. */
function diagram(chart: Chart): string {
  const text = toMermaid(chart);
  return text.length > MAX_CHARACTERS_OF_DIAGRAM
    ? 'The diagram is too large for Mermaid.'
    : `\`\`\`mermaid\n${text}\`\`\``;
}

/**
 * Returns a caption that explains the signs in a diagram, and says how many states the diagram leaves out.
 */
function caption(whole: MergedChart, part: MergedChart): string {
  const used = new Set([...part.marks.states.values(), ...part.marks.transitions.values()]);
  const legend = kindsOfChange
    .filter((kind) => used.has(kind))
    .map((kind) => `\`${signs[kind]}\` ${kind}`);
  const left = whole.chart.states.length - part.chart.states.length;
  const leftOut = left === 0 ? [] : [`${formatCount(left, 'other state')} left out`];
  return [...legend, ...leftOut].join(', ');
}

function changeDiagram(comparison: Comparison): string[] {
  const whole = mergeCharts(comparison);
  const part = changedPart(whole);
  return [diagram(withSigns(part)), caption(whole, part)];
}

function list(heading: string, sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : [`**${heading}**`, sentences.map(item).join('\n')];
}

function machineSection(
  machine: MachineChange,
  pictures: PictureAddress,
  hasDiagram: boolean,
): string {
  const { id, file, before, after, change, coverage, codeChanges } = machine;
  const title = `### ${id}`;
  const picture = pictures === null ? [] : [pictureTag(id, pictures)];
  const comparison = comparisonOf(machine);
  if (!comparison) {
    const chart = before ?? after;
    const counts = chart
      ? `${formatCount(chart.states.length - 1, 'state')}, ${formatCount(chart.transitions.length, 'transition')}`
      : '';
    const description = chart?.description ? ` ${chart.description}` : '';
    return [
      title,
      `**${capitalize(change)}:** \`${file}\`, ${counts}.${description}`,
      ...(after && hasDiagram ? [diagram(after)] : []),
      ...picture,
    ].join('\n\n');
  }
  return [
    title,
    change === 'renamed' ? `Was called \`${comparison.before.id}\`. \`${file}\`` : `\`${file}\``,
    ...kindsOfChange.flatMap((kind) => list(headings[kind], sentencesOf(comparison, kind))),
    ...list('Code', codeChanges),
    ...list('Names', vocabulary(comparison).map(vocabularySentence)),
    ...list('Coverage', coverageSentences(coverage)),
    ...(hasDiagram ? changeDiagram(comparison) : []),
    ...picture,
  ].join('\n\n');
}

/** The URL of the folder with the pictures; null if the Markdown shows none. */
type PictureAddress = string | null;

export const pictureNames = (id: string) => {
  const file = fileNameOf(id);
  return { light: `${file}.svg`, dark: `${file}-dark.svg` };
};

function pictureTag(id: string, folder: string): string {
  const { light, dark } = pictureNames(id);
  const at = (file: string) => `${folder.replace(/\/$/, '')}/${file}`;
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${at(dark)}"><img alt="Both charts of ${id} in one" src="${at(light)}"></picture>`;
}

/** Describes in a few words how much of a machine has changed. */
export function numbersOf(machine: MachineChange): string {
  const { change } = machine;
  const comparison = comparisonOf(machine);
  if (!comparison) return change;
  const numbers = kindsOfChange.flatMap((kind) => {
    const number = sentencesOf(comparison, kind).length;
    return number === 0 ? [] : `${number} ${kind}`;
  });
  return [...(change === 'renamed' ? [`was \`${comparison.before.id}\``] : []), ...numbers].join(
    ', ',
  );
}

/** Returns a sentence about changed code that the charts do not show; empty if there is none. */
export function otherCodeSentence({ otherCode }: ChangesRecord): string[] {
  if (otherCode.length === 0) return [];
  const files = otherCode.map(({ file, changed }) => {
    const code = changed.join('; ');
    return code === '' ? names([file]) : `${names([file])} (${code})`;
  });
  return [`Other code, but the same charts: ${files.join(', ')}.`];
}

/** The maximum length of a comment on GitHub, minus some room for text that a CI job adds. */
const MAX_CHARACTERS = 65_000;

/**
 * Returns the changes as Markdown that needs no other file. Its diagrams are Mermaid, which code hosts draw.
 * It shows pictures only if they are published, because code hosts show neither `data:` URLs nor files that
 * are not in the repository.
 *
 * The diagrams are left out if the text would otherwise be too long for a comment.
 *
 * @param pictures the URL of the folder to which the pictures are uploaded
 */
export function toMarkdown(record: ChangesRecord, pictures: PictureAddress = null): string {
  const text = markdownOf(record, pictures, true);
  return text.length > MAX_CHARACTERS ? markdownOf(record, pictures, false) : text;
}

function markdownOf(record: ChangesRecord, pictures: PictureAddress, hasDiagrams: boolean): string {
  const { machines, same, failures } = record;
  const title = `## Statecharts: ${versionName(record.before)} → ${versionName(record.after)}`;
  const others = same === 0 ? '' : ` ${same === 1 ? '1 other is' : `${same} others are`} the same.`;
  const problems = failures.map(
    ({ version, file, reason }) => `> \`${file}\` of ${version} was left out: ${reason}`,
  );
  if (machines.length === 0) {
    const nothing = `No machine’s behaviour has changed: ${formatCount(same, 'machine')} compared.`;
    return `${[title, nothing, ...otherCodeSentence(record), ...problems].join('\n\n')}\n`;
  }
  const table = [
    '| machine | what |',
    '| --- | --- |',
    ...machines.map((machine) => `| ${machine.id} | ${numbersOf(machine)} |`),
  ].join('\n');
  return `${[
    title,
    `${formatCount(machines.length, 'machine')} changed.${others}`,
    ...problems,
    ...(hasDiagrams
      ? []
      : ['The diagrams are left out, because a comment could not contain all of them.']),
    ...(machines.length > 1 ? [table] : []),
    ...machines.map((machine) => machineSection(machine, pictures, hasDiagrams)),
    ...otherCodeSentence(record),
  ].join('\n\n')}\n`;
}
