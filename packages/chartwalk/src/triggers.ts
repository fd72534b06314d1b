/** Names the triggers of transitions, with generated IDs of actors, states and delays replaced by names. */
import type { AnyStateMachine } from 'xstate';
import { pathOf } from './state-paths.ts';
import { invocationsOf, nodesOf } from './structure.ts';

export type Trigger =
  | { kind: 'event'; event: string }
  /** A delay has ended. `milliseconds` is null if the length of the delay is unknown. */
  | { kind: 'delay'; delay: string; milliseconds: number | 'computed' | null }
  | { kind: 'done' | 'error' | 'snapshot'; actor: string }
  /** The machine has reached a final state inside this state. */
  | { kind: 'stateDone'; state: string }
  | { kind: 'always' };

/** Returns whether XState itself sends events of this type, for example at the end of a delay. */
export const isOfXState = (type: string) => type.startsWith('xstate.');

function millisecondsOf(value: unknown): number | 'computed' | null {
  if (typeof value === 'function') return 'computed';
  return typeof value === 'number' ? value : null;
}

function triggersOf(machine: AnyStateMachine): Map<string, Trigger> {
  const triggers = new Map<string, Trigger>([['', { kind: 'always' }]]);
  for (const node of nodesOf(machine)) {
    triggers.set(`xstate.done.state.${node.id}`, { kind: 'stateDone', state: pathOf(node.path) });
    for (const { id, name } of invocationsOf(node)) {
      triggers.set(`xstate.done.actor.${id}`, { kind: 'done', actor: name });
      triggers.set(`xstate.error.actor.${id}`, { kind: 'error', actor: name });
      triggers.set(`xstate.snapshot.${id}`, { kind: 'snapshot', actor: name });
    }
    for (const { delay, eventType } of node.after) {
      const value: unknown =
        typeof delay === 'number' ? delay : machine.implementations.delays[String(delay)];
      triggers.set(eventType, {
        kind: 'delay',
        delay: String(delay),
        milliseconds: millisecondsOf(value),
      });
    }
  }
  return triggers;
}

const known = new WeakMap<AnyStateMachine, Map<string, Trigger>>();

/** Returns the trigger of a transition that listens to this type of event. */
export function triggerOf(machine: AnyStateMachine, eventType: string): Trigger {
  const triggers = known.get(machine) ?? triggersOf(machine);
  known.set(machine, triggers);
  return triggers.get(eventType) ?? triggerNamed(eventType);
}

/** Returns the name of a trigger's events in models, links and coverage. */
export function triggerName(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'always':
      return 'always';
    case 'done':
    case 'error':
      return `xstate.${trigger.kind}.actor.${trigger.actor}`;
    case 'snapshot':
      return `xstate.snapshot.${trigger.actor}`;
    case 'stateDone':
      return `xstate.done.state.${trigger.state}`;
    case 'delay':
      return `xstate.after.${trigger.delay}`;
    default:
      return trigger.event;
  }
}

/** Returns the trigger for a name that `triggerName` returned. The length of a delay is lost. */
export function triggerNamed(name: string): Trigger {
  if (name === 'always') return { kind: 'always' };
  const [, kind, what = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after)\.(.*)$/.exec(name) ?? [];
  switch (kind) {
    case 'done.actor':
      return { kind: 'done', actor: what };
    case 'error.actor':
      return { kind: 'error', actor: what };
    case 'snapshot':
      return { kind: 'snapshot', actor: what };
    case 'done.state':
      return { kind: 'stateDone', state: what };
    case 'after':
      return { kind: 'delay', delay: what, milliseconds: null };
    default:
      return { kind: 'event', event: name };
  }
}

/** Returns an event's type with the generated IDs of actors, states and delays replaced by their names. */
export function eventName(machine: AnyStateMachine, type: string): string {
  return triggerName(triggerOf(machine, type));
}
