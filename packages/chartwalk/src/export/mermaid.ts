/** Exports a chart as a Mermaid state diagram. */
import { findChildIn, getTransitionDomain } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { insideTransitions, stateTexts, transitionTexts } from '../drawing/lines.ts';

/** Returns a unique ID for each state. Mermaid's IDs contain only letters, digits and underscores. */
function idsOf(chart: Chart): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path } of chart.states) {
    const words = [chart.id, path].filter(Boolean).join('_').replaceAll(/\W/g, '_');
    let id = words;
    for (let count = 2; taken.has(id); count += 1) id = `${words}_${count}`;
    taken.add(id);
    ids.set(path, id);
  }
  return ids;
}

const idsOfCharts = new WeakMap<Chart, ReadonlyMap<string, string>>();

function idOf(chart: Chart, path: string): string {
  const ids = idsOfCharts.get(chart) ?? idsOf(chart);
  idsOfCharts.set(chart, ids);
  return ids.get(path) ?? '';
}

/** Replaces characters that have a meaning in Mermaid, such as `#` and `;`. */
const plain = (text: string) => text.replace(/[#;]/g, ' ').replaceAll('"', "'").trim();

/** Returns the text of a transition without its description, because Mermaid does not wrap lines. */
function labelOf(transition: ChartTransition): string {
  return transitionTexts(transition)
    .filter(({ kind }) => kind !== 'description')
    .map(({ text }) => text)
    .join(' ');
}

function notesOf(chart: Chart, state: ChartState): string[] {
  const { description, history, tags } = state;
  return [
    ...(description === null ? [] : [description]),
    ...(history === null ? [] : [`${history} history`]),
    ...(tags.length > 0 ? [`tags: ${tags.join(', ')}`] : []),
    ...stateTexts(state).flatMap(({ kind, text }) => (kind === 'tags' ? [] : text)),
    ...insideTransitions(chart, state).map(labelOf),
  ];
}

/**
 * Returns words that name the real source and target of a line that crosses the border of a state. Mermaid
 * can't draw such a line, so the line in the diagram starts or ends at the border.
 */
function crossing(chart: Chart, holder: string, source: string, target: string): string {
  const inner = (path: string) =>
    path.slice((findChildIn(chart, holder, path)?.path.length ?? path.length) + 1);
  const from = source === holder ? '' : inner(source);
  const to = inner(target);
  return (from === '' ? '' : ` (from ${from})`) + (to === '' ? '' : ` (to ${to})`);
}

function linesOf(chart: Chart, state: ChartState): string[] {
  const { path, key, type } = state;
  const id = idOf(chart, path);
  const inner = chart.states.filter(({ parent }) => parent === path);
  const notes = notesOf(chart, state);
  const note =
    notes.length === 0
      ? []
      : [`note right of ${id}`, ...notes.map((line) => `  ${plain(line)}`), 'end note'];
  if (inner.length === 0) {
    return [
      `state "${plain(key)}" as ${id}`,
      ...(type === 'final' ? [`${id} --> [*]`] : []),
      ...note,
    ];
  }
  const held = chart.transitions.filter(
    (transition) =>
      transition.targets.length > 0 && getTransitionDomain(chart, transition) === path,
  );
  const anywhere = `${id}_anywhere`;
  const itself = `${id}_itself`;
  const startsAnywhere = held.some(({ source }) => source === path);
  const leadsToItself = held.some(({ targets }) => targets.includes(path));
  const childId = (end: string) => idOf(chart, findChildIn(chart, path, end)?.path ?? path);
  const initial = inner.find(({ isInitial }) => isInitial);
  const blocks = inner.map((child) => linesOf(chart, child));
  const defaults = chart.states.flatMap(({ path: history, historyDefaults }) =>
    historyDefaults
      .filter(
        (target) => getTransitionDomain(chart, { source: history, targets: [target] }) === path,
      )
      .map((target) => `${childId(history)} --> ${childId(target)}`),
  );
  // Mermaid can't draw a line between separated regions, so regions are separated only if no line connects
  // them.
  const isSeparated = type === 'parallel' && held.length + defaults.length === 0;
  const name = type === 'parallel' && !isSeparated ? `${key} (parallel)` : key;
  const body = [
    ...(initial ? [`[*] --> ${idOf(chart, initial.path)}`] : []),
    ...(startsAnywhere ? [`state "(anywhere)" as ${anywhere}`] : []),
    ...(leadsToItself ? [`state "(itself)" as ${itself}`] : []),
    ...(isSeparated
      ? blocks.flatMap((block, index) => (index === 0 ? block : ['--', ...block]))
      : blocks.flat()),
    ...held.flatMap((transition) =>
      transition.targets.map((target) => {
        const { source } = transition;
        const from = source === path ? anywhere : childId(source);
        const to = target === path ? itself : childId(target);
        const label = plain(labelOf(transition) + crossing(chart, path, source, target));
        return `${from} --> ${to} : ${label}`;
      }),
    ),
    ...defaults,
  ];
  return [`state "${plain(name)}" as ${id} {`, ...body.map((line) => `  ${line}`), '}', ...note];
}

export function toMermaid(chart: Chart): string {
  const [machine] = chart.states;
  if (!machine) throw new Error(`${chart.id} has no states.`);
  const lines = linesOf(chart, { ...machine, description: null });
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}
