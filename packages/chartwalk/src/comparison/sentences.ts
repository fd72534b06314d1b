/** Describes changes in sentences with names between backticks, for Markdown and for the page. */
import type { ChartState, ChartTransition } from '../chart.ts';
import type { CodeChanges } from '../code/code-changes.ts';
import type { CodeChange } from '../code/piece.ts';
import { triggerLabel } from '../drawing/lines.ts';
import type { Difference, StateChange, TransitionChange } from './compare.ts';
import type { Renames } from './match-names.ts';
import { groupBy } from './match-transitions.ts';
import { kindsOfCode } from '../structure.ts';
import type { KindOfCode } from '../structure.ts';

const name = (text: string) => `\`${text.replaceAll('`', "'")}\``;
export const names = (texts: readonly string[]) => texts.map(name).join(', ');

export const stateName = (path: string) => (path === '' ? 'the machine' : name(path));

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

function beginningOf({ source, trigger }: ChartTransition): string {
  return `${stateName(source)} on ${name(triggerLabel(trigger))}`;
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

export function stateSentence(change: StateChange): string {
  const { before, after } = change;
  if (!before || !after) return aboutState(after ?? before);
  if (change.change === 'changed')
    return `${after.path === '' ? 'the machine' : `state ${name(after.path)}`} ${inWords(change).join('; ')}`;
  const now = change.change === 'renamed' ? 'is now called' : 'is now';
  return [`state ${name(before.path)} ${now} ${name(after.path)}`, ...inWords(change)].join('; ');
}

const isDifferentIn = (change: TransitionChange, part: string) =>
  'differences' in change && change.differences.some((difference) => difference.part === part);

/** Returns words that identify a branch of a trigger by its guard or its targets; '' if both have changed. */
function branchOf(change: TransitionChange, { guard, targets, order }: ChartTransition): string {
  if (guard !== null && !isDifferentIn(change, 'guard')) return ` if ${name(guard)}`;
  const hasSameGoal = targets.length > 0 && !isDifferentIn(change, 'leads to');
  return hasSameGoal && order.of > 1 ? ` → ${names(targets)}` : '';
}

export function transitionSentence(change: TransitionChange): string {
  const { before, after } = change;
  if (!before || !after) return aboutTransition(after ?? before);
  const { trigger } = isDifferentIn(change, 'set off by') ? before : after;
  const event = `${name(triggerLabel(trigger))}${branchOf(change, after)}`;
  if (change.change === 'changed') {
    return `${stateName(after.source)} on ${event}: ${inWords(change).join('; ')}`;
  }
  const moved = `on ${event}: ${stateName(after.source)} answers instead of ${stateName(before.source)}`;
  return [moved, ...inWords(change)].join('; ');
}

/**
 * Returns the key by which changes of states are grouped. States that only moved share a key if they have the
 * same old parent and the same new parent. Every other state has its own key.
 */
function getMoveKey(change: StateChange): string {
  const { before, after } = change;
  const isOnlyMoved =
    change.change === 'moved' &&
    change.differences.length === 0 &&
    change.before.key === change.after.key;
  return isOnlyMoved
    ? `${before?.parent} → ${after?.parent}`
    : `only ${change.change} ${(after ?? before).path}`;
}

/** Returns changes of states as sentences without full stops. States that moved together share a sentence. */
export function stateSentences(changes: readonly StateChange[]): string[] {
  return [...groupBy(changes, getMoveKey).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first || others.length === 0) return group.map(stateSentence);
    const was = group.flatMap(({ before }) => before?.path ?? []);
    const newParent = first.after?.parent ?? '';
    return `states ${names(was)} are now ${newParent === '' ? 'directly in the machine' : `in ${name(newParent)}`}`;
  });
}

/**
 * Returns changes of transitions as sentences without full stops. If one outer state now handles an event that
 * several inner states used to handle, or vice versa, one sentence covers all these transitions. A transition
 * in which only names were replaced has no sentence.
 */
export function transitionSentences(changes: readonly TransitionChange[]): string[] {
  const told = changes.filter(({ change }) => change !== 'renamed');
  const areMoved = (key: 'before' | 'after', it: TransitionChange) =>
    told.filter((other) => other.change === 'moved' && other[key] === it[key]).length > 1;
  const key = (change: TransitionChange): string => {
    const isMoved = change.change === 'moved' && change.differences.length === 0;
    if (isMoved && areMoved('after', change)) return `to ${change.after.name}`;
    if (isMoved && areMoved('before', change)) return `from ${change.before.name}`;
    return `only ${told.indexOf(change)}`;
  };
  return [...groupBy(told, key).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first?.before || !first.after || others.length === 0) return group.map(transitionSentence);
    const { before, after } = first;
    const event = `${name(triggerLabel(after.trigger))}${branchOf(first, after)}`;
    const sourcesOf = (side: 'before' | 'after') =>
      names(group.flatMap((change) => change[side]?.source ?? []));
    return areMoved('after', first)
      ? `on ${event}: ${stateName(after.source)} answers instead of ${sourcesOf('before')}`
      : `on ${event}: ${sourcesOf('after')} answer instead of ${stateName(before.source)}`;
  });
}

const singulars: Readonly<Record<keyof Renames, string>> = {
  events: 'event',
  guards: 'guard',
  actions: 'action',
  actors: 'actor',
  delays: 'delay',
};

/** Returns the replaced names as sentences without full stops. */
export function renameSentences(renames: Renames): string[] {
  return Object.entries(renames).flatMap(([kind, renamed]) =>
    [...renamed].map(
      ([was, is]) => `${singulars[kind as keyof Renames]} ${name(was)} is now called ${name(is)}`,
    ),
  );
}

const reasonOf = ({ because }: CodeChange) =>
  because.length === 0
    ? 'its code has changed'
    : `code to which it refers has changed, ${because.join(', ')}`;

export const namedCodeSentence = (kind: KindOfCode, named: string, change: CodeChange) =>
  `${singulars[kind]} ${name(named)}: ${reasonOf(change)}`;

export const transitionCodeSentence = (transition: string, change: CodeChange) =>
  `${name(transition)}: ${reasonOf(change)}`;

export const stateCodeSentence = (when: 'entering' | 'leaving', path: string, change: CodeChange) =>
  `${when} ${stateName(path)}: ${reasonOf(change)}`;

export const startCodeSentence = (change: CodeChange) => `the first context: ${reasonOf(change)}`;

/** Returns the parts whose code has changed, as sentences without full stops. */
export function codeSentences({ named, transitions, entered, left, start }: CodeChanges): string[] {
  return [
    ...kindsOfCode.flatMap((kind) =>
      [...named[kind]].map(([it, change]) => namedCodeSentence(kind, it, change)),
    ),
    ...[...transitions].map(([it, change]) => transitionCodeSentence(it, change)),
    ...[...entered].map(([path, change]) => stateCodeSentence('entering', path, change)),
    ...[...left].map(([path, change]) => stateCodeSentence('leaving', path, change)),
    ...(start ? [startCodeSentence(start)] : []),
  ];
}
