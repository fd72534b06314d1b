/** Observes the actors of a running program, and reports what happens to them. */
import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { microstepOf } from '../microstep.ts';
import { eventName } from '../triggers.ts';
import { fullName, machineOf, nameOf, parentOf } from './actor-names.ts';
import { createNameCounter } from './name-counter.ts';
import { isBookkeeping } from './protocol.ts';
import type {
  ActorStatus,
  Delivery,
  InspectedActor,
  InspectedStep,
  InspectedTask,
  InspectionMessage,
} from './protocol.ts';
import { redact, redactEvent } from './redact.ts';

/** The maximum number of moments to remember for each actor. */
const MAX_MOMENTS = 50;
const MAX_ENDED = 20;
const MAX_DELIVERIES = 300;

type Watched = {
  id: string;
  actor: ActorRefLike;
  machine: AnyStateMachine | undefined;
  /** The name, which is unique in this program; null if the actor has not started yet. */
  name: string | null;
  parent: string | null;
  /** The steps since the last report. */
  steps: InspectedStep[];
  value: InspectedStep['from'];
  /** The reports about the actor, newest last; empty if the actor was never started. */
  moments: InspectedActor[];
  task: InspectedTask | undefined;
  /** Whether the actor has just been started again, immediately after it was stopped. */
  isResuming: boolean;
  /** Each event's delivery to this actor. The same event may also have been forwarded to other actors. */
  brought: WeakMap<object, Delivery>;
  /** The events after which XState has reported no snapshot yet. */
  unsettled: Set<AnyEventObject>;
};

type Program = {
  tab: string;
  /** Returns the path that the tab shows, or the name of the program in Node. */
  tabLabel: () => string;
  takesEvents: boolean;
  say: (message: InspectionMessage) => void;
};

export type WatchedActors = {
  /** Receives everything that happens to an actor. XState calls this function. */
  inspect: (inspected: InspectionEvent) => void;
  /** Repeats all remembered reports, for a statecharts page that has just been opened. */
  introduceAll: () => void;
  /** Returns the running actor with this ID, if it runs a machine; undefined otherwise. */
  find: (id: string) => AnyActorRef | undefined;
};

function remember<Item>(items: Item[], item: Item, most: number): void {
  items.push(item);
  if (items.length > most) items.shift();
}

/** Returns an actor's name without secrets, because its ID may contain an email address. */
const shownNameOf = (actor: object) => String(redact(nameOf(actor)));

function namesOfChildren({ children }: AnyMachineSnapshot): string[] {
  return Object.values<AnyActorRef | undefined>(children).flatMap((child) =>
    child ? shownNameOf(child) : [],
  );
}

/** Returns an event with masked secrets. Names from the machine replace the generated IDs in the type. */
function shown(machine: AnyStateMachine, event: { type: string }): { type: string } {
  return { ...redactEvent(event), type: eventName(machine, event.type) };
}

