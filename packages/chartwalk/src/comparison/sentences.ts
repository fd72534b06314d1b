/** Describes changes in sentences with names between backticks, for Markdown and for the page. */
import type { ChartState, ChartTransition } from '../chart.ts';
import { triggerLabel } from '../drawing/lines.ts';
import type { Difference, StateChange, TransitionChange } from './compare.ts';

const name = (text: string) => `\`${text.replaceAll('`', "'")}\``;
export const names = (texts: readonly string[]) => texts.map(name).join(', ');

const placeName = (path: string) => (path === '' ? 'the machine' : name(path));

function listed(label: string, { before, after }: Difference): string {
  const fresh = after.filter((it) => !before.includes(it));
  const gone = before.filter((it) => !after.includes(it));
  if (fresh.length + gone.length === 0) return `${label} ${names(after)}, in another order`;
  return [
    ...(fresh.length > 0
      ? [`${before.length > gone.length ? 'also' : 'now'} ${label} ${names(fresh)}`]
      : []),
    ...(gone.length > 0 ? [`no longer ${label} ${names(gone)}`] : []),
  ].join(', ');
}

function replaced(label: string, { before, after }: Difference, none: string): string {
  const [was, is] = [before, after].map((texts) => (texts.length > 0 ? names(texts) : none));
  return `${label} ${is} instead of ${was}`;
}

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = ([position = '']: readonly string[]) =>
  ordinals[Number(position)] ?? `as no. ${position}`;

function ofGuard({ before, after }: Difference): string {
  if (before.length === 0) return `only if ${names(after)}`;
  if (after.length === 0) return `no longer asks ${names(before)}`;
  return `if ${names(after)} instead of ${names(before)}`;
}

/** Returns a difference as the end of a sentence about a state or a transition. */
function differenceText(difference: Difference, change: StateChange | TransitionChange): string {
  const { part, before, after } = difference;
  switch (part) {
    case 'kind':
    case 'history':
      return replaced('is', difference, 'none');
    case 'begins in':
    case 'history leads to':
      return replaced(part, difference, 'nowhere');
    case 'leads to':
      if (after.length === 0) return `stays instead of leading to ${names(before)}`;
      return before.length === 0
        ? `leads to ${names(after)} instead of staying`
        : replaced('leads to', difference, 'nothing');
    case 'tags':
      return listed('is tagged', difference);
    case 'invoke':
      return listed('invokes', difference);
    case 'does':
    case 'initially':
      return listed(part, difference);
    case 'entry':
    case 'exit':
      return `on ${part} ${listed('does', difference)}`;
    case 'guard':
      return ofGuard(difference);
    case 'enters again':
      return after[0] === 'yes' ? 'enters its state again' : 'no longer enters its state again';
    case 'tried':
      return `is tried ${ordinal(after)} instead of ${ordinal(before)}`;
    case 'set off by':
      return triggerText(change as TransitionChange);
    default:
      return replaced(part, difference, 'none');
  }
}

function triggerText({ before, after }: TransitionChange): string {
  if (!before || !after) return '';
  return `on ${name(triggerLabel(after.trigger))} instead of ${name(triggerLabel(before.trigger))}`;
}

const inWords = (change: StateChange | TransitionChange): string[] =>
  'differences' in change ? change.differences.map((it) => differenceText(it, change)) : [];

function aboutState({ path, type, tags, invokes, entry, exit }: ChartState): string {
  return [
    `state ${name(path)}`,
    ...(type === 'atomic' ? [] : [type]),
    ...(tags.length > 0 ? [`tagged ${names(tags)}`] : []),
    ...(invokes.length > 0 ? [`invokes ${names(invokes)}`] : []),
    ...(entry.length > 0 ? [`on entry does ${names(entry)}`] : []),
    ...(exit.length > 0 ? [`on exit does ${names(exit)}`] : []),
  ].join(', ');
}

/** Describes a transition by its source and its trigger. */
function beginningOf({ source, trigger }: ChartTransition): string {
  return `${placeName(source)} on ${name(triggerLabel(trigger))}`;
}

function aboutTransition(transition: ChartTransition): string {
  const { targets, guard, actions, isForbidden, reenter } = transition;
  const goal =
    targets.length > 0 ? ` → ${names(targets)}` : isForbidden ? ', forbidden' : ', stays';
  return [
    `${beginningOf(transition)}${guard === null ? '' : ` if ${name(guard)}`}${goal}`,
    ...(reenter ? ['enters again'] : []),
    ...(actions.length > 0 ? [`does ${names(actions)}`] : []),
  ].join(', ');
}

/** Returns a change of a state as a sentence without its full stop. */
export function stateSentence(change: StateChange): string {
  const { before, after } = change;
  if (!before || !after) return aboutState(after ?? before);
  if (change.change === 'changed')
    return `${after.path === '' ? 'the machine' : `state ${name(after.path)}`} ${inWords(change).join('; ')}`;
  const moved =
    before.key === after.key
      ? `state ${name(before.path)} is now ${name(after.path)}`
      : `state ${name(before.path)} is now called ${name(after.path)}`;
  return [moved, ...inWords(change)].join('; ');
}

/** Returns words that identify a branch of a trigger by its guard or its targets; '' if both have changed. */
function branchOf(before: ChartTransition, after: ChartTransition): string {
  if (before.guard !== null && before.guard === after.guard) return ` if ${name(before.guard)}`;
  const isSameGoal = before.targets.join() === after.targets.join() && after.targets.length > 0;
  return isSameGoal && after.order.of > 1 ? ` → ${names(after.targets)}` : '';
}

/** Returns a change of a transition as a sentence without its full stop. */
export function transitionSentence(change: TransitionChange): string {
  const { before, after } = change;
  if (!before || !after) return aboutTransition(after ?? before);
  const branch = branchOf(before, after);
  if (change.change === 'changed') {
    return `${placeName(after.source)} on ${name(triggerLabel(before.trigger))}${branch}: ${inWords(change).join('; ')}`;
  }
  const moved = `on ${name(triggerLabel(before.trigger))}${branch}: ${placeName(after.source)} answers instead of ${placeName(before.source)}`;
  return [moved, ...inWords(change)].join('; ');
}
