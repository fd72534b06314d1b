/** Several machines as one: what can happen to them, and what each hears of the others. */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { listInvariants } from './model.ts';
import type { AnyModel, Invariant, Invariants } from './model.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;

export type JointSnapshot<Joined extends Machines, Kept> = {
  /** Null for a machine that does not run now. */
  machines: { readonly [Name in keyof Joined]: SnapshotFrom<Joined[Name]> | null };
  /** State that outlives the machines, such as the browser's storage. */
  kept: Kept;
};

/** One machine hears of something, begins to run, or ends. */
export type Deed<Name extends string = string> =
  | { to: Name; event: AnyEventObject }
  | { begins: Name }
  | { ends: Name };

type When<Snapshot> = { when?: (snapshot: Snapshot) => boolean };

export type JointMove<Name extends string, Snapshot> = When<Snapshot> &
  (
    | {
        /** The machine whose own model has this phrase, with all that is said of it there. */
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
  /** The starts of walks, each named by the beginning of a sentence. */
  starts: Readonly<Record<Start, { deeds: readonly Deed<keyof Joined & string>[]; kept: Kept }>>;
  /** By what happens, as a clause of a sentence. */
  moves: Readonly<Record<Phrase, JointMove<keyof Joined & string, JointSnapshot<Joined, Kept>>>>;
  /**
   * Returns the events that machines send each other after a deed, in this order; empty once all is quiet.
   */
  follows: (
    now: JointSnapshot<Joined, Kept>,
    before: JointSnapshot<Joined, Kept>,
  ) => readonly Deed<keyof Joined & string>[];
  /** Returns the lasting state after each deed. */
  keeps: (now: JointSnapshot<Joined, Kept>, before: JointSnapshot<Joined, Kept>) => Kept;
  /** Looked at where all machines have come to rest. */
  invariants?: Invariants<JointSnapshot<Joined, Kept>>;
};

/** The model of several machines together; their types are given first, the rest is inferred. */
export function defineJointModel<Joined extends Machines, Kept>() {
  return <Phrase extends string, Start extends string>(
    model: JointModel<Joined, Kept, Phrase, Start>,
  ): JointModel<Joined, Kept, Phrase, Start> => model;
}

export type AnyJointSnapshot = JointSnapshot<Machines, unknown>;

/** Any joint model, where nothing depends on which. */
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

/** The invariants of a joint model, whatever its machines are. */
export function jointInvariantsOf({ invariants }: AnyJointModel): Invariant<AnyJointSnapshot>[] {
  return listInvariants(invariants as Invariants<AnyJointSnapshot> | undefined);
}
