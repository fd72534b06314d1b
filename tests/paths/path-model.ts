/**
 * The production machines as test models: every state and transition they have, and the shortest and
 * simple paths through them. The only place that knows the graph library.
 */
import { getShortestPaths, getSimplePaths } from '@xstate/test';
import { createEmptyActor } from 'xstate';
import type {
  ActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';

// What a machine's type tells ------------------------------------------------------------------

/* oxlint-disable typescript/no-explicit-any -- the places of a machine's type that nothing reads */
type ActorOf<Machine> =
  Machine extends StateMachine<
    any,
    any,
    any,
    infer Actor,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any,
    any
  >
    ? Actor
    : never;

type DelayOf<Machine> =
  Machine extends StateMachine<
    any,
    any,
    any,
    any,
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
    ? Delay
    : never;

type PromiseActor<Actor> = Actor extends { src: string; logic: PromiseActorLogic<any, any, any> }
  ? Actor
  : never;
/* oxlint-enable typescript/no-explicit-any */

type SourceOf<Actor> = Actor extends { src: infer Source extends string } ? Source : never;
type WithSource<Actor, Source> = Actor extends { src: Source; logic: infer Logic } ? Logic : never;
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
  /** What happens, as a clause of a test's name, and an example of what the event carries. */
  samples: Readonly<Record<string, Sample>>;
  /** Whether it can happen here at all: nobody clicks what a dialog covers. */
  when?: (snapshot: Snapshot, sample: Sample) => boolean;
  /** What the same gesture causes right after it. */
  followedBy?: readonly AnyEventObject[];
  /** Nothing can follow: what would cause it is gone. */
  isLast?: true;
  /** Makes it happen on the screen, as the customer or the world around the app does. */
  run: (sample: Sample) => Promise<void> | void;
};

/** The machine sends this to itself, as a consequence of something else. */
export type Raised = { raised: true };

/** No control of the screen and nothing around the app leads to this yet. */
export type NotOnScreen = { notOnScreen: string };

/**
 * What can happen to a machine, and how to make it happen on the screen. Every event of its type,
 * every outcome of a promise it invokes and every delay has an entry: a new one does not compile
 * before it has. Invoked actors go by their name in the machine, not by the generated id.
 */
export type Moves<Machine extends AnyStateMachine> = {
  [Type in OwnEventType<Machine>]:
    Move<Payload<Machine, Type>, SnapshotFrom<Machine>> | Raised | NotOnScreen;
} & {
  [Source in PromiseName<Machine> as `xstate.done.actor.${Source}`]:
    Move<OutputOf<WithSource<ActorOf<Machine>, Source>>, SnapshotFrom<Machine>> | NotOnScreen;
} & {
  [Source in PromiseName<Machine> as `xstate.error.actor.${Source}`]:
    Move<Error, SnapshotFrom<Machine>> | NotOnScreen;
} & {
  [Source in SourceOf<ActorOf<Machine>> as `xstate.error.actor.${Source}`]?:
    Move<Error, SnapshotFrom<Machine>> | NotOnScreen;
} & {
  [Delay in DelayOf<Machine> as `xstate.after.${Delay}`]: Move<object, SnapshotFrom<Machine>>;
};

type LeafPath<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: `${Key}.${LeafPath<Value[Key]>}` }[keyof Value & string]
    : never;

