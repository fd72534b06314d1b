/**
 * Defines models. A model lists the moves of a machine, with example payloads. A move is an event, the
 * outcome of an actor or the end of a delay. Path tests, `chartwalk paths` and the simulation all use the
 * phrases of the model. A walk starts the machine and makes some moves happen, one after the other. In a walk
 * on a screen, the test's functions make the moves happen.
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

/* oxlint-disable typescript/no-explicit-any -- parts of a machine's type that are not used */
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

// If the type of a callback lists no events, it also matches the type of a promise. So callbacks are excluded
// first.
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

/**
 * The types of a machine's own events. If the machine declares none, `setup` accepts any event, and this type
 * is `never`.
 */
type OwnEventType<Machine extends AnyStateMachine> = string extends EventFromLogic<Machine>['type']
  ? never
  : EventFromLogic<Machine>['type'];

export type Move<Sample, Snapshot> = {
  /**
   * Example payloads of the event. Each key is a phrase, which is a clause such as “the switch is pressed”.
   * Instead of a payload, a sample may be a function that derives the payload from the snapshot.
   */
  samples: Readonly<Record<string, Sample | ((snapshot: Snapshot) => Sample)>>;
  /**
   * Returns whether the event can happen at all after this snapshot. For example, a user can't click a button
   * behind a dialog.
   */
  when?: (snapshot: Snapshot, sample: Sample) => boolean;
  /**
   * Returns the events that this event causes directly afterwards. `before` is the snapshot before this
   * event.
   */
  followedBy?: (before: Snapshot, sample: Sample) => readonly AnyEventObject[];
  /**
   * Returns the payload that the screen should send for a sample, if it differs from the sample. Fields that
   * this payload lacks can have any value. Null means that the screen sends nothing.
   */
  sends?: (sample: Sample, before: Snapshot) => object | null;
  /** The types of further events that the screen may send while it makes this event happen. */
  besides?: readonly string[];
  /** Whether no further event can happen after this one. Paths then end with this event. */
  isLast?: true;
};

/**
 * The moves of a machine. The model does not compile without an entry for every event type, every outcome of
 * an invoked promise and every named delay. Entries for the snapshots of actors, and for errors of actors
 * that are not promises, are optional. A key for an actor's event contains the name that `setup` gives to the
 * actor, as in `xstate.done.actor.logIn`. A machine's type does not list delays in milliseconds. If the model
 * has no entry for such a delay, the model compiles, but fails when it is used. An event that only a wildcard
 * matches needs an entry with the event's own type.
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
} & {
  [Type in `xstate.after.${number}`]?: Move<object, SnapshotFrom<Machine>>;
};

/**
 * Returns whether the claim is true. `before` is the snapshot before the last event, or undefined at the
 * start.
 */
export type Claim<Snapshot> = (snapshot: Snapshot, before: Snapshot | undefined) => boolean;

type Claims<Snapshot> = Readonly<Record<string, Claim<Snapshot>>>;

/**
 * The invariants of a machine. Each key is a sentence. Walks check the invariants at the start and after
 * every event, but not in intermediate states.
 */
export type Invariants<Snapshot> = {
  /** Claims that are always true. */
  always?: Claims<Snapshot>;
  /** Claims that are never true. */
  never?: Claims<Snapshot>;
  /** Claims that are true or can still become true, whatever has happened. */
  eventually?: Claims<Snapshot>;
};

/** A machine, with everything that can happen to it. */
export type Model<Machine extends AnyStateMachine, StartName extends string> = {
  machine: Machine;
  /**
   * The starts of walks, each with the machine's input. Each key is the beginning of a sentence, such as “in
   * a dark room”.
   */
  starts: Readonly<Record<StartName, { input?: unknown }>>;
  moves: Moves<Machine>;
  /** Returns the part of the context that decides where an event leads. */
  memory?: (context: SnapshotFrom<Machine>['context']) => unknown;
  invariants?: Invariants<SnapshotFrom<Machine>>;
};

/** Returns the model unchanged. The parameter's type ensures that nothing is missing. */
export function defineModel<Machine extends AnyStateMachine, StartName extends string>(
  model: Model<Machine, StartName>,
): Model<Machine, StartName> {
  return model;
}

/** A model of any machine, for code that handles all models alike. */
export type AnyModel = {
  machine: AnyStateMachine;
  starts: Readonly<Record<string, { input?: unknown }>>;
  moves: object;
  memory?: (context: never) => unknown;
  invariants?: Invariants<never>;
  /** The promises that, in a browser, settle before any other event can happen. */
  instant?: readonly string[];
};

export type Invariant<Snapshot = AnyMachineSnapshot> = {
  kind: keyof Invariants<Snapshot>;
  /** The invariant as a sentence. */
  claim: string;
  isSo: Claim<Snapshot>;
};

export function listInvariants<Snapshot>(
  invariants: Invariants<Snapshot> | undefined,
): Invariant<Snapshot>[] {
  return (['always', 'never', 'eventually'] as const).flatMap((kind) =>
    Object.entries(invariants?.[kind] ?? {}).map(([claim, isSo]) => ({ kind, claim, isSo })),
  );
}

/** Maps the IDs of machines to their models. If two machines have the same ID, the later model remains. */
export function modelsById(
  models: Readonly<Record<string, AnyModel>>,
): ReadonlyMap<string, AnyModel> {
  return new Map(Object.values(models).map((model) => [model.machine.id, model]));
}

/** Returns the invariants of a model, without the type of its machine. */
export function invariantsOf({ invariants }: Pick<AnyModel, 'invariants'>): Invariant[] {
  return listInvariants(invariants as Invariants<AnyMachineSnapshot> | undefined);
}

/** Returns the moves of a model by name, without the types of their samples. */
export function movesOf(
  model: AnyModel,
): [name: string, move: Move<unknown, AnyMachineSnapshot>][] {
  return Object.entries(model.moves) as [string, Move<unknown, AnyMachineSnapshot>][];
}

/** Returns the payload of a sample, which may depend on this snapshot. */
export function carriedBy(sample: unknown, snapshot: AnyMachineSnapshot): unknown {
  return typeof sample === 'function' ? sample(snapshot) : sample;
}

/**
 * Returns the event that a screen sends for a sample of a move; null if it sends nothing.
 *
 * @param before the snapshot before the event
 */
export function sentBy(
  name: string,
  { sends }: Pick<Move<unknown, AnyMachineSnapshot>, 'sends'>,
  sample: unknown,
  before: AnyMachineSnapshot,
): AnyEventObject | null {
  const payload = sends ? sends(sample, before) : sample;
  return payload === null ? null : eventOf(name, payload);
}

/** Creates an event of this type that carries the sample as its payload. */
export function eventOf(type: string, sample: unknown): AnyEventObject {
  if (type.startsWith('xstate.done.actor.')) return { type, output: sample };
  if (type.startsWith('xstate.snapshot.')) return { type, snapshot: sample };
  if (type.startsWith('xstate.error.actor.')) return { type, error: sample };
  return { type, ...(sample as object) };
}
