/** Formats the changes of machines as Markdown, for example for the description of a pull request. */
import { triggerLabel } from '../drawing/lines.ts';
import { toMermaid } from '../export/mermaid.ts';
import { kindsOfChange, signs } from './change.ts';
import type { Change } from './change.ts';
import { compareCharts } from './compare.ts';
import type { Comparison, StateChange, TransitionChange } from './compare.ts';
import type { CoverageChange } from './coverage-change.ts';
import { mergeCharts } from './merge.ts';
import type { MergedChart } from './merge.ts';
import { versionName } from './record.ts';
import type { ChangesRecord, MachineChange } from './record.ts';
import { names, stateSentence, transitionSentence } from './sentences.ts';
import { vocabulary, vocabularySentence } from './vocabulary.ts';

export const headings: Readonly<Record<Change, string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved or renamed',
};

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
const isOf = (change: Change) => (it: StateChange | TransitionChange) => it.change === change;

/** Returns the changes of one kind as sentences, with states before transitions. */
export function sentencesOf({ states, transitions }: Comparison, change: Change): string[] {
  return [
    ...states.filter(isOf(change)).map(stateSentence),
    ...transitions.filter(isOf(change)).map(transitionSentence),
  ];
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
const item = (sentence: string) => `- ${capital(sentence)}`;

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
function withSigns({ chart, marks }: MergedChart): MergedChart['chart'] {
  return {
    ...chart,
    states: chart.states.map((state) => ({
      ...state,
      key: sign(marks.states.get(state.path)) + state.key,
      description: marks.states.get(state.path) === 'moved' ? state.description : null,
    })),
    transitions: chart.transitions.map((transition) => {
      const mark = sign(marks.transitions.get(transition.name));
      if (mark === '') return transition;
      const event = mark + triggerLabel(transition.trigger);
      return { ...transition, trigger: { kind: 'event' as const, event } };
    }),
  };
}

function machineSection(machine: MachineChange): string {
  const { id, file, before, after, change, coverage } = machine;
  const title = `### ${id}`;
  if (!before || !after) {
    const chart = before ?? after;
    const counts = chart
      ? `${count(chart.states.length - 1, 'state')}, ${count(chart.transitions.length, 'transition')}`
      : '';
    const description = chart?.description ? ` ${chart.description}` : '';
    return [title, `**${capital(change)}:** \`${file}\`, ${counts}.${description}`].join('\n\n');
  }
  const comparison = compareCharts(before, after);
  const changes = kindsOfChange.flatMap((kind) => {
    const sentences = sentencesOf(comparison, kind);
    return sentences.length === 0 ? [] : [`**${headings[kind]}**`, sentences.map(item).join('\n')];
  });
  const words = vocabulary(comparison).map(vocabularySentence).map(item);
  const covered = coverageSentences(coverage).map(item);
  return [
    title,
    change === 'renamed' ? `Was called \`${before.id}\`. \`${file}\`` : `\`${file}\``,
    ...changes,
    ...(words.length > 0 ? ['**Names**', words.join('\n')] : []),
    ...(covered.length > 0 ? ['**Coverage**', covered.join('\n')] : []),
    pictureTag(id),
    `<details><summary>Both charts in one diagram</summary>\n\n\`\`\`mermaid\n${toMermaid(withSigns(mergeCharts(comparison)))}\`\`\`\n\n</details>`,
  ].join('\n\n');
}

export const pictureNames = (id: string) => {
  const file = id.replaceAll(/[^\w.-]/g, '_');
  return { light: `${file}.svg`, dark: `${file}-dark.svg` };
};

function pictureTag(id: string): string {
  const { light, dark } = pictureNames(id);
  return `<picture><source media="(prefers-color-scheme: dark)" srcset="${dark}"><img alt="Both charts of ${id} in one" src="${light}"></picture>`;
}

/** Describes in a few words how much of a machine has changed. */
export function numbersOf({ change, before, after }: MachineChange): string {
  if (!before || !after) return change;
  const comparison = compareCharts(before, after);
  const all = [...comparison.states, ...comparison.transitions];
  const numbers = kindsOfChange.flatMap((kind) => {
    const number = all.filter(isOf(kind)).length;
    return number === 0 ? [] : `${number} ${kind}`;
  });
  return [...(change === 'renamed' ? [`was \`${before.id}\``] : []), ...numbers].join(', ');
}

/** Returns a sentence about changed code that the charts do not show; empty if there is none. */
export function otherCodeSentence({ otherCode }: ChangesRecord): string[] {
  if (otherCode.length === 0) return [];
  return [
    `Other code, but the same charts: ${names(otherCode)}. What named guards, actions and actors do inside is not compared.`,
  ];
}

/** Returns the text of `changes.md`. */
export function toMarkdown(record: ChangesRecord): string {
  const { machines, same, failures } = record;
  const title = `## Statecharts: ${versionName(record.before)} → ${versionName(record.after)}`;
  const others = same === 0 ? '' : ` ${same === 1 ? '1 other is' : `${same} others are`} the same.`;
  const problems = failures.map(
    ({ version, file, reason }) => `> \`${file}\` of ${version} was left out: ${reason}`,
  );
  if (machines.length === 0) {
    const nothing = `No machine does anything else: ${count(same, 'machine')} compared.`;
    return `${[title, nothing, ...otherCodeSentence(record), ...problems].join('\n\n')}\n`;
  }
  const table = [
    '| machine | what |',
    '| --- | --- |',
    ...machines.map((machine) => `| ${machine.id} | ${numbersOf(machine)} |`),
  ].join('\n');
  return `${[
    title,
    `${count(machines.length, 'machine')} changed.${others}`,
    ...problems,
    ...(machines.length > 1 ? [table] : []),
    ...machines.map(machineSection),
    ...otherCodeSentence(record),
  ].join('\n\n')}\n`;
}
