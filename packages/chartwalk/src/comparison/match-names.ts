/** Finds the events, guards, actions, actors and delays that were renamed in the later chart. */
import type { Chart } from '../chart.ts';
import { forEachKind } from '../structure.ts';
import type { KindOfCode } from '../structure.ts';
import { pathInPairs } from './match-states.ts';
import type { StatePairs } from './match-states.ts';
import type { BothCodes } from './named-code.ts';

/**
 * Maps the earlier names of each kind to the later names. Names that are the same in both charts have no
 * entry.
 */
export type Renames = Readonly<Record<'events' | KindOfCode, ReadonlyMap<string, string>>>;

/** The minimum share of common places, from 0 to 1, at which two names count as one renamed name. */
const MIN_SIMILARITY = 0.5;

/** Maps each name of one kind to the places at which it occurs in a chart. A place is written as a text. */
type Usages = ReadonlyMap<string, ReadonlySet<string>>;

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((usage) => other.has(usage)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

/**
 * Pairs names that only the earlier chart has with names that only the later chart has. The names with the
 * most places in common are paired first.
 */
function pairNames(
  before: Usages,
  after: Usages,
  may: (from: string, to: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  const gone = [...before].filter(([name]) => !after.has(name));
  const fresh = [...after].filter(([name]) => !before.has(name));
  const candidates = gone
    .flatMap(([from, was]) => fresh.map(([to, is]) => ({ from, to, common: similarity(was, is) })))
    .filter(({ from, to, common }) => common >= MIN_SIMILARITY && may(from, to))
    .toSorted((one, other) => other.common - one.common);
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of candidates) {
    if (pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
}

type Rename = (path: string) => string;

function groupUsages(all: readonly (readonly [name: string, place: string])[]): Usages {
  const usages = new Map<string, Set<string>>();
  for (const [name, usage] of all) {
    const known = usages.get(name) ?? new Set();
    usages.set(name, known.add(usage));
  }
  return usages;
}

function findEventUsages({ transitions }: Chart, rename: Rename): Usages {
  const found = transitions.flatMap(({ source, targets, trigger }) =>
    trigger.kind === 'event' && !trigger.event.includes('*')
      ? [[trigger.event, `${rename(source)} leads to ${targets.map(rename).join()}`] as const]
      : [],
  );
  return groupUsages(found);
}

/**
 * Finds the renamed events. An event is recognised by the sources and targets of its transitions. All states
 * without a pair count as the same state, because their names may have changed, too.
 */
export function findRenamedEvents(
  before: Chart,
  after: Chart,
  pairs: StatePairs,
): ReadonlyMap<string, string> {
  const paired = new Set(pairs.values());
  return pairNames(
    findEventUsages(before, (path) => pairs.get(path) ?? '?'),
    findEventUsages(after, (path) => (paired.has(path) ? path : '?')),
  );
}

/** Matches a name within a text such as `and(isFull, isPaid)` or `show(code: "late")`. */
const words = /[\w$.-]+/g;

const wordsIn = (text: string) => [text, ...(text.match(words) ?? [])];

/**
 * Returns the texts in which a chart mentions names of one kind. Each text is returned with its place in the
 * chart.
 */
function textsOf({ states, transitions }: Chart, kind: KindOfCode, rename: Rename) {
  const ofStates = states.flatMap((state) => {
    const { path, entry, exit, initialActions, invokes } = state;
    const texts = [...entry, ...exit, ...initialActions, ...(kind === 'actors' ? invokes : [])];
    return texts.map((text) => [text, rename(path)] as const);
  });
  const ofTransitions = transitions.flatMap(({ source, targets, trigger, guard, actions }) => {
    const delay = trigger.kind === 'delay' ? [trigger.delay] : [];
    const texts = {
      guards: guard === null ? [] : [guard],
      actions,
      actors: actions,
      delays: delay,
    };
    const usage = `${rename(source)} leads to ${targets.map(rename).join()}`;
    return texts[kind].map((text) => [text, usage] as const);
  });
  return [...ofStates, ...ofTransitions];
}

function findNameUsages(
  chart: Chart,
  kind: KindOfCode,
  names: readonly string[],
  rename: Rename,
): Usages {
  const texts = textsOf(chart, kind, rename);
  return new Map(
    names.map((name) => [
      name,
      new Set(texts.flatMap(([text, usage]) => (wordsIn(text).includes(name) ? usage : []))),
    ]),
  );
}

/**
 * Finds the names that were replaced. A guard, action, actor or delay counts as renamed only if its code has
 * not changed.
 */
export function findRenames(
  before: Chart,
  after: Chart,
  pairs: StatePairs,
  code: BothCodes,
): Renames {
  const renamed = (kind: KindOfCode) => {
    const [was, is] = [code.before[kind], code.after[kind]];
    return pairNames(
      findNameUsages(before, kind, Object.keys(was), (path) => pathInPairs(pairs, before, path)),
      findNameUsages(after, kind, Object.keys(is), (path) => path),
      (from, to) => was[from] === is[to],
    );
  };
  return {
    events: findRenamedEvents(before, after, pairs),
    ...forEachKind(renamed),
  };
}

/** Replaces earlier names in a text with the later ones. */
export function withLaterNames(text: string, renames: ReadonlyMap<string, string>): string {
  if (renames.size === 0) return text;
  return renames.get(text) ?? text.replaceAll(words, (word) => renames.get(word) ?? word);
}
