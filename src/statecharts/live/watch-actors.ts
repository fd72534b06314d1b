/** Follows the actors of a running program, and puts what happens to them in words. */
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { microstepOf } from '../microstep.ts';
import { eventName } from '../triggers.ts';
import { machineOf, nameOf, parentOf } from './actor-names.ts';
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

/** What is remembered of each actor, of those that have ended, and of what went between them. */
export const MOST_MOMENTS = 50;
export const MOST_ENDED = 20;
export const MOST_DELIVERIES = 300;

type Watched = {
  id: string;
  actor: object;
  machine: AnyStateMachine | undefined;
  parent: string | null;
  /** What was taken since it was last told of. */
  steps: InspectedStep[];
  value: InspectedStep['from'];
  /** What was told of it, newest last; nothing of an actor that was never started. */
  moments: InspectedActor[];
  task: InspectedTask | undefined;
};

type Program = {
  tab: string;
  /** What it shows, or runs. */
  address: () => string;
  takesEvents: boolean;
  say: (message: InspectionMessage) => void;
};

export type WatchedActors = {
  /** What XState calls for everything that happens to an actor. */
  inspect: (inspected: InspectionEvent) => void;
  /** Says again what is known. */
  introduceAll: () => void;
  /** The machine's actor with this id, where one is running. */
  find: (id: string) => AnyActorRef | undefined;
};

function remember<Item>(items: Item[], item: Item, most: number): void {
  items.push(item);
  if (items.length > most) items.shift();
}

function namesOfChildren({ children }: AnyMachineSnapshot): string[] {
  return Object.values<AnyActorRef | undefined>(children).flatMap((child) =>
    child ? nameOf(child) : [],
  );
}

export function watchActors({ tab, address, takesEvents, say }: Program): WatchedActors {
  const watched = new WeakMap<object, Watched>();
  const running = new Set<Watched>();
  const ended: Watched[] = [];
  const deliveries: Delivery[] = [];
  /** Which delivery brought an event. */
  const numbers = new WeakMap<object, number>();
  let count = 0;
  let delivered = 0;

  const watch = (actor: object): Watched => {
    const known = watched.get(actor);
    if (known) return known;
    const above = parentOf(actor);
    const parent = above ? watch(above).id : null;
    count += 1;
    const added: Watched = {
      id: `${tab}:${count}`,
      actor,
      machine: machineOf(actor),
      parent,
      steps: [],
      value: null,
      moments: [],
      task: undefined,
    };
    watched.set(actor, added);
    return added;
  };

  const noteEnd = (actor: Watched, status: ActorStatus) => {
    if (status === 'stopped') {
      if (running.delete(actor)) remember(ended, actor, MOST_ENDED);
      return;
    }
    running.add(actor);
    const index = ended.indexOf(actor);
    if (index >= 0) ended.splice(index, 1);
  };

  const tellOfMachine = (
    actor: Watched,
    machine: AnyStateMachine,
    inspected: InspectionEvent & { type: '@xstate.snapshot' },
  ) => {
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    const { type, ...payload } = inspected.event;
    const isInitial = type === 'xstate.init';
    const told: InspectedActor = {
      id: actor.id,
      tab,
      address: address(),
      sequence: (actor.moments.at(-1)?.sequence ?? 0) + 1,
      at: Date.now(),
      machine: machine.id,
      parent: actor.parent,
      status: snapshot.status,
      value: snapshot.value,
      context: redact(snapshot.context),
      tags: [...snapshot.tags],
      children: namesOfChildren(snapshot),
      event: {
        type: eventName(machine, type),
        ...(isInitial ? {} : (redact(payload) as object)),
      },
      delivery: numbers.get(inspected.event) ?? null,
      steps: actor.steps,
      takesEvents,
    };
    actor.steps = [];
    actor.value = snapshot.value;
    remember(actor.moments, told, MOST_MOMENTS);
    noteEnd(actor, snapshot.status);
    say({ type: 'actor', actor: told });
  };

  const tellOfTask = (actor: Watched, { status }: Snapshot<unknown>) => {
    if (actor.task?.status === status) return;
    const { id, parent } = actor;
    actor.task = { id, tab, parent, name: nameOf(actor.actor), status };
    noteEnd(actor, status === 'active' ? status : 'stopped');
    say({ type: 'task', task: actor.task });
  };

  const tellOfDelivery = ({
    sourceRef,
    actorRef,
    event,
  }: InspectionEvent & { type: '@xstate.event' }) => {
    if (isBookkeeping(event.type)) return;
    const { id, machine } = watch(actorRef);
    const { type, ...payload } = event;
    const carries = machine && type !== 'xstate.init' ? (redact(payload) as object) : {};
    delivered += 1;
    const delivery: Delivery = {
      tab,
      number: delivered,
      at: Date.now(),
      from: sourceRef ? watch(sourceRef).id : null,
      to: id,
      event: { type: machine ? eventName(machine, type) : type, ...carries },
    };
    numbers.set(event, delivered);
    remember(deliveries, delivery, MOST_DELIVERIES);
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
      if (inspected.type === '@xstate.snapshot') tellOfMachine(actor, machine, inspected);
    },
  };
}
