/** Defines the code of named guards, actions, actors and delays, by which renamed ones are recognised. */
import type { KindOfCode } from '../structure.ts';

/**
 * The code of the implementations of a machine, by kind and name. Two texts are equal only if the code and
 * everything that it uses in the project are equal.
 */
export type NamedCode = Readonly<Record<KindOfCode, Readonly<Record<string, string>>>>;

export type BothCodes = { before: NamedCode; after: NamedCode };

export const noCode: NamedCode = { guards: {}, actions: {}, actors: {}, delays: {} };
