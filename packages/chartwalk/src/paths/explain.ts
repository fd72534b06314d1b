/** Explains each step of a path by its event, its payload, and the transitions that it took. */
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import type { AnyModel } from '../model.ts';
import { innermost } from '../state-paths.ts';
import { eventName, triggerName } from '../triggers.ts';
import type { GuardSides } from './guard-sides.ts';
import type { Path } from './path-model.ts';
import { sidesOf } from './walk-steps.ts';
import type { WalkStep } from './walk-steps.ts';

export type ExplainedEvent = {
  name: string;
  /** The payload as data; null if there is none. */
  payload: unknown;
};

type TakenTransition = {
  name: string;
  source: string;
  trigger: string;
  /** The paths of the targets; empty if the transition has none. */
  targets: readonly string[];
  guard: string | null;
};

/** The result of a guard. */
type GuardSide = {
  guard: string;
  side: 'passed' | 'refused';
  /** The name of the transition that it guards. */
  transition: string;
};

export type ExplainedStep = {
  /** The model's phrase for the event, or for the start. */
  what: string;
  /** The event of the step; null for the start. */
  event: ExplainedEvent | null;
  /** The events that this event causes directly afterwards. */
  followedBy: readonly ExplainedEvent[];
  transitions: readonly TakenTransition[];
  guards: readonly GuardSide[];
  leadsTo: string;
};

/**
 * A path with explained steps. If several machines walk the path, the names of states and transitions begin
 * with the name of their machine.
 */
export type ExplainedPath = { start: string; steps: readonly ExplainedStep[] };

/** Returns a payload as plain data. Without this step, JSON would drop the message of an error. */
function asData(carried: unknown): unknown {
  return carried instanceof Error ? { error: carried.message } : (carried ?? null);
}

/** Explains an event by its payload and by its name in models. */
export function explainEvent(machine: AnyStateMachine, event: AnyEventObject): ExplainedEvent {
  const { type, ...payload } = event;
  const name = eventName(machine, type);
  if (type.startsWith('xstate.done.actor.')) return { name, payload: asData(payload['output']) };
  if (type.startsWith('xstate.error.actor.')) return { name, payload: asData(payload['error']) };
  return { name, payload: Object.keys(payload).length > 0 ? payload : null };
}

/**
 * Explains which transitions a machine took, and which guards decided this.
 *
 * @param named converts the names of states and transitions
 */
export function explainTransitions(
  machine: AnyStateMachine,
  { taken, passed, refused }: GuardSides & { taken: readonly string[] },
  named = (name: string) => name,
): Pick<ExplainedStep, 'transitions' | 'guards'> {
  const known = new Map(chartOf(machine).transitions.map((it) => [it.name, it]));
  const sides = (names: ReadonlySet<string>, side: GuardSide['side']): GuardSide[] =>
    [...names].map((name) => ({
      guard: known.get(name)?.guard ?? '',
      side,
      transition: named(name),
    }));
  const transitions = taken.flatMap((name) => {
    const transition = known.get(name);
    if (!transition) return [];
    const { source, targets, trigger, guard } = transition;
    return {
      name: named(name),
      source: named(source),
      trigger: triggerName(trigger),
      targets: targets.map((target) => named(target)),
      guard,
    };
  });
  return { transitions, guards: [...sides(passed, 'passed'), ...sides(refused, 'refused')] };
}

function explainStep(model: AnyModel, walkStep: WalkStep, start: string): ExplainedStep {
  const { sampledMove, events, microsteps, expected } = walkStep;
  const [event, ...followers] = events.map((it) => explainEvent(model.machine, it));
  const taken = microsteps.flatMap((microstep) => microstep.taken);
  return {
    what: sampledMove?.phrase ?? start,
    event: event ?? null,
    followedBy: followers,
    ...explainTransitions(model.machine, { taken, ...sidesOf(model.machine, walkStep) }),
    leadsTo: innermost(expected.value).join(', '),
  };
}

export function explainPath(
  model: AnyModel,
  start: string,
  { steps }: Path<WalkStep>,
): ExplainedPath {
  return { start, steps: steps.map((walkStep) => explainStep(model, walkStep, start)) };
}
