/** Tells the statecharts page about every actor of this tab. Loaded in inspected visits only. */
import { StateMachine } from 'xstate';
import type {
  Actor,
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import { eventName } from '../triggers.ts';
import { microstepOf } from '../microstep.ts';
import { CHANNEL } from './protocol.ts';
import type { InspectedActor, InspectedStep, InspectionMessage } from './protocol.ts';
import { redact } from './redact.ts';

type Watched = {
  id: string;
  machine: AnyStateMachine;
  /** What was taken since it was last told of. */
  steps: InspectedStep[];
  value: InspectedStep['from'];
  /** As it was last told of; an actor that was never started never is. */
  told: InspectedActor | undefined;
};

/** The machine that an actor runs; undefined for promises and callbacks, whose input may be secret. */
export function machineOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as Partial<Actor<AnyActorLogic>>;
  return logic instanceof StateMachine ? logic : undefined;
}

/** @returns the function that XState calls for everything that happens to an actor */
export function publishActors(): (inspected: InspectionEvent) => void {
  const channel = new BroadcastChannel(CHANNEL);
  const tab = crypto.randomUUID();
  const watched = new WeakMap<object, Watched>();
  const running = new Set<Watched>();
  let count = 0;
  /** A tab that closes hears that it is hidden after it has left. */
  let hasLeft = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const say = (message: InspectionMessage) => channel.postMessage(message);
  const introduceAll = () => {
    for (const { told } of running) if (told) say({ type: 'actor', actor: told });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) => {
    if (data.type === 'hello') introduceAll();
  });
  addEventListener('pagehide', () => {
    hasLeft = true;
    say({ type: 'left', tab });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    hasLeft = false;
    introduceAll();
  });

  const watch = (actor: object, machine: AnyStateMachine): Watched => {
    const known = watched.get(actor);
    if (known) return known;
    count += 1;
    const added = { id: `${tab}:${count}`, machine, steps: [], value: null, told: undefined };
    watched.set(actor, added);
    return added;
  };

  return (inspected) => {
    const machine = machineOf(inspected.actorRef);
    if (!machine) return;
    const actor = watch(inspected.actorRef, machine);
    const microstep = microstepOf(machine, inspected);
    if (microstep) {
      const { event, taken, value } = microstep;
      actor.steps.push({ event: eventName(machine, event), from: actor.value, taken });
      actor.value = value;
    }
    if (inspected.type === '@xstate.snapshot') {
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const { type, ...payload } = inspected.event;
      const isInitial = type === 'xstate.init';
      actor.told = {
        id: actor.id,
        tab,
        address: location.pathname,
        sequence: (actor.told?.sequence ?? 0) + 1,
        machine: machine.id,
        status: snapshot.status,
        value: snapshot.value,
        context: redact(snapshot.context),
        tags: [...snapshot.tags],
        children: Object.values<AnyActorRef | undefined>(snapshot.children).flatMap((child) =>
          typeof child?.src === 'string' ? child.src : [],
        ),
        event: {
          type: eventName(machine, type),
          ...(isInitial ? {} : (redact(payload) as object)),
        },
        steps: actor.steps,
      };
      actor.steps = [];
      actor.value = snapshot.value;
      if (snapshot.status === 'stopped') running.delete(actor);
      else running.add(actor);
      if (!hasLeft) say({ type: 'actor', actor: actor.told });
    }
  };
}
