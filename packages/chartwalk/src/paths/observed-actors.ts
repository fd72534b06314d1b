/**
 * Wraps `@xstate/react` for the screens. The wrapper reports which transitions the mounted actors really
 * take. Promises of the watched machine can be held, which means that they wait until the test lets them run
 * their code or makes them fail. Other promises run their code immediately.
 */
import type * as XStateReact from '@xstate/react';
import { fromPromise, StateMachine } from 'xstate';
import type {
  Actor,
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { applyMutant } from '../mutation/applied.ts';
import { microstepOf } from '../microstep.ts';
import type { Microstep } from '../microstep.ts';
import { isOfXState } from '../triggers.ts';
import { pressedNow } from './pressed-control.ts';
import type { Sent } from './sent-events.ts';

type PromiseLogic = { config: Parameters<typeof fromPromise<unknown>>[0] };

type Waiting = { name: string; goOn: () => void; fail: (error: unknown) => void };

type Watch = {
  machine: AnyStateMachine;
  /** The ID of the only actor to observe; undefined to observe all actors of the machine. */
  actorId: string | undefined;
  /** The names of the promises that wait for the test. */
  held: ReadonlySet<string>;
  waiting: Waiting[];
  /** The microsteps of each mounted actor of the machine since it started. */
  microsteps: Map<unknown, Microstep[]>;
  /** The snapshots of each mounted actor, at its start and after each event. */
  snapshots: Map<unknown, AnyMachineSnapshot[]>;
  /** The latest snapshot of any observed actor. */
  snapshot: AnyMachineSnapshot | undefined;
  /** The events that the observed actors received, in order. */
  sent: Sent[];
};

/** The current watches, one for each machine that a walk follows. */
const watches = new Set<Watch>();

/** Returns the watch of the machine that an actor runs. */
function watchOf(logic: AnyActorLogic | undefined): Watch | undefined {
  if (!logic || !('id' in logic)) return undefined;
  return [...watches].find(({ machine }) => machine.id === logic.id);
}

/**
 * Watches the mounted actors of one machine from now on.
 *
 * @param actorId the ID of the actor to observe; all actors if omitted
 */
export function watch(machine: AnyStateMachine, held: readonly string[] = [], actorId?: string) {
  const watching: Watch = {
    machine,
    actorId,
    held: new Set(held),
    waiting: [],
    microsteps: new Map(),
    snapshots: new Map(),
    snapshot: undefined,
    sent: [],
  };
  watches.add(watching);
  observedLogics = new WeakMap();
  return {
    microsteps: () => [...watching.microsteps.values()],
    snapshots: () => [...watching.snapshots.values()],
    snapshot: () => watching.snapshot,
    sent: (): readonly Sent[] => watching.sent,
    stop: () => {
      watches.delete(watching);
    },
  };
}

function takeWaiting(name: string): Waiting {
  for (const { waiting } of watches) {
    const index = waiting.findLastIndex((it) => it.name === name);
    const [found] = index < 0 ? [] : waiting.splice(index, 1);
    if (found) return found;
  }
  throw new Error(`No actor waits for ${name}.`);
}

/** Lets a held promise run its real code. */
export function resolveActor(name: string): void {
  takeWaiting(name).goOn();
}

/** Makes a held promise fail with this error, without running its code. */
export function rejectActor(name: string, error: unknown): void {
  takeWaiting(name).fail(error);
}

/**
 * Records the events, microsteps and snapshots of an actor if a walk watches its machine. XState calls this
 * function before a new actor calculates its first state, so a mutant can still replace the actor's machine.
 */
export function inspect(inspected: InspectionEvent): void {
  if (inspected.type === '@xstate.actor') {
    applyMutant(inspected.actorRef as Partial<Actor<AnyActorLogic>>);
  }
  const current = watchOf((inspected.actorRef as Partial<Actor<AnyActorLogic>>).logic);
  if (!current) return;
  if (
    current.actorId !== undefined &&
    (inspected.actorRef as Partial<AnyActorRef>).id !== current.actorId
  )
    return;
  const done = current.microsteps.get(inspected.actorRef) ?? [];
  current.microsteps.set(inspected.actorRef, done);
  const microstep = microstepOf(current.machine, inspected);
  if (microstep) done.push(microstep);
  if (inspected.type === '@xstate.event') {
    const { event, sourceRef } = inspected;
    const isFromScreen = sourceRef === undefined && !isOfXState(event.type);
    current.sent.push({ event, isFromScreen, ...(isFromScreen && { control: pressedNow() }) });
  }
  if (inspected.type === '@xstate.snapshot') {
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const earlier = current.snapshots.get(inspected.actorRef) ?? [];
    current.snapshots.set(inspected.actorRef, [...earlier, snapshot]);
    current.snapshot = snapshot;
  }
}

/**
 * Returns logic that waits for the test before it runs the promise's real code. Calls that begin after the
 * walk run the real code immediately.
 */
function hold(name: string, logic: AnyActorLogic, machine: AnyStateMachine): AnyActorLogic {
  const { config: run } = logic as AnyActorLogic & PromiseLogic;
  const { start } = fromPromise<unknown>(async (scope) => {
    const { signal } = scope;
    // A machine may outlive the walk for which it was provided, so the current watch decides whether the
    // promise is held.
    const watching = watchOf(machine);
    if (!watching?.held.has(name)) return run(scope);
    const { waiting } = watching;
    await new Promise<void>((goOn, fail) => {
      const held = { name, goOn, fail };
      waiting.push(held);
      signal.addEventListener('abort', () => {
        const index = waiting.indexOf(held);
        if (index >= 0) waiting.splice(index, 1);
      });
    });
    return run(scope);
  });
  // Wrappers that the app has put around the promise are preserved, because they may log a failure.
  return { ...logic, start };
}

/**
 * Versions of machines in which promises wait for the test. The keys are the original machines. The map is
 * cleared when a watch begins.
 */
let observedLogics = new WeakMap<AnyActorLogic, AnyActorLogic>();

/**
 * Returns a version of the logic in which promises wait for the test. If the logic neither is nor contains a
 * watched machine, returns it unchanged.
 */
function withHeldPromises<Logic extends AnyActorLogic>(logic: Logic): Logic {
  if (!(logic instanceof StateMachine)) return logic;
  const known = observedLogics.get(logic);
  if (known) return known as Logic;
  const machine: AnyStateMachine = logic;
  const held = watchOf(machine)?.held;
  const actors = Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)
    .map(([name, actor]): [string, AnyActorLogic, AnyActorLogic] => [
      name,
      actor,
      held?.has(name) ? hold(name, actor, machine) : withHeldPromises(actor),
    ])
    .filter(([, actor, observed]) => actor !== observed);
  if (actors.length === 0) return logic;
  const provided = machine.provide({
    actors: Object.fromEntries(actors.map(([name, , observed]) => [name, observed])),
  });
  observedLogics.set(logic, provided);
  return provided as unknown as Logic;
}

const observe = (options?: object) => ({ ...options, inspect });

/** Returns `@xstate/react` with an inspector on every actor that a component mounts. */
export function observing(real: typeof XStateReact): typeof XStateReact {
  return {
    ...real,
    useActor: ((logic: AnyActorLogic, options?: object) =>
      real.useActor(withHeldPromises(logic), observe(options))) as typeof real.useActor,
    useMachine: ((machine: AnyStateMachine, options?: object) =>
      real.useMachine(withHeldPromises(machine), observe(options))) as typeof real.useMachine,
    useActorRef: ((logic: AnyActorLogic, options?: object, observer?: never) =>
      real.useActorRef(
        withHeldPromises(logic),
        observe(options),
        observer,
      )) as typeof real.useActorRef,
    createActorContext: ((logic: AnyActorLogic, options?: object) => {
      const context = real.createActorContext(logic, observe(options));
      return {
        ...context,
        // The component is called as a function, because an element from a bundled copy of React would suit
        // only projects with the same version of React.
        Provider: ({ logic: provided = logic, ...props }: Parameters<typeof context.Provider>[0]) =>
          context.Provider({ ...props, logic: withHeldPromises(provided) }),
      };
    }) as typeof real.createActorContext,
  };
}