type ParentPath<Value> = Value extends string
  ? never
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${ParentPath<Value[Key]>}` }[keyof Value &
        string]
    : never;

type Assertion<Snapshot> = (expected: Snapshot) => void;

/** What the screen shows in each state; states that only hold other states need no entry. */
export type States<Machine extends AnyStateMachine> = {
  [State in LeafPath<SnapshotFrom<Machine>['value']>]: Assertion<SnapshotFrom<Machine>>;
} & {
  [State in ParentPath<SnapshotFrom<Machine>['value']>]?: Assertion<SnapshotFrom<Machine>>;
};

// What a machine consists of -------------------------------------------------------------------

function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => collect(child as AnyStateNode)),
  ];
  return collect(machine.root);
}

/** The states a machine can stand in: all but the root, by their dotted path. */
export function statePathsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter((node) => node.path.length > 0)
    .map((node) => node.path.join('.'));
}

/** An event's type with the generated ids of actors and delays replaced by their names. */
export function eventName(machine: AnyStateMachine, type: string): string {
  for (const node of nodesOf(machine)) {
    for (const { id, src } of node.invoke) {
      const source = typeof src === 'string' ? src : id;
      if (type === `xstate.done.actor.${id}`) return `xstate.done.actor.${source}`;
      if (type === `xstate.error.actor.${id}`) return `xstate.error.actor.${source}`;
    }
    for (const { delay, eventType } of node.after) {
      if (type === eventType) return `xstate.after.${String(delay)}`;
    }
  }
  return type;
}

function guardName(guard: AnyTransitionDefinition['guard']): string {
  if (!guard) return '';
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : guard.name;
  return ` [${name}]`;
}

const knownNames = new WeakMap<AnyTransitionDefinition, string>();

/** A transition in words: the same for a machine and its clones with other implementations. */
function transitionName(machine: AnyStateMachine, definition: AnyTransitionDefinition): string {
  const known = knownNames.get(definition);
  if (known !== undefined) return known;
  const source = definition.source.path.join('.') || '(anywhere)';
  const event = definition.eventType === '' ? 'always' : eventName(machine, definition.eventType);
  const targets = (definition.target ?? []).map((node: AnyStateNode) => node.path.join('.'));
  const goal = targets.length > 0 ? targets.join(', ') : 'stays';
  const name = `${source} — ${event}${guardName(definition.guard)} → ${goal}`;
  knownNames.set(definition, name);
  return name;
}

/** Every transition a machine declares, each guarded branch by itself. */
export function transitionsOf(machine: AnyStateMachine): string[] {
  const names = nodesOf(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((definition) =>
      transitionName(machine, definition),
    ),
  );
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`These transitions share a name: ${twice.join('; ')}`);
  return names;
}

/** The names of the transitions that an inspected microstep took. */
export function transitionNames(
  machine: AnyStateMachine,
  taken: readonly AnyTransitionDefinition[],
): string[] {
  // Entering the initial states is no transition that anybody declared.
  return taken
    .filter(({ eventType }) => eventType !== 'xstate.init')
    .map((definition) => transitionName(machine, definition));
}

// Paths ----------------------------------------------------------------------------------------

type AnyMove = Move<never, never> | Raised | NotOnScreen;

/** One sample of one move: something that can happen. */
export type Happening = { move: string; phrase: string; run: () => Promise<void> | void };

type Step = {
  /** Undefined for the step that only starts the machine. */
  happening: Happening | undefined;
  expected: AnyMachineSnapshot;
};

export type Path = { name: string; steps: Step[] };

type EventWithHappening<Machine extends AnyStateMachine> = {
  event: AnyEventObject;
  happening: Happening;
  followers: readonly AnyEventObject[];
  isLast: boolean;
  canHappen: (snapshot: SnapshotFrom<Machine>) => boolean;
};

function toEvent(type: string, sample: unknown): AnyEventObject {
  if (type.startsWith('xstate.done.actor.')) return { type, output: sample };
  if (type.startsWith('xstate.error.actor.')) return { type, error: sample };
  return { type, ...(sample as object) };
}

/** Every event the machine listens to, once for each sample of the move that makes it happen. */
function eventsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  moves: Moves<Machine>,
): EventWithHappening<Machine>[] {
  const types = new Set(nodesOf(machine).flatMap((node) => node.ownEvents));
  return [...types].flatMap((type) => {
    const name = eventName(machine, String(type));
    const move = (moves as Record<string, AnyMove | undefined>)[name];
    if (!move) throw new Error(`Nothing makes ${name} happen to ${machine.id}.`);
    if (!('run' in move)) return [];
    const { samples, when, followedBy, isLast, run } = move as unknown as Move<
      unknown,
      SnapshotFrom<Machine>
    >;
    return Object.entries(samples).map(([phrase, sample]) => ({
      event: toEvent(String(type), sample),
      happening: { move: name, phrase, run: () => run(sample) },
      followers: followedBy ?? [],
      isLast: isLast === true,
      canHappen: (snapshot: SnapshotFrom<Machine>) => when?.(snapshot, sample) ?? true,
    }));
  });
}

/** Everything that can happen, by its phrase: the words of hand-written journeys. */
export function happeningsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  moves: Moves<Machine>,
): Map<string, Happening> {
  return new Map(eventsOf(machine, moves).map(({ happening }) => [happening.phrase, happening]));
}

/** Takes a step of the bare machine, nothing around it, and tells which transitions it took. */
function rehearse(machine: AnyStateMachine) {
  const self = createEmptyActor();
  const taken = new Set<string>();
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    for (const name of transitionNames(machine, inspected._transitions)) taken.add(name);
  });
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: machine.id,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  } as unknown as ActorScope<AnyMachineSnapshot, AnyEventObject>;
  const during = (run: () => void) => {
    taken.clear();
    run();
    return [...taken];
  };
  return {
    start: (input: unknown) => during(() => machine.getInitialSnapshot(scope as never, input)),
    step: (from: AnyMachineSnapshot, event: AnyEventObject) =>
      during(() => machine.transition(from, event, scope as never)),
  };
}

export type ModelOptions<Machine extends AnyStateMachine> = {
  moves: Moves<Machine>;
  /** The machine's input, where it takes one. */
  input?: unknown;
  /** What of the context decides where an event leads. */
  memory?: (context: SnapshotFrom<Machine>['context']) => unknown;
};

type GraphPath = { steps: { state: AnyMachineSnapshot; event: AnyEventObject }[] };

/** One after the other; what happens over and over again is said once. */
function inWords(phrases: readonly string[]): string {
  return phrases
    .flatMap((phrase, index) => {
      if (phrase === phrases[index - 1]) return [];
      const after = phrases.slice(index).findIndex((next) => next !== phrase);
      const times = after < 0 ? phrases.length - index : after;
      return times > 2 ? `${phrase} (${times} times)` : Array<string>(times).fill(phrase);
    })
    .join(', then ');
}

/** More than any model here needs: one that takes more remembers what grows without end. */
const MOST_STEPS = 200_000;

function modelOf<Machine extends AnyStateMachine>(
  machine: Machine,
  { moves, input, memory = () => null }: ModelOptions<Machine>,
) {
  const events = eventsOf(machine, moves);
  const happenings = new Map(events.map(({ event, happening }) => [event, happening]));
  const followersOf = new Map(events.map(({ event, followers }) => [event, followers]));
  /** The machine with whole gestures for events. */
  const gestures = Object.assign(Object.create(machine) as AnyStateMachine, {
    transition: (from: AnyMachineSnapshot, event: AnyEventObject, scope: never) =>
      [event, ...(followersOf.get(event) ?? [])].reduce(
        (snapshot, it) => machine.transition(snapshot as never, it as never, scope),
        from,
      ),
  });
  const rehearsal = rehearse(gestures);
  const phrase = (event: AnyEventObject) => `${event.type} ${happenings.get(event)?.phrase ?? ''}`;
  const lastEvents = new Set(events.flatMap(({ event, isLast }) => (isLast ? [event] : [])));
  const ends = new WeakSet<AnyMachineSnapshot>();
  const traversal = {
    input,
    limit: MOST_STEPS,
    serializeEvent: phrase,
    events: (snapshot: AnyMachineSnapshot) =>
      events
        .filter(
          ({ event, canHappen }) =>
            !ends.has(snapshot) &&
            (machine.getTransitionData(snapshot as never, event as never)?.length ?? 0) > 0 &&
            canHappen(snapshot as SnapshotFrom<Machine>),
        )
        .map(({ event }) => event),
  };
  /** Called for each place the traversal comes to, before it asks what can happen there. */
  const where = (state: AnyMachineSnapshot, event?: AnyEventObject) => {
    if (event && lastEvents.has(event)) ends.add(state);
    return JSON.stringify([state.value, memory(state.context as never), ends.has(state)]);
  };
  const toPath = ({ steps }: GraphPath): Path => ({
    name: inWords(steps.flatMap(({ event }) => happenings.get(event)?.phrase ?? [])),
    steps: steps.map(({ state, event }) => ({
      happening: happenings.get(event),
      expected: state,
    })),
  });
  /** The states and transitions that a path goes through. */
  const ground = ({ steps }: GraphPath): Set<string> =>
    new Set(
      steps.flatMap(({ state, event }, index) => {
        const before = steps[index - 1];
        const taken = before ? rehearsal.step(before.state, event) : rehearsal.start(input);
        // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
        return [...taken, ...state._nodes.map((node) => node.id)];
      }),
    );
  return { gestures, traversal, where, toPath, takenBy: rehearsal.step, ground };
}

/**
 * The shortest paths that together go through every state and every transition. A place on the way is
 * told apart by the transitions that led to it: so even those that lead nowhere new are walked.
 */
export function coveringPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ModelOptions<Machine>,
): Path[] {
  const { gestures, traversal, where, toPath, takenBy, ground } = modelOf(machine, options);
  const paths = getShortestPaths(gestures, {
    ...traversal,
    serializeState: (
      state: AnyMachineSnapshot,
      event?: AnyEventObject,
      from?: AnyMachineSnapshot,
    ) => where(state, event) + (event && from ? takenBy(from, event).join() : ''),
  }) as GraphPath[];
  const open = paths.map((path) => ({ path, ground: ground(path) }));
  const covered = new Set<string>();
  const gain = (candidate: Set<string>) => [...candidate].filter((it) => !covered.has(it)).length;
  const chosen: GraphPath[] = [];
  for (;;) {
    // The most that is new for each step: few and short walks over all the ground.
    const scored = open.map((it) => [gain(it.ground) / it.path.steps.length, it] as const);
    const [score, best] = scored.toSorted(([a], [b]) => b - a)[0] ?? [0];
    if (!best || score === 0) return chosen.map(toPath);
    for (const it of best.ground) covered.add(it);
    chosen.push(best.path);
  }
}

/** The paths that no other one begins with. */
export function withoutBeginnings(paths: readonly Path[]): Path[] {
  return paths.filter(
    ({ steps }) =>
      !paths.some(
        (other) =>
          other.steps.length > steps.length &&
          steps.every(
            ({ happening }, index) => happening?.phrase === other.steps[index]?.happening?.phrase,
          ),
      ),
  );
}

/** Every way through a small machine that never comes to the same place twice. */
export function simplePaths<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ModelOptions<Machine>,
): Path[] {
  const { gestures, traversal, where, toPath } = modelOf(machine, options);
  const paths = getSimplePaths(gestures, {
    ...traversal,
    serializeState: (state: AnyMachineSnapshot, event?: AnyEventObject) => where(state, event),
  }) as GraphPath[];
  return paths.map(toPath);
}
