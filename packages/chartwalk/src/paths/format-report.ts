/** Formats reports of paths for a person or a program. */
import type { ExplainedEvent, ExplainedPath, ExplainedStep } from './explain.ts';
import type { MachineReport, ReportedInvariant } from './report.ts';
import { formatCount, formatSection } from '../words.ts';

export type Format = 'text' | 'markdown' | 'json';

/** The maximum length of a payload in a report for people, in characters. */
const MAX_PAYLOAD_LENGTH = 160;

function payloadInWords({ payload }: ExplainedEvent): string {
  if (payload === null) return '';
  const text = JSON.stringify(payload);
  return text.length > MAX_PAYLOAD_LENGTH
    ? `${text.slice(0, MAX_PAYLOAD_LENGTH)}… (whole with --json)`
    : text;
}

function countsOf({ states, transitions, paths }: MachineReport): string {
  return [
    formatCount(states.length, 'state'),
    formatCount(transitions.length, 'transition'),
    formatCount(paths.length, 'path'),
  ].join(', ');
}

/**
 * Returns the lines below a step, each as a label and a text. They name its events, transitions and guards.
 */
function reasonsOf(step: ExplainedStep, code: (text: string) => string): [string, string][] {
  const { event, followedBy, transitions, guards } = step;
  const eventIn = (it: ExplainedEvent) => {
    const payload = payloadInWords(it);
    return payload === '' ? code(it.name) : `${code(it.name)} with ${code(payload)}`;
  };
  return [
    ...(event ? [['event', eventIn(event)] as [string, string]] : []),
    ...followedBy.map((it): [string, string] => ['then', eventIn(it)]),
    ...transitions.map(({ name }): [string, string] => ['takes', code(name)]),
    ...(event && transitions.length === 0 ? [['takes', 'nothing'] as [string, string]] : []),
    ...guards.map(({ guard, side, transition }): [string, string] => [
      'guard',
      `${code(guard)} ${side}${side === 'refused' ? ` ${code(transition)}` : ''}`,
    ]),
  ];
}

/** Removes duplicate lines, which occur if several machines take equal steps at once. */
const once = (lines: readonly string[]) => [...new Set(lines)];

function pathInText({ steps }: ExplainedPath, index: number): string {
  const lines = steps.flatMap((step, position) => [
    `    ${position}. ${step.what} → ${step.leadsTo}`,
    ...once(reasonsOf(step, (text) => text).map(([word, reason]) => `         ${word}  ${reason}`)),
  ]);
  return [`  Path ${index + 1}`, ...lines].join('\n');
}

function invariantInWords({ kind, claim, breach }: ReportedInvariant): string {
  return `${kind}: ${claim} (${breach === null ? 'holds' : `BROKEN: ${breach}`})`;
}

function inText(report: MachineReport): string {
  const { machine, description, states, transitions, invariants, forgotten, paths, to } = report;
  if (to !== null && !report.isCut && paths.length === 1) {
    return [`${machine}: the shortest path to ${to}`, ...paths.map(pathInText), ''].join('\n');
  }
  return [
    `${machine}: ${countsOf(report)}${report.isCut ? ' (there are more: name an end with --to)' : ''}`,
    ...(description === null ? [] : [`  ${description}`]),
    ...formatSection('States', states),
    ...formatSection('Transitions', transitions),
    ...formatSection('Invariants', invariants.map(invariantInWords)),
    ...formatSection('Forgotten', forgotten),
    ...paths.map(pathInText),
    '',
  ].join('\n');
}

function pathInMarkdown({ steps }: ExplainedPath, index: number): string {
  const lines = steps.flatMap((step, position) => [
    `${position + 1}. ${step.what} → \`${step.leadsTo}\``,
    ...once(
      reasonsOf(step, (text) => `\`${text}\``).map(([word, reason]) => `   - ${word} ${reason}`),
    ),
  ]);
  return `### Path ${index + 1}\n\n${lines.join('\n')}`;
}

function listInMarkdown(title: string, items: readonly string[]): string[] {
  return items.length === 0
    ? []
    : [`### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`];
}

function inMarkdown(report: MachineReport): string {
  const { machine, description, states, transitions, invariants, forgotten, paths, to } = report;
  if (to !== null && !report.isCut && paths.length === 1) {
    return [`## ${machine}: the shortest path to \`${to}\``, ...paths.map(pathInMarkdown), ''].join(
      '\n\n',
    );
  }
  return [
    `## ${machine}`,
    ...(description === null ? [] : [description]),
    `${countsOf(report)}${report.isCut ? ' (there are more)' : ''}.`,
    ...listInMarkdown(
      'States',
      states.map((state) => `\`${state}\``),
    ),
    ...listInMarkdown('Transitions', transitions),
    ...listInMarkdown('Invariants', invariants.map(invariantInWords)),
    ...listInMarkdown('Forgotten', forgotten),
    ...paths.map(pathInMarkdown),
    '',
  ].join('\n\n');
}

/** Formats reports as text, Markdown or JSON. */
export function formatReports(reports: readonly MachineReport[], format: Format): string {
  if (format === 'json') return JSON.stringify(reports, null, 2);
  return reports.map(format === 'markdown' ? inMarkdown : inText).join('\n');
}
