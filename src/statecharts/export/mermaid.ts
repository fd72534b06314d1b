/** A chart as a Mermaid state diagram. */
import { holderOf } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { insideTransitions, triggerLabel } from '../drawing/lines.ts';

/** Mermaid's names are words. */
const idOf = (chart: Chart, path: string) =>
  [chart.id, ...path.split('.')].filter(Boolean).join('_').replaceAll('-', '_');

/** Mermaid reads `#` and `;` as its own. */
const plain = (text: string) => text.replace(/[#;]/g, ' ').trim();

function labelOf({ trigger, guard, actions }: ChartTransition): string {
  return [
    triggerLabel(trigger),
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(actions.length > 0 ? [`/ ${actions.join(', ')}`] : []),
  ].join(' ');
}

function notesOf(chart: Chart, state: ChartState): string[] {
  return [
    ...(state.description === null ? [] : [state.description]),
    ...(state.tags.length > 0 ? [`tags: ${state.tags.join(', ')}`] : []),
    ...state.invokes.map((actor) => `invoke / ${actor}`),
    ...(state.entry.length > 0 ? [`entry / ${state.entry.join(', ')}`] : []),
    ...(state.exit.length > 0 ? [`exit / ${state.exit.join(', ')}`] : []),
    ...insideTransitions(chart, state).map(labelOf),
  ];
}

/** The state directly inside the holder that this one is, or lies in. */
function childWithin(holder: string, path: string): string {
  const depth = holder === '' ? 1 : holder.split('.').length + 1;
  return path.split('.').slice(0, depth).join('.');
}

/**
 * Mermaid can't draw a line across the border of a state: such a line starts and ends at the border,
 * and says where it really comes from and leads to.
 */
function crossing(holder: string, source: string, target: string): string {
  const inner = (path: string) => path.slice(childWithin(holder, path).length + 1);
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
    (transition) => transition.targets.length > 0 && holderOf(chart, transition) === path,
  );
  const anywhere = `${id}_anywhere`;
  const startsAnywhere = held.some(({ source }) => source === path);
  const initial = inner.find(({ isInitial }) => isInitial);
  const blocks = inner.map((child) => linesOf(chart, child));
  const body = [
    ...(initial ? [`[*] --> ${idOf(chart, initial.path)}`] : []),
    ...(startsAnywhere ? [`state "(anywhere)" as ${anywhere}`] : []),
    ...(type === 'parallel'
      ? blocks.flatMap((block, index) => (index === 0 ? block : ['--', ...block]))
      : blocks.flat()),
    ...held.flatMap((transition) =>
      transition.targets.map((target) => {
        const { source } = transition;
        const from = source === path ? anywhere : idOf(chart, childWithin(path, source));
        const to = idOf(chart, childWithin(path, target));
        const label = plain(labelOf(transition)) + crossing(path, source, target);
        return `${from} --> ${to} : ${label}`;
      }),
    ),
  ];
  return [`state "${plain(key)}" as ${id} {`, ...body.map((line) => `  ${line}`), '}', ...note];
}

/** The whole machine as the text of a Mermaid diagram. */
export function toMermaid(chart: Chart): string {
  const [machine] = chart.states;
  if (!machine) throw new Error(`${chart.id} has no states.`);
  const lines = linesOf(chart, { ...machine, description: null });
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}
