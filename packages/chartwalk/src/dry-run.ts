/** Dry-runs a machine, which means that its steps are calculated without running actors or side effects. */
import { createEmptyActor } from 'xstate';
import type {
  ActorScope,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';
import { microstepOf } from './microstep.ts';
import type { Microstep } from './microstep.ts';

/** A delayed event that the machine has sent to itself. */
export type Timer = {
  /** The ID by which the machine can cancel the timer; undefined if it has none. */
  id: string | undefined;
  event: AnyEventObject;
  /** The delay in milliseconds. */
  delay: number;
};

/** A timer that the machine has set or cancelled. The changes of a step are listed in order. */
export type TimerChange = { kind: 'set'; timer: Timer } | { kind: 'cancelled'; id: string };

export type DryRun = {
  snapshot: AnyMachineSnapshot;
  microsteps: Microstep[];
  timerChanges: TimerChange[];
  /** The actions that a real run would execute, in order. */
  actions: Action[];
};

/** XState's registry of the actors that have a system ID. */
type Keyed = { _set: (key: string, actor: unknown) => void; _unregister: (actor: unknown) => void };

/** An action with the parameters that the machine has computed for it. */
type Action = { type: string; params: unknown };

/**
 * The maximum number of microsteps for one event. A machine that takes more microsteps will probably never
 * settle.
 */
const MAX_MICROSTEPS = 1000;

function childrenOf(snapshot: unknown): AnyActorRef[] {
  const { children } = (snapshot ?? {}) as { children?: Record<string, AnyActorRef | undefined> };
  return Object.values(children ?? {}).filter((child) => child !== undefined);
}

/** Finds all actors with a system ID in a snapshot, at any depth. */
function withSystemId(snapshot: unknown): { key: string; actor: AnyActorRef }[] {
  return childrenOf(snapshot).flatMap((actor) => {
    const { systemId } = actor as { systemId?: string };
    const named = systemId === undefined ? [] : [{ key: systemId, actor }];
    return named.concat(withSystemId(actor.getSnapshot()));
  });
}

function timerChangeOf({ type, params }: Action, self: unknown): TimerChange | null {
  if (type === 'xstate.cancel') {
    return { kind: 'cancelled', id: (params as { sendId: string }).sendId };
  }
  if (type !== 'xstate.raise' && type !== 'xstate.sendTo') return null;
  const { event, delay, id, to } = params as Timer & { to?: unknown };
  const isOwn = type === 'xstate.raise' || to === self;
  if (typeof delay !== 'number' || !isOwn) return null;
  return { kind: 'set', timer: { id, event, delay } };
}

/** Frees the system IDs of a stopped actor and of its children. */
function unregister(system: Keyed, stopped: unknown): void {
  const actor = stopped as AnyActorRef | undefined;
  if (!actor) return;
  for (const child of childrenOf(actor.getSnapshot())) unregister(system, child);
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState
  system._unregister(actor);
}

/**
 * Converts a snapshot of one copy of a machine into a snapshot of another copy. History states then restore
 * states of that other copy.
 */
export function restored(
  machine: AnyStateMachine,
  { value, context, status, historyValue, children }: AnyMachineSnapshot,
): AnyMachineSnapshot {
  const history = Object.entries(historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => machine.getStateNodeById(node.id)),
  ]);
  const ownHistory = Object.fromEntries(history) as AnyMachineSnapshot['historyValue'];
  const snapshot = machine.resolveState({ value, context, status, historyValue: ownHistory });
  return { ...snapshot, children };
}

/** Makes a machine fail if it never settles, because it would otherwise freeze the page. */
export function limitMicrosteps(machine: AnyStateMachine): void {
  const { options } = machine as { options?: { maxIterations: number } };
  if (options) options.maxIterations = Math.min(options.maxIterations, MAX_MICROSTEPS);
}

/**
 * Creates functions that compute the snapshot, the microsteps, the timer changes and the actions of each step
 * of a machine.
 */
export function dryRun(machine: AnyStateMachine) {
  limitMicrosteps(machine);

  function during(
    from: AnyMachineSnapshot | null,
    run: (scope: ActorScope<AnyMachineSnapshot, AnyEventObject>) => AnyMachineSnapshot,
  ): DryRun {
    // Each step gets its own system, so that trying a step leaves no actors behind. The empty parent receives
    // the events that the machine sends to its parent. Without a parent, the step would fail.
    const self = Object.assign(createEmptyActor(), { _parent: createEmptyActor() });
    const { system } = self;
    const names = system as unknown as Keyed;
    const microsteps: Microstep[] = [];
    const timerChanges: TimerChange[] = [];
    const actions: Action[] = [];
    for (const { key, actor } of withSystemId(from)) {
      // oxlint-disable-next-line no-underscore-dangle -- its name in XState
      names._set(key, actor);
    }
    system.inspect((inspected) => {
      const microstep = microstepOf(machine, inspected);
      if (microstep) microsteps.push(microstep);
    });
    const scope = {
      self,
      system,
      id: machine.id,
      sessionId: machine.id,
      logger: () => {},
      defer: () => {},
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action: Action) => {
        actions.push({ type: action.type, params: action.params });
        if (action.type === 'xstate.stopChild') unregister(names, action.params);
        const change = timerChangeOf(action, self);
        if (change) timerChanges.push(change);
      },
    } as unknown as ActorScope<AnyMachineSnapshot, AnyEventObject>;
    return { snapshot: run(scope), microsteps, timerChanges, actions };
  }

  return {
    start: (input: unknown) =>
      during(null, (scope) => machine.getInitialSnapshot(scope as never, input)),
    step: (from: AnyMachineSnapshot, event: AnyEventObject) =>
      during(from, (scope) => machine.transition(from, event, scope as never)),
  };
}
