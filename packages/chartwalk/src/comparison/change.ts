/** Kinds of changes to the parts of a chart, and their signs. */

/** Moved: it is the same, but stands elsewhere or has another name. */
export const kindsOfChange = ['added', 'removed', 'changed', 'moved'] as const;

export type Change = (typeof kindsOfChange)[number];

/** Beside the colour, so that nobody needs to tell colours apart. */
export const signs: Readonly<Record<Change, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '→',
};

/** By path and name; what stayed the same has no entry. */
export type ChangeMarks = {
  states: ReadonlyMap<string, Change>;
  transitions: ReadonlyMap<string, Change>;
};

export const noMarks: ChangeMarks = { states: new Map(), transitions: new Map() };
