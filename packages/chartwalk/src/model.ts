/**
 * A model lists, with examples, the events of a machine, in words that path tests, the paths command and the
 * simulator share. Firing the events on a screen is the tests' part.
 */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  CallbackActorLogic,
  EventFromLogic,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

// The types of a machine -----------------------------------------------------------------------

/* oxlint-disable typescript/no-explicit-any -- the places of a machine's type that nothing reads */
type Named<Machine> =
  Machine extends StateMachine<
    any,
    any,
    any,
    infer Actor,
    any,
    any,
    infer Delay,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any
  >
    ? { actor: Actor; delay: Delay }
    : never;

type ActorOf<Machine> = Named<Machine>['actor'];
type DelayOf<Machine> = Named<Machine>['delay'];

// A callback that names no events would be taken for a promise, too.
type PromiseActor<Actor> = Actor extends { src: string; logic: CallbackActorLogic<any, any, any> }
  ? never
  : Actor extends { src: string; logic: PromiseActorLogic<any, any, any> }
    ? Actor
    : never;
/* oxlint-enable typescript/no-explicit-any */

type SourceOf<Actor> = Actor extends { src: infer Source extends string } ? Source : never;
type WithSource<Actor, Source> = Actor extends { src: Source; logic: infer Logic } ? Logic : never;
type SnapshotOf<Actor> = Actor extends { logic: infer Logic } ? SnapshotFrom<Logic> : never;
type OutputOf<Logic> = Logic extends PromiseActorLogic<infer Output, infer _Input> ? Output : never;

/** The names of the promises that a machine invokes. */
export type PromiseName<Machine> = SourceOf<PromiseActor<ActorOf<Machine>>>;

type Payload<Machine extends AnyStateMachine, Type> = Omit<
  Extract<EventFromLogic<Machine>, { type: Type }>,
  'type'
>;

/** Never where a machine names no events: then `setup` takes them to be any. */
type OwnEventType<Machine extends AnyStateMachine> = string extends EventFromLogic<Machine>['type']
  ? never
  : EventFromLogic<Machine>['type'];

export type Move<Sample, Snapshot> = {
  /**
   * Phrases for the event, each a clause of a sentence, with an example payload or a function that derives it
   * from the snapshot.
   */
  samples: Readonly<Record<string, Sample | ((snapshot: Snapshot) => Sample)>>;
  /** Whether it can happen here at all: nobody clicks what a dialog covers. */
  when?: (snapshot: Snapshot, sample: Sample) => boolean;
  /** Returns the events that it causes right after it, given the snapshot before it. */
  followedBy?: (before: Snapshot, sample: Sample) => readonly AnyEventObject[];
  /** Nothing can follow: what would cause it is gone. */
  isLast?: true;
};

/**
 * Every event of a machine's type, every outcome of a promise it invokes and every delay has an entry:
 * a new one does not compile before it has. The snapshots of an actor may have one. Actors go by their name in the machine.
 */
export type Moves<Machine extends AnyStateMachine> = {
  [Type in OwnEventType<Machine>]: Move<Payload<Machine, Type>, SnapshotFrom<Machine>>;
} & {
  [Source in PromiseName<Machine> as `xstate.done.actor.${Source}`]: Move<
    OutputOf<WithSource<ActorOf<Machine>, Source>>,
    SnapshotFrom<Machine>
  >;
} & {
  [Source in PromiseName<Machine> as `xstate.error.actor.${Source}`]: Move<
    Error,
    SnapshotFrom<Machine>
  >;
} & {
  [Source in SourceOf<ActorOf<Machine>> as `xstate.error.actor.${Source}`]?: Move<
    Error,
    SnapshotFrom<Machine>
  >;
} & {
  [Actor in ActorOf<Machine> as `xstate.snapshot.${SourceOf<Actor>}`]?: Move<
    SnapshotOf<Actor>,
    SnapshotFrom<Machine>
  >;
} & {
  [Delay in DelayOf<Machine> as `xstate.after.${Delay}`]: Move<object, SnapshotFrom<Machine>>;
};

