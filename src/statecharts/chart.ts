/**
 * What a statechart consists of, read off the live machine. Drawings, lists, exports and path tests
 * all speak of the same states and transitions, by the same names.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export type ChartState = {
  /** Dotted; '' for the machine itself. */
  path: string;
  key: string;
  /** The path of the state around it; null for the machine itself. */
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final';
  isInitial: boolean;
  description: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  /** The names of the actors that run as long as this state is active. */
  invokes: string[];
};

export type Trigger =
  | { kind: 'event'; event: string }
  /** Milliseconds; null where the machine works the delay out. */
  | { kind: 'delay'; delay: string; milliseconds: number | null }
  | { kind: 'done'; actor: string }
  | { kind: 'error'; actor: string }
  | { kind: 'always' };

export type ChartTransition = {
  /** Says it all, and is unique within the machine. */
  name: string;
  source: string;
  /** Empty where the transition only runs actions. */
  targets: string[];
  trigger: Trigger;
  guard: string | null;
  actions: string[];
  description: string | null;
};

export type Chart = {
  id: string;
  description: string | null;
  /** The machine itself first, every state before the states in it. */
  states: ChartState[];
  transitions: ChartTransition[];
};

/** A machine's root and every state in it, outer ones first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const collect = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap((child) => collect(child as AnyStateNode)),
  ];
  return collect(machine.root);
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

type Implementation = string | { type?: string; name?: string } | ((...all: never[]) => unknown);

function nameOf(implementation: Implementation): string {
  if (typeof implementation === 'string') return implementation;
  const type = 'type' in implementation ? implementation.type : undefined;
  return type ?? implementation.name ?? '';
}

/** `{ driver: 'replying' }` as `driver.replying`. */
function statePathOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${statePathOf(inner)}`)
    .join(', ');
}

/** A guard in words; null where there is none. */
export function guardNameOf(guard: AnyTransitionDefinition['guard']): string | null {
  if (!guard) return null;
  // What `stateIn` makes: its name does not outlive the build, its state does.
  if (typeof guard === 'function' && 'stateValue' in guard) {
    return `in ${statePathOf(guard.stateValue)}`;
  }
  return nameOf(guard);
}

/** What sets a transition off, with generated ids of actors and delays replaced by their names. */
function triggerOf(machine: AnyStateMachine, eventType: string): Trigger {
  if (eventType === '') return { kind: 'always' };
  for (const node of nodesOf(machine)) {
    for (const { id, src } of node.invoke) {
      const actor = typeof src === 'string' ? src : id;
      if (eventType === `xstate.done.actor.${id}`) return { kind: 'done', actor };
      if (eventType === `xstate.error.actor.${id}`) return { kind: 'error', actor };
    }
    for (const { delay, eventType: ofDelay } of node.after) {
      if (eventType !== ofDelay) continue;
      const value: unknown =
        typeof delay === 'number' ? delay : machine.implementations.delays[String(delay)];
      return {
        kind: 'delay',
        delay: String(delay),
        milliseconds: typeof value === 'number' ? value : null,
      };
    }
  }
  return { kind: 'event', event: eventType };
}

function triggerName(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'always':
      return 'always';
    case 'done':
    case 'error':
      return `xstate.${trigger.kind}.actor.${trigger.actor}`;
    case 'delay':
      return `xstate.after.${trigger.delay}`;
    default:
      return trigger.event;
  }
}

/** What sets a transition off, by the name that `eventName` gives it. */
export function triggerNamed(name: string): Trigger {
  const [, kind, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(name) ?? [];
  if (actor !== undefined) return { kind: kind === 'done' ? 'done' : 'error', actor };
  const delay = /^xstate\.after\.(.+)$/.exec(name)?.[1];
  if (delay !== undefined) return { kind: 'delay', delay, milliseconds: null };
  return name === 'always' ? { kind: 'always' } : { kind: 'event', event: name };
}

/** An event's type with the generated ids of actors and delays replaced by their names. */
export function eventName(machine: AnyStateMachine, type: string): string {
  return triggerName(triggerOf(machine, type));
}

const knownTransitions = new WeakMap<AnyTransitionDefinition, ChartTransition>();

function transitionOf(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): ChartTransition {
  const known = knownTransitions.get(definition);
  if (known) return known;
  const trigger = triggerOf(machine, definition.eventType);
  const guard = guardNameOf(definition.guard);
  const source = pathOf(definition.source);
  const targets = (definition.target ?? []).map(pathOf);
  const condition = guard === null ? '' : ` [${guard}]`;
  const goal = targets.length > 0 ? targets.join(', ') : 'stays';
  const transition: ChartTransition = {
    name: `${source || '(anywhere)'} — ${triggerName(trigger)}${condition} → ${goal}`,
    source,
    targets,
    trigger,
    guard,
    actions: definition.actions.map((action) => nameOf(action as Implementation)),
    description: definition.description ?? null,
  };
  knownTransitions.set(definition, transition);
  return transition;
}

/** A transition in words: the same for a machine and its copies with other implementations. */
export function transitionName(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): string {
  return transitionOf(machine, definition).name;
}

/** Every transition a state declares, each guarded branch by itself, in the order they are tried. */
export function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Without XState's own, which arm and disarm the delays that the chart shows anyway. */
function effectNames(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => nameOf(action as Implementation))
    .filter((name) => !name.startsWith('xstate.'));
}

function stateOf(node: AnyStateNode): ChartState {
  const { parent } = node;
  return {
    path: pathOf(node),
    key: node.key,
    parent: parent ? pathOf(parent) : null,
    type: node.type === 'history' ? 'atomic' : node.type,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    description: node.description ?? null,
    tags: [...node.tags],
    entry: effectNames(node.entry),
    exit: effectNames(node.exit),
    invokes: node.invoke.map(({ id, src }) => (typeof src === 'string' ? src : id)),
  };
}

/** @throws when two transitions of the machine have the same name */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = nodesOf(machine);
  const transitions = nodes.flatMap((node) =>
    definitionsOf(node).map((definition) => transitionOf(machine, definition)),
  );
  const names = transitions.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`These transitions share a name: ${twice.join('; ')}`);
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    states: nodes.map(stateOf),
    transitions,
  };
}

/** A state that holds others. */
export function isRegion({ type }: ChartState): boolean {
  return type === 'compound' || type === 'parallel';
}

/** Whether a state lies in another, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

/** Whether a transition leads from a state into itself. */
export function leadsInside({ source, targets }: ChartTransition): boolean {
  return targets.length > 0 && targets.every((target) => isWithin(target, source));
}

/** The innermost state that a transition does not leave. */
export function holderOf(chart: Chart, transition: ChartTransition): string {
  const { source, targets } = transition;
  if (leadsInside(transition)) return source;
  const holders = chart.states.filter((state) =>
    [source, ...targets].every((path) => isWithin(path, state.path)),
  );
  return holders.at(-1)?.path ?? '';
}
