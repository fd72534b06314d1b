/**
 * Reads the parts of a statechart from a machine. Drawings, lists, exports and path tests all refer to
 * states and transitions by the names that this module defines.
 */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { definitionsOf, nodesOf, readState, readTransition } from './structure.ts';
import { triggerName, triggerOf } from './triggers.ts';
import type { Trigger } from './triggers.ts';

export type ChartState = {
  /** The dotted path; '' for the machine itself. */
  path: string;
  key: string;
  /** The path of the state that contains this one; null for the machine itself. */
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  isInitial: boolean;
  description: string | null;
  tags: string[];
  entry: string[];
  exit: string[];
  /** The names of the actors that run as long as this state is active. */
  invokes: string[];
  /** The actions that run when the machine enters the initial state inside this state. */
  initialActions: string[];
  /** The output of a final state or of the machine, as text; null if there is none. */
  output: string | null;
  meta: string | null;
  /**
   * `shallow` if a history state restores only the child states of its parent, `deep` if it restores all
   * levels; null for other states.
   */
  history: 'shallow' | 'deep' | null;
  /** The targets that a history state enters if it has nothing to restore; empty if it declares none. */
  historyDefaults: string[];
  /** The number of states inside this one, if it is folded in the drawing and does not show them. */
  hidden?: number;
};

export type ChartTransition = {
  /**
   * The transition's source, trigger, guard and targets as text. Duplicates are numbered, so the name is
   * unique within the machine.
   */
  name: string;
  source: string;
  /** The paths of the targets; empty if the transition has none, for example because it only runs actions. */
  targets: string[];
  trigger: Trigger;
  guard: string | null;
  actions: string[];
  description: string | null;
  meta: string | null;
  /**
   * Whether the transition leaves its source and enters it again, even if its targets are inside the source.
   */
  reenter: boolean;
  /** Whether the transition only blocks the event, so that no outer state receives it. */
  isForbidden: boolean;
  /**
   * The transition's position among the branches of its trigger, and the number of branches. The branch that
   * is tried first has position 1.
   */
  order: { position: number; of: number };
  /**
   * The names of the other transitions that are drawn as the same line, because their source or target is
   * folded.
   */
  others?: string[];
};

export type Chart = {
  id: string;
  description: string | null;
  /** The states, beginning with the machine itself. Every state precedes the states inside it. */
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

/** Returns the machine's chart. A copy that `provide` has created has the same chart. */
export function chartOf(machine: AnyStateMachine): Chart {
  return readingOf(machine).chart;
}

/** Returns the name of a transition. It has the same name in a copy that `provide` has created. */
export function transitionName(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): string {
  return readingOf(machine).names.get(definition) ?? transitionOf(machine, definition).name;
}

/** Returns whether a state contains other states. */
export function isRegion({ type }: ChartState): boolean {
  return type === 'compound' || type === 'parallel';
}

/** Returns whether a state is inside another, at any depth. */
export function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

/** Returns the direct child of `ancestor` that contains the state at `path` or is that state. */
export function findChildIn(
  chart: Chart,
  ancestor: string | null,
  path: string,
): ChartState | undefined {
  return chart.states.find(
    ({ parent, path: child }) => parent === ancestor && (path === child || isWithin(path, child)),
  );
}

type TransitionEnds = Pick<ChartTransition, 'source' | 'targets'>;

/** Returns whether all targets of a transition are inside its source. */
export function staysInside({ source, targets }: TransitionEnds): boolean {
  return targets.length > 0 && targets.every((target) => isWithin(target, source));
}

/** Returns the innermost state that a transition does not leave. */
export function getTransitionDomain(chart: Chart, transition: TransitionEnds): string {
  const { source, targets } = transition;
  if (staysInside(transition)) return source;
  const ancestors = chart.states.filter((state) =>
    [source, ...targets].every((path) => isWithin(path, state.path)),
  );
  return ancestors.at(-1)?.path ?? '';
}
