/** Compares the names of events, guards, actions, actors and delays in two charts. */
import type { Chart } from '../chart.ts';
import type { Comparison } from './compare.ts';
import { withLaterNames } from './match-names.ts';
import type { Renames } from './match-names.ts';
import { names } from './sentences.ts';

type Vocabulary = { what: string; added: string[]; removed: string[] };

function wordsOf({ states, transitions }: Chart): Record<string, string[]> {
  const triggers = transitions.map(({ trigger }) => trigger);
  return {
    events: triggers.flatMap((trigger) => (trigger.kind === 'event' ? trigger.event : [])),
    guards: transitions.flatMap(({ guard }) => guard ?? []),
    actions: [
      ...states.flatMap(({ entry, exit, initialActions }) => [
        ...entry,
        ...exit,
        ...initialActions,
      ]),
      ...transitions.flatMap(({ actions }) => actions),
    ],
    actors: states.flatMap(({ invokes }) => invokes),
    delays: triggers.flatMap((trigger) => (trigger.kind === 'delay' ? trigger.delay : [])),
  };
}

/**
 * Returns the names that occur in only one of the charts, grouped by kind. A replaced name counts as the
 * same name in both charts.
 */
export function vocabulary({ before, after, renames }: Comparison): Vocabulary[] {
  const was = wordsOf(before);
  return Object.entries(wordsOf(after)).flatMap(([what, words]) => {
    const renamed = renames[what as keyof Renames];
    const old = new Set(was[what]?.map((word) => withLaterNames(word, renamed)));
    const now = new Set(words);
    const added = [...now].filter((word) => !old.has(word));
    const removed = [...old].filter((word) => !now.has(word));
    return added.length + removed.length === 0 ? [] : [{ what, added, removed }];
  });
}

/** Returns the names that occur in only one of the charts, as a sentence without its full stop. */
export function vocabularySentence({ what, added, removed }: Vocabulary): string {
  return [
    ...(added.length > 0 ? [`new ${what}: ${names(added)}`] : []),
    ...(removed.length > 0 ? [`${what} no longer used: ${names(removed)}`] : []),
  ].join('; ');
}
