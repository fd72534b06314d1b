/**
 * The parts of a statechart, read from the live machine. Drawings, lists, exports and path tests refer to the
 * same states and transitions by the same names.
 */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { definitionsOf, nodesOf, readState, readTransition } from './structure.ts';
import { triggerName, triggerOf } from './triggers.ts';
import type { Trigger } from './triggers.ts';

export type ChartState = {
  /** Dotted; '' for the machine itself. */
  path: string;
  key: string;
  /** The path of the state around it; null for the machine itself. */
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  description: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  /** The names of the actors that run as long as this state is active. */
  invokes: string[];
  /** Actions on the way into its initial state. */
  initialActions: string[];
  /** Its output at the end. */
  output: string | null;
  meta: string | null;
  /** Whether a history state remembers only the next states or all; null for other states. */
  history: 'shallow' | 'deep' | null;
  /** Where a history state leads that has nothing to remember yet, where it says so itself. */
  historyDefaults: string[];
};

export type ChartTransition = {
  /** Says it all, and is unique within the machine: what reads the same is numbered. */
  name: string;
  source: string;
  /** Empty where the transition only runs actions. */
  targets: string[];
  trigger: Trigger;
  guard: string | null;
  actions: string[];
  description: string | null;
  meta: string | null;
  /** Leaves its source and enters it again, even where it leads into it. */
  reenter: boolean;
  /** Does nothing, so that no state around hears of the event. */
  isForbidden: boolean;
  /** When it is tried among the branches of its trigger, from 1 on, and how many there are. */
  order: { position: number; of: number };
};

export type Chart = {
  id: string;
  description: string | null;
  /** The machine itself first, every state before the states in it. */
  states: ChartState[];
  transitions: ChartTransition[];
};

function transitionOf(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): ChartTransition {
  const declared = readTransition(definition);
  const { source, targets, guard } = declared;
  const trigger = triggerOf(machine, definition.eventType);
  const condition = guard === null ? '' : ` [${guard}]`;
  const goal = targets.length > 0 ? targets.join(', ') : 'stays';
  return {
    name: `${source || '(anywhere)'} — ${triggerName(trigger)}${condition} → ${goal}`,
    trigger,
    ...declared,
  };
}

type Reading = { chart: Chart; names: ReadonlyMap<AnyTransitionDefinition, string> };

function read(machine: AnyStateMachine): Reading {
  const nodes = nodesOf(machine);
  const names = new Map<AnyTransitionDefinition, string>();
  const taken = new Set<string>();
  const transitions = nodes.flatMap(definitionsOf).map((definition) => {
    const transition = transitionOf(machine, definition);
    const words = transition.name;
    for (let count = 2; taken.has(transition.name); count += 1) {
      transition.name = `${words} (${count})`;
    }
    taken.add(transition.name);
    names.set(definition, transition.name);
    return transition;
  });
  const { id, root } = machine;
  const chart = {
    id,
    description: root.description ?? null,
    states: nodes.map(readState),
    transitions,
  };
  return { chart, names };
}

const readings = new WeakMap<AnyStateMachine, Reading>();

function readingOf(machine: AnyStateMachine): Reading {
  const reading = readings.get(machine) ?? read(machine);
  readings.set(machine, reading);
  return reading;
}

/** The chart of a machine: the same for it and its copies with other implementations. */
export function chartOf(machine: AnyStateMachine): Chart {
  return readingOf(machine).chart;
}

/** A transition in words: the same for a machine and its copies with other implementations. */
export function transitionName(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): string {
  return readingOf(machine).names.get(definition) ?? transitionOf(machine, definition).name;
}

/** A state that holds others. */
export function isRegion({ type }: ChartState): boolean {
  return type === 'compound' || type === 'parallel';
}

/** Whether a state lies in another, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

/** The state directly in another that this one is, or lies in. */
export function childIn(chart: Chart, holder: string | null, path: string): ChartState | undefined {
  return chart.states.find(
    ({ parent, path: child }) => parent === holder && (path === child || isWithin(path, child)),
  );
}

type Way = Pick<ChartTransition, 'source' | 'targets'>;

/** Whether a transition leads from a state into itself. */
export function leadsInside({ source, targets }: Way): boolean {
  return targets.length > 0 && targets.every((target) => isWithin(target, source));
}

/** The innermost state that a transition does not leave. */
export function holderOf(chart: Chart, transition: Way): string {
  const { source, targets } = transition;
  if (leadsInside(transition)) return source;
  const holders = chart.states.filter((state) =>
    [source, ...targets].every((path) => isWithin(path, state.path)),
  );
  return holders.at(-1)?.path ?? '';
}
