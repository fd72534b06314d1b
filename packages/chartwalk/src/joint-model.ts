/**
 * Models several machines together: the events that can happen to them, and those that they send each other.
 */
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { listInvariants } from './model.ts';
import type { AnyModel, Invariant, Invariants } from './model.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;

export type JointSnapshot<Joined extends Machines, Persisted> = {
  /** The snapshots of the machines. A machine that does not run has null. */
  machines: { readonly [Name in keyof Joined]: SnapshotFrom<Joined[Name]> | null };
  /** State that outlives the machines, such as the browser's storage. */
  persisted: Persisted;
};

/** An event for one machine, or the start (with the machine's input) or the end of a machine. */
export type Operation<Name extends string = string> =
  | { to: Name; event: AnyEventObject }
  | { start: Name; input?: unknown }
  | { stop: Name };

type When<Snapshot> = { when?: (snapshot: Snapshot) => boolean };

export type JointMove<Name extends string, Snapshot> = When<Snapshot> &
  (
    | {
        /** The machine whose model defines the move with this phrase, including its sample and conditions. */
        of: Name;
      }
    | { operations: readonly Operation<Name>[] }
  );

export type JointModel<
  Joined extends Machines,
  Persisted,
  Phrase extends string,
  Start extends string,
> = {
  id: string;
  description: string;
  models: { readonly [Name in keyof Joined]: AnyModel & { machine: Joined[Name] } };
  /** The starts of walks. Each key is the beginning of a sentence. */
  starts: Readonly<
    Record<Start, { operations: readonly Operation<keyof Joined & string>[]; persisted: Persisted }>
  >;
  /** The moves. Each key is a phrase, which is a clause of a sentence. */
  moves: Readonly<
    Record<Phrase, JointMove<keyof Joined & string, JointSnapshot<Joined, Persisted>>>
  >;
  /** Returns the events that machines send each other after an operation, in order; empty if no machine reacts. */
  getReactions: (
    now: JointSnapshot<Joined, Persisted>,
    before: JointSnapshot<Joined, Persisted>,
  ) => readonly Operation<keyof Joined & string>[];
  /** Returns the new value of `persisted` after an operation. */
  persist: (
    now: JointSnapshot<Joined, Persisted>,
    before: JointSnapshot<Joined, Persisted>,
  ) => Persisted;
  /** Walks check the invariants whenever all machines have settled. */
  invariants?: Invariants<JointSnapshot<Joined, Persisted>>;
};

/**
 * Returns a function that returns a model unchanged. The outer call names the types of the machines, so that
 * the inner call can infer the other types.
 */
export function defineJointModel<Joined extends Machines, Persisted>() {
  return <Phrase extends string, Start extends string>(
    model: JointModel<Joined, Persisted, Phrase, Start>,
  ): JointModel<Joined, Persisted, Phrase, Start> => model;
}

export type AnyJointSnapshot = JointSnapshot<Machines, unknown>;

/** A joint model of any machines, for code that handles all joint models alike. */
export type AnyJointModel = {
  id: string;
  description: string;
  models: Readonly<Record<string, AnyModel>>;
  starts: Readonly<Record<string, { operations: readonly Operation[]; persisted: unknown }>>;
  moves: Readonly<Record<string, JointMove<string, never>>>;
  getReactions: (now: never, before: never) => readonly Operation[];
  persist: (now: never, before: never) => unknown;
  invariants?: Invariants<never>;
};

/** Returns the invariants of a joint model, without the types of its machines. */
export function jointInvariantsOf({ invariants }: AnyJointModel): Invariant<AnyJointSnapshot>[] {
  return listInvariants(invariants as Invariants<AnyJointSnapshot> | undefined);
}