export function watchActors({ tab, tabLabel, takesEvents, say }: Program): WatchedActors {
  const watched = new WeakMap<object, Watched>();
  const running = new Set<Watched>();
  const ended: Watched[] = [];
  const deliveries: Delivery[] = [];
  /** The reports to send when the current JavaScript task ends. Each says that an actor has stopped. */
  const stops = new Map<Watched, () => void>();
  const toUniqueName = createNameCounter();
  let count = 0;
  let delivered = 0;

  const watch = (actor: ActorRefLike): Watched => {
    const known = watched.get(actor);
    if (known) return known;
    const above = parentOf(actor);
    const parent = above ? watch(above).id : null;
    count += 1;
    const added: Watched = {
      id: `${tab}:${count}`,
      actor,
      machine: machineOf(actor),
      name: null,
      parent,
      steps: [],
      value: null,
      moments: [],
      task: undefined,
      isResuming: false,
      brought: new WeakMap(),
      unsettled: new Set(),
    };
    watched.set(actor, added);
    return added;
  };

  const noteEnd = (actor: Watched, status: ActorStatus) => {
    if (status !== 'active') {
      running.delete(actor);
      if (!ended.includes(actor)) remember(ended, actor, MAX_ENDED);
      return;
    }
    running.add(actor);
    const index = ended.indexOf(actor);
    if (index >= 0) ended.splice(index, 1);
  };

  const tellOfMoment = (actor: Watched, told: InspectedActor) => {
    remember(actor.moments, told, MAX_MOMENTS);
    noteEnd(actor, told.status);
    say({ type: 'actor', actor: told });
  };

  /**
   * Reports a stop when the current JavaScript task has ended, unless the actor has been started again in the
   * meantime. React's Strict Mode stops and starts every actor when its component is mounted, and so does a
   * hot reload.
   */
  const holdBack = (actor: Watched, tell: () => void) => {
    if (stops.size === 0) {
      queueMicrotask(() => {
        const held = [...stops.values()];
        stops.clear();
        for (const tellOfStop of held) tellOfStop();
      });
    }
    stops.set(actor, tell);
  };

  const tellOfMachine = (
    actor: Watched,
    machine: AnyStateMachine,
    inspected: InspectionEvent & { type: '@xstate.snapshot' },
  ) => {
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const delivery = actor.brought.get(inspected.event);
    actor.name ??= toUniqueName(fullName(machine.id, shownNameOf(actor.actor)));
    const told: InspectedActor = {
      id: actor.id,
      tab,
      tabLabel: tabLabel(),
      sequence: (actor.moments.at(-1)?.sequence ?? 0) + 1,
      at: Date.now(),
      name: actor.name,
      machine: machine.id,
      parent: actor.parent,
      status: snapshot.status,
      value: snapshot.value,
      context: redact(snapshot.context),
      tags: [...snapshot.tags],
      children: namesOfChildren(snapshot),
      event: delivery?.event ?? shown(machine, inspected.event),
      delivery: delivery?.number ?? null,
      steps: actor.steps,
      takesEvents,
    };
    actor.steps = [];
    actor.value = snapshot.value;
    const tell = () => tellOfMoment(actor, told);
    if (snapshot.status === 'stopped') holdBack(actor, tell);
    else tell();
  };

  const tellOfTask = (actor: Watched, { status }: Snapshot<unknown>) => {
    if (actor.task?.status === status) return;
    const { id, parent } = actor;
    const task = { id, tab, parent, name: shownNameOf(actor.actor), status };
    const tell = () => {
      actor.task = task;
      noteEnd(actor, status);
      say({ type: 'task', task });
    };
    if (status === 'stopped') holdBack(actor, tell);
    else tell();
  };

  /**
   * Reports that an actor has failed because of an event. XState reports no snapshot if an action or a
   * callback throws, so the report repeats the last moment's state.
   */
  const tellOfFailure = (actor: Watched, event: AnyEventObject) => {
    const { machine, brought, unsettled } = actor;
    const snapshot: Snapshot<unknown> = actor.actor.getSnapshot();
    if (snapshot.status === 'active') return;
    const [cause = event] = unsettled;
    unsettled.clear();
    if (snapshot.status !== 'error') return;
    if (!machine) {
      tellOfTask(actor, snapshot);
      return;
    }
    const last = actor.moments.at(-1);
    if (!last || last.status === 'error') return;
    const delivery = brought.get(cause);
    tellOfMoment(actor, {
      ...last,
      tabLabel: tabLabel(),
      sequence: last.sequence + 1,
      at: Date.now(),
      status: snapshot.status,
      event: delivery?.event ?? shown(machine, cause),
      delivery: delivery?.number ?? null,
      steps: actor.steps,
    });
  };

  const tellOfDelivery = ({
    sourceRef,
    actorRef,
    event,
  }: InspectionEvent & { type: '@xstate.event' }) => {
    if (isBookkeeping(event.type)) return;
    const actor = watch(actorRef);
    if (event.type === 'xstate.init' && stops.delete(actor)) {
      actor.isResuming = true;
      return;
    }
    const { id, machine, brought } = actor;
    delivered += 1;
    const delivery: Delivery = {
      tab,
      number: delivered,
      at: Date.now(),
      from: sourceRef ? watch(sourceRef).id : null,
      to: id,
      event: machine ? shown(machine, event) : { type: event.type },
    };
    brought.set(event, delivery);
    remember(deliveries, delivery, MAX_DELIVERIES);
    say({ type: 'delivery', delivery });
  };

  return {
    introduceAll: () => {
      const known = [...ended, ...running];
      const actors = known.flatMap(({ moments }) => moments);
      const tasks = known.flatMap(({ task }) => task ?? []);
      if (known.length > 0) say({ type: 'past', past: { tab, actors, tasks, deliveries } });
      for (const { moments } of running) {
        const latest = moments.at(-1);
        if (latest) say({ type: 'actor', actor: latest });
      }
    },
    find: (id) => {
      const found = [...running].find((each) => each.id === id && each.machine);
      return found?.actor as AnyActorRef | undefined;
    },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event') tellOfDelivery(inspected);
      const actor = watch(inspected.actorRef);
      if (inspected.type === '@xstate.event') {
        const { event } = inspected;
        actor.unsettled.add(event);
        queueMicrotask(() => tellOfFailure(actor, event));
      }
      if (inspected.type === '@xstate.snapshot') actor.unsettled.delete(inspected.event);
      const { machine } = actor;
      if (!machine) {
        if (inspected.type === '@xstate.snapshot') tellOfTask(actor, inspected.snapshot);
        return;
      }
      const microstep = microstepOf(machine, inspected);
      if (microstep) {
        const { event, taken, value } = microstep;
        actor.steps.push({ event: eventName(machine, event), from: actor.value, taken });
        actor.value = value;
      }
      if (inspected.type !== '@xstate.snapshot') return;
      if (actor.isResuming && inspected.event.type === 'xstate.init') {
        actor.isResuming = false;
        actor.steps = [];
        return;
      }
      tellOfMachine(actor, machine, inspected);
    },
  };
}