/** Whether it is so here; `before` is where the machine stood an event earlier, undefined at its start. */
export type Claim<Snapshot> = (snapshot: Snapshot, before: Snapshot | undefined) => boolean;

type Claims<Snapshot> = Readonly<Record<string, Claim<Snapshot>>>;

/**
 * Invariants of a machine, each a sentence. Walks check them at the start and after every event; intermediate
 * states are not checked.
 */
export type Invariants<Snapshot> = {
  /** So wherever the machine stands. */
  always?: Claims<Snapshot>;
  /** So nowhere. */
  never?: Claims<Snapshot>;
  /** So here, or something can still happen that makes it so: there is no dead end. */
  eventually?: Claims<Snapshot>;
};

/** A machine with all that can happen to it. */
export type Model<Machine extends AnyStateMachine, StartName extends string> = {
  machine: Machine;
  /** Where a walk can begin, as the beginning of a sentence, and the machine's input there. */
  starts: Readonly<Record<StartName, { input?: unknown }>>;
  moves: Moves<Machine>;
  /** Returns the part of the context that decides where an event leads. */
  memory?: (context: SnapshotFrom<Machine>['context']) => unknown;
  invariants?: Invariants<SnapshotFrom<Machine>>;
};

/** The model of a machine, with nothing left out: its type sees to that. */
export function defineModel<Machine extends AnyStateMachine, StartName extends string>(
  model: Model<Machine, StartName>,
): Model<Machine, StartName> {
  return model;
}

/** Any machine's model, where nothing depends on which. */
export type AnyModel = {
  machine: AnyStateMachine;
  starts: Readonly<Record<string, { input?: unknown }>>;
  moves: object;
  memory?: (context: never) => unknown;
  invariants?: Invariants<never>;
};

export type Invariant<Snapshot = AnyMachineSnapshot> = {
  kind: keyof Invariants<Snapshot>;
  /** The invariant, as a sentence. */
  claim: string;
  isSo: Claim<Snapshot>;
};

/** Declared invariants, one after the other. */
export function listInvariants<Snapshot>(
  invariants: Invariants<Snapshot> | undefined,
): Invariant<Snapshot>[] {
  return (['always', 'never', 'eventually'] as const).flatMap((kind) =>
    Object.entries(invariants?.[kind] ?? {}).map(([claim, isSo]) => ({ kind, claim, isSo })),
  );
}

/** Models by their machines' ids. */
export function modelsById(
  models: Readonly<Record<string, AnyModel>>,
): ReadonlyMap<string, AnyModel> {
  return new Map(Object.values(models).map((model) => [model.machine.id, model]));
}

/** The invariants of a model, whatever its machine is. */
export function invariantsOf({ invariants }: Pick<AnyModel, 'invariants'>): Invariant[] {
  return listInvariants(invariants as Invariants<AnyMachineSnapshot> | undefined);
}

/** The moves of a model by name, whatever their samples are. */
export function movesOf(
  model: AnyModel,
): [name: string, move: Move<unknown, AnyMachineSnapshot>][] {
  return Object.entries(model.moves) as [string, Move<unknown, AnyMachineSnapshot>][];
}

/** Returns the payload of a sample in this snapshot. */
export function carriedBy(sample: unknown, snapshot: AnyMachineSnapshot): unknown {
  return typeof sample === 'function' ? sample(snapshot) : sample;
}

/** An event of the machine, made of one of its move's samples. */
export function eventOf(type: string, sample: unknown): AnyEventObject {
  if (type.startsWith('xstate.done.actor.')) return { type, output: sample };
  if (type.startsWith('xstate.snapshot.')) return { type, snapshot: sample };
  if (type.startsWith('xstate.error.actor.')) return { type, error: sample };
  return { type, ...(sample as object) };
}
