/** Divides the texts of states and transitions into the lines of their boxes. */
import { isRegion } from '../chart.ts';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import type { Trigger } from '../triggers.ts';
import { wrap } from './text.ts';
import type { Measure, TextStyle } from './text.ts';
import { formatCount } from '../words.ts';

export type LineKind =
  | 'title'
  | 'description'
  | 'tags'
  | 'effect'
  | 'event'
  | 'guard'
  | 'actions'
  | 'gap';

export type Line = {
  kind: LineKind;
  text: string;
  /** The distance of the text's baseline from the top of the box. */
  baseline: number;
  width: number;
  /** The name of the transition that the line describes, if the transition is listed inside a state. */
  transition?: string;
};

export type TextBox = { lines: Line[]; width: number; height: number };

export const PADDING = { x: 14, y: 10 };
const WIDEST_STATE = 280;
const WIDEST_LABEL = 180;
const GAP = 8;
/** The room beside the name of a state for the button that folds it. */
export const FOLD_BUTTON = 24;

type LineStyle = TextStyle & { height: number; colour: 'text' | 'muted' | 'accent' };

const styles: Readonly<Record<LineKind, LineStyle>> = {
  title: { size: 15, weight: 700, height: 22, colour: 'text' },
  description: { size: 12, weight: 400, height: 17, colour: 'muted' },
  tags: { size: 12, weight: 600, height: 18, colour: 'accent' },
  effect: { size: 12, weight: 400, height: 17, colour: 'muted' },
  event: { size: 12, weight: 700, height: 17, colour: 'text' },
  guard: { size: 12, weight: 400, height: 17, colour: 'muted' },
  actions: { size: 12, weight: 400, height: 17, colour: 'muted' },
  gap: { size: 1, weight: 400, height: GAP, colour: 'muted' },
};

export function styleOf(kind: LineKind): LineStyle {
  return styles[kind];
}

export function duration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function delayLabel(milliseconds: number | 'computed' | null): string {
  if (milliseconds === null) return '';
  return milliseconds === 'computed' ? ' (computed)' : ` (${duration(milliseconds)})`;
}

export function triggerLabel(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'always':
      return 'always';
    case 'done':
      return `${trigger.actor} done`;
    case 'error':
      return `${trigger.actor} failed`;
    case 'snapshot':
      return `${trigger.actor} changed`;
    case 'stateDone':
      return trigger.state === '' ? 'the machine done' : `state ${trigger.state} done`;
    case 'delay':
      return `after ${trigger.delay}${delayLabel(trigger.milliseconds)}`;
    default:
      return trigger.event === '*' ? 'any other event (*)' : trigger.event;
  }
}

/**
 * Returns the guard of a transition as a text. If the trigger has several branches, the position of the
 * transition among them precedes the guard. Returns '' for a single branch without a guard.
 */
function conditionLabel({ guard, order: { position, of } }: ChartTransition): string {
  const condition = guard === null ? '' : `[${guard}]`;
  return of > 1 ? `${position} ${condition || 'else'}` : condition;
}

type Text = Omit<Line, 'baseline' | 'width'>;

/**
 * Returns the texts of a transition, one for each of its properties, such as its event, guard and actions.
 */
export function transitionTexts(transition: ChartTransition): Text[] {
  const { trigger, actions, description, meta, reenter, isForbidden } = transition;
  const remark = reenter ? ' (reenter)' : isForbidden ? ' (forbidden)' : '';
  const condition = conditionLabel(transition);
  const texts: Text[] = [{ kind: 'event', text: triggerLabel(trigger) + remark }];
  if (condition !== '') texts.push({ kind: 'guard', text: condition });
  if (actions.length > 0) texts.push({ kind: 'actions', text: `/ ${actions.join(', ')}` });
  if (meta !== null) texts.push({ kind: 'actions', text: `meta ${meta}` });
  if (description !== null) texts.push({ kind: 'description', text: description });
  return texts;
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

/** Returns the state's transitions without targets, which are listed in the state's box. */
export function insideTransitions(chart: Chart, state: ChartState): ChartTransition[] {
  return chart.transitions.filter(
    ({ source, targets }) => source === state.path && targets.length === 0,
  );
}

/** Returns a state's name. Harel's H or H* precedes the name of a history state. */
function titleOf({ key, history }: ChartState): string {
  if (history === null) return key;
  return history === 'deep' ? `H* ${key}` : `H ${key}`;
}

const doing = (word: string, what: readonly string[]): Text[] =>
  what.length > 0 ? [{ kind: 'effect', text: `${word} / ${what.join(', ')}` }] : [];

/** Returns the texts of a state except its name and description, line by line. */
export function stateTexts(state: ChartState): Text[] {
  const { tags, meta, invokes, initialActions, entry, exit, output } = state;
  return [
    ...(tags.length > 0
      ? [{ kind: 'tags', text: tags.map((tag) => `#${tag}`).join(' ') } as const]
      : []),
    ...doing('meta', meta === null ? [] : [meta]),
    ...invokes.flatMap((actor) => doing('invoke', [actor])),
    ...doing('initially', initialActions),
    ...doing('entry', entry),
    ...doing('exit', exit),
    ...doing('output', output === null ? [] : [output]),
  ];
}

/** Returns the box with the texts of a state. If the state contains other states, the box is above them. */
export function stateBox(chart: Chart, state: ChartState, measure: Measure): TextBox {
  const isMachine = state.parent === null;
  const { hidden } = state;
  const texts: Text[] = [{ kind: 'title', text: titleOf(state) }];
  if (hidden !== undefined) {
    texts.push({ kind: 'tags', text: `${formatCount(hidden, 'state')} inside` });
  }
  if (state.description !== null && !isMachine) {
    texts.push({ kind: 'description', text: state.description });
  }
  texts.push(...stateTexts(state));
  for (const transition of insideTransitions(chart, state)) {
    const { name } = transition;
    texts.push(
      { kind: 'gap', text: '' },
      ...transitionTexts(transition).map(({ kind, text }) => ({ kind, text, transition: name })),
    );
  }
  const box = boxOf(texts, WIDEST_STATE, measure);
  const canFold = !isMachine && (hidden !== undefined || isRegion(state));
  return canFold ? { ...box, width: box.width + FOLD_BUTTON } : box;
}

export function transitionBox(transition: ChartTransition, measure: Measure): TextBox {
  const box = boxOf(transitionTexts(transition), WIDEST_LABEL, measure);
  // Labels have less padding than states, because a label lies on its arrow.
  const lift = PADDING.y - 4;
  return {
    lines: box.lines.map((line) => ({ ...line, baseline: line.baseline - lift })),
    width: box.width - PADDING.x,
    height: box.height - 2 * lift,
  };
}
