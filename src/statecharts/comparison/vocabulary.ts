/** The names of events, guards, actions, actors and delays that came or went. */
import type { Chart } from '../chart.ts';
import type { Comparison } from './compare.ts';
import { names } from './sentences.ts';

type Vocabulary = { what: string; added: string[]; removed: string[] };

const words: readonly (readonly [what: string, of: (chart: Chart) => string[]])[] = [
  [
    'events',
    ({ transitions }) =>
      transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? trigger.event : [])),
  ],
  ['guards', ({ transitions }) => transitions.flatMap(({ guard }) => guard ?? [])],
  [
    'actions',
    ({ states, transitions }) => [
      ...states.flatMap(({ entry, exit, initialActions }) => [
        ...entry,
        ...exit,
        ...initialActions,
      ]),
      ...transitions.flatMap(({ actions }) => actions),
    ],
  ],
  ['actors', ({ states }) => states.flatMap(({ invokes }) => invokes)],
  [
    'delays',
    ({ transitions }) =>
      transitions.flatMap(({ trigger }) => (trigger.kind === 'delay' ? trigger.delay : [])),
  ],
];

/** The names that only one of the charts has, kind by kind. */
export function vocabulary({ before, after }: Pick<Comparison, 'before' | 'after'>): Vocabulary[] {
  return words.flatMap(([what, of]) => {
    const [old, now] = [new Set(of(before)), new Set(of(after))];
    const added = [...now].filter((word) => !old.has(word));
    const removed = [...old].filter((word) => !now.has(word));
    return added.length + removed.length === 0 ? [] : [{ what, added, removed }];
  });
}

/** Names that only one of the charts has, as a sentence without its full stop. */
export function vocabularySentence({ what, added, removed }: Vocabulary): string {
  return [
    ...(added.length > 0 ? [`new ${what}: ${names(added)}`] : []),
    ...(removed.length > 0 ? [`${what} no longer used: ${names(removed)}`] : []),
  ].join('; ');
}
