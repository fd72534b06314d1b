/** Several machines as one: what can happen to them, and what each hears of the others. */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { AnyModel, Invariants } from './model.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;

export type JointSnapshot<Joined extends Machines, Kept> = {
  /** Null for a machine that does not run now. */
  machines: { readonly [Name in keyof Joined]: SnapshotFrom<Joined[Name]> | null };
  /** What outlives them: the browser's storage. */
  kept: Kept;
};

/** One machine hears of something, begins to run, or ends. */
export type Deed<Name extends string = string> =
  { to: Name; event: AnyEventObject } | { begins: Name } | { ends: Name };

type When<Snapshot> = { when?: (snapshot: Snapshot) => boolean };

export type JointMove<Name extends string, Snapshot> = When<Snapshot> &
  (
    | {
        /** The machine whose own model has this phrase, with all that is said of it there. */
        of: Name;
      }
    | { deeds: readonly Deed<Name>[] }
  );

export type JointModel<Joined extends Machines, Kept> = {
  id: string;
  description: string;
  models: { readonly [Name in keyof Joined]: AnyModel & { machine: Joined[Name] } };
  /** What a walk begins with, by the beginning of a sentence. */
  starts: Readonly<Record<string, { deeds: readonly Deed<keyof Joined & string>[]; kept: Kept }>>;
  /** By what happens, as a clause of a sentence. */
  moves: Readonly<Record<string, JointMove<keyof Joined & string, JointSnapshot<Joined, Kept>>>>;
  /** What the machines hear of each other after each deed, in this order; nothing once all is quiet. */
  follows: (
    now: JointSnapshot<Joined, Kept>,
    before: JointSnapshot<Joined, Kept>,
  ) => readonly Deed<keyof Joined & string>[];
  /** What is kept after each deed. */
  keeps: (now: JointSnapshot<Joined, Kept>, before: JointSnapshot<Joined, Kept>) => Kept;
  /** Looked at where all machines have come to rest. */
  invariants?: Invariants<JointSnapshot<Joined, Kept>>;
};

/** The model of several machines together. */
export function defineJointModel<Joined extends Machines, Kept>(
  model: JointModel<Joined, Kept>,
): JointModel<Joined, Kept> {
  return model;
}

export type AnyJointSnapshot = JointSnapshot<Machines, unknown>;

/** Any joint model, where nothing depends on which. */
export type AnyJointModel = JointModel<Machines, unknown>;
