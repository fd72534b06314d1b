/** What is written into the boxes of states and onto transitions, line by line. */
import type { Chart, ChartState, ChartTransition, Trigger } from '../chart.ts';
import { wrap } from './text.ts';
import type { Measure, TextStyle } from './text.ts';

export type LineKind =
  'title' | 'description' | 'tags' | 'effect' | 'event' | 'guard' | 'actions' | 'gap';

export type Line = {
  kind: LineKind;
  text: string;
  /** From the top of the box to the baseline. */
  baseline: number;
  width: number;
  /** The transition that this line belongs to, inside a state. */
  transition?: string;
};

export type TextBox = { lines: Line[]; width: number; height: number };

export const PADDING = { x: 14, y: 10 };
const WIDEST_STATE = 280;
const WIDEST_LABEL = 180;
const GAP = 8;

const styles: Readonly<Record<LineKind, TextStyle & { height: number }>> = {
  title: { size: 15, weight: 700, height: 22 },
  description: { size: 12, weight: 400, height: 17 },
  tags: { size: 12, weight: 600, height: 18 },
  effect: { size: 12, weight: 400, height: 17 },
  event: { size: 12, weight: 700, height: 17 },
  guard: { size: 12, weight: 400, height: 17 },
  actions: { size: 12, weight: 400, height: 17 },
  gap: { size: 1, weight: 400, height: GAP },
};

export function styleOf(kind: LineKind): TextStyle {
  return styles[kind];
}

/** Milliseconds as people say them. */
function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

/** What sets a transition off, as the chart says it. */
export function triggerLabel(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'always':
      return 'always';
    case 'done':
      return `${trigger.actor} done`;
    case 'error':
      return `${trigger.actor} failed`;
    case 'delay':
      return trigger.milliseconds === null
        ? `after ${trigger.delay}`
        : `after ${trigger.delay} (${duration(trigger.milliseconds)})`;
    default:
      return trigger.event;
  }
}

type Text = Omit<Line, 'baseline' | 'width'>;

function textsOf({ name, trigger, guard, actions }: ChartTransition, isInside: boolean): Text[] {
  const texts: Text[] = [{ kind: 'event', text: triggerLabel(trigger) }];
  if (guard !== null) texts.push({ kind: 'guard', text: `[${guard}]` });
  if (actions.length > 0) texts.push({ kind: 'actions', text: `/ ${actions.join(', ')}` });
  return isInside ? texts.map((text) => ({ ...text, transition: name })) : texts;
}

function boxOf(texts: readonly Text[], widest: number, measure: Measure): TextBox {
  const lines: Line[] = [];
  let height = PADDING.y;
  let width = 0;
  for (const text of texts) {
    const { height: lineHeight, ...style } = styles[text.kind];
    for (const line of wrap(text.text, style, widest, measure)) {
      const lineWidth = measure(line, style);
      lines.push({ ...text, text: line, baseline: height + lineHeight * 0.72, width: lineWidth });
      height += lineHeight;
      width = Math.max(width, lineWidth);
    }
  }
  return {
    lines,
    width: Math.ceil(width + 2 * PADDING.x),
    height: Math.ceil(height + PADDING.y),
  };
}

/** The transitions that a state's own box lists, since they lead nowhere. */
export function insideTransitions(chart: Chart, state: ChartState): ChartTransition[] {
  return chart.transitions.filter(
    ({ source, targets }) => source === state.path && targets.length === 0,
  );
}

/** What stands in a state's box, above the states in it. */
export function stateBox(chart: Chart, state: ChartState, measure: Measure): TextBox {
  const texts: Text[] = [{ kind: 'title', text: state.key }];
  const isMachine = state.parent === null;
  if (state.description !== null && !isMachine) {
    texts.push({ kind: 'description', text: state.description });
  }
  if (state.tags.length > 0) {
    texts.push({ kind: 'tags', text: state.tags.map((tag) => `#${tag}`).join(' ') });
  }
  for (const actor of state.invokes) texts.push({ kind: 'effect', text: `invoke / ${actor}` });
  if (state.entry.length > 0) {
    texts.push({ kind: 'effect', text: `entry / ${state.entry.join(', ')}` });
  }
  if (state.exit.length > 0) {
    texts.push({ kind: 'effect', text: `exit / ${state.exit.join(', ')}` });
  }
  for (const transition of insideTransitions(chart, state)) {
    texts.push({ kind: 'gap', text: '' }, ...textsOf(transition, true));
  }
  return boxOf(texts, WIDEST_STATE, measure);
}

/** What stands on a transition's line. */
export function transitionBox(transition: ChartTransition, measure: Measure): TextBox {
  const box = boxOf(textsOf(transition, false), WIDEST_LABEL, measure);
  // Labels sit close to their lines: less air than in a state.
  const lift = PADDING.y - 4;
  return {
    lines: box.lines.map((line) => ({ ...line, baseline: line.baseline - lift })),
    width: box.width - PADDING.x,
    height: box.height - 2 * lift,
  };
}
