/** Compares the code of named guards, actions, actors and delays in two versions of a machine. */
import { kindsOfCode } from '../structure.ts';
import type { KindOfCode } from '../structure.ts';

/**
 * The code of the implementations of a machine, by kind and name. Two texts are equal only if the code and
 * everything that it uses in the project are equal.
 */
export type NamedCode = Readonly<Record<KindOfCode, Readonly<Record<string, string>>>>;

/** The code of the implementations in both versions of a machine. */
export type BothCodes = { before: NamedCode; after: NamedCode };

export const noCode: NamedCode = { guards: {}, actions: {}, actors: {}, delays: {} };

/** The names of one kind whose code has changed. */
export type ChangedNames = { what: KindOfCode; names: string[] };

/** Returns the names that both versions have and whose code differs, by kind. Kinds without any are left out. */
export function changedNames({ before, after }: BothCodes): ChangedNames[] {
  return kindsOfCode.flatMap((what) => {
    const was = new Map(Object.entries(before[what]));
    const names = Object.entries(after[what]).flatMap(([name, code]) => {
      const old = was.get(name);
      return old === undefined || old === code ? [] : name;
    });
    return names.length === 0 ? [] : [{ what, names }];
  });
}
