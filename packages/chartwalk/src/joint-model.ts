/**
 * Models several machines together: the events that can happen to them, and those that they send each other.
 */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { listInvariants } from './model.ts';
import type { AnyModel, Invariant, Invariants } from './model.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;

export type JointSnapshot<Joined extends Machines, Kept> = {
  /** The snapshots of the machines. A machine that does not run has null. */
  machines: { readonly [Name in keyof Joined]: SnapshotFrom<Joined[Name]> | null };
  /** State that outlives the machines, such as the browser's storage. */
  kept: Kept;
};

/** An event for one machine, or the start or the end of a machine. */
export type Deed<Name extends string = string> =
  | { to: Name; event: AnyEventObject }
  | { begins: Name }
  | { ends: Name };

type When<Snapshot> = { when?: (snapshot: Snapshot) => boolean };

export type JointMove<Name extends string, Snapshot> = When<Snapshot> &
  (
    | {
        /** The machine whose own model defines this phrase, its sample and its conditions. */
        of: Name;
      }
    | { deeds: readonly Deed<Name>[] }
  );

export type JointModel<
  Joined extends Machines,
  Kept,
  Phrase extends string,
  Start extends string,
> = {
  id: string;
  description: string;
  models: { readonly [Name in keyof Joined]: AnyModel & { machine: Joined[Name] } };
  /** The starts of walks. Each key is the beginning of a sentence. */
  starts: Readonly<Record<Start, { deeds: readonly Deed<keyof Joined & string>[]; kept: Kept }>>;
  /** The moves. Each key is a phrase, which is a clause of a sentence. */
  moves: Readonly<Record<Phrase, JointMove<keyof Joined & string, JointSnapshot<Joined, Kept>>>>;
  /** Returns the events that machines send each other after a deed, in order; empty if no machine reacts. */
  follows: (
    now: JointSnapshot<Joined, Kept>,
    before: JointSnapshot<Joined, Kept>,
  ) => readonly Deed<keyof Joined & string>[];
  /** Returns the new value of `kept` after a deed. */
  keeps: (now: JointSnapshot<Joined, Kept>, before: JointSnapshot<Joined, Kept>) => Kept;
  /** Walks check the invariants whenever all machines have settled. */
  invariants?: Invariants<JointSnapshot<Joined, Kept>>;
};

/**
 * Returns a function that returns its model unchanged. The types of the machines are given first, so that the
 * other types can be inferred.
 */
export function defineJointModel<Joined extends Machines, Kept>() {
  return <Phrase extends string, Start extends string>(
    model: JointModel<Joined, Kept, Phrase, Start>,
  ): JointModel<Joined, Kept, Phrase, Start> => model;
}

export type AnyJointSnapshot = JointSnapshot<Machines, unknown>;

/** A joint model of any machines, for code that handles all joint models alike. */
export type AnyJointModel = {
  id: string;
  description: string;
  models: Readonly<Record<string, AnyModel>>;
  starts: Readonly<Record<string, { deeds: readonly Deed[]; kept: unknown }>>;
  moves: Readonly<Record<string, JointMove<string, never>>>;
  follows: (now: never, before: never) => readonly Deed[];
  keeps: (now: never, before: never) => unknown;
  invariants?: Invariants<never>;
};

/** Returns the invariants of a joint model, without the types of its machines. */
export function jointInvariantsOf({ invariants }: AnyJointModel): Invariant<AnyJointSnapshot>[] {
  return listInvariants(invariants as Invariants<AnyJointSnapshot> | undefined);
}
