/** Defines the kinds of changes to the parts of a chart (its states and transitions), and their signs. */

/**
 * The kinds of changes. A moved part is in another place, and a renamed part has another name in the same
 * place. Both may also differ in other ways.
 */
export const kindsOfChange = ['added', 'removed', 'changed', 'moved', 'renamed'] as const;

export type Change = (typeof kindsOfChange)[number];

/** Signs that appear beside the colours, for users who can't distinguish the colours. */
export const signs: Readonly<Record<Change, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '→',
  renamed: '=',
};

/**
 * The changes. The keys are the paths of states and the names of transitions. Unchanged parts have no entry.
 */
export type ChangeMarks = {
  states: ReadonlyMap<string, Change>;
  transitions: ReadonlyMap<string, Change>;
};

export const noMarks: ChangeMarks = { states: new Map(), transitions: new Map() };
