/**
 * Lists what has changed in a machine and must be tested again. Each change is listed with the parts that
 * walks must cross to test it.
 */
import { chartOf, transitionName } from '../chart.ts';
import type { Chart, ChartTransition } from '../chart.ts';
import type { Comparison, StateChange, TransitionChange } from '../comparison/compare.ts';
import {
  namedCodeSentence,
  stateName,
  startCodeSentence,
  stateCodeSentence,
  stateSentence,
  transitionCodeSentence,
  transitionSentence,
} from '../comparison/sentences.ts';
import { triggerName } from '../triggers.ts';
import { actorNames, codeOfState, codeOfTransition, definitionsOf, nodesOf } from '../structure.ts';
import { pathOf } from '../state-paths.ts';
import type { AnyStateMachine } from 'xstate';
import type { CodeChanges } from '../code/code-changes.ts';

/**
 * Something that a walk can do: take a transition, see the transition's guard refuse, or enter or leave a
 * state. A walk that does this crosses the part. The path '' is the machine itself, which every walk enters.
 */
export type Part =
  | `takes ${string}`
  | `refuses ${string}`
  | `enters ${string}`
  | `leaves ${string}`;

export type Change = {
  /** The change in a sentence without its full stop. */
  says: string;
  /** The parts that walks must cross to test the change; empty if something was removed. */
  parts: readonly Part[];
};

/**
 * Returns the parts that walks must cross to test a transition. If its guard may have changed (`isAsked`), they
 * include the guard's refusal.
 */
function partsOfTransition({ name, guard }: ChartTransition, isAsked: boolean): Part[] {
  return guard !== null && isAsked ? [`takes ${name}`, `refuses ${name}`] : [`takes ${name}`];
}

const decisive = new Set(['guard', 'tried', 'set off by']);

/** Returns the change of an event's name; empty if only guards, actions or delays were renamed. */
function changeOfEvent(
  { trigger: was }: ChartTransition,
  { source, trigger, name }: ChartTransition,
): Change[] {
  if (trigger.kind !== 'event' || triggerName(was) === triggerName(trigger)) return [];
  return [
    {
      says: `${stateName(source)} on \`${triggerName(trigger)}\`: the event was called \`${triggerName(was)}\``,
      parts: [`takes ${name}`],
    },
  ];
}

function changesOfTransition(change: TransitionChange): Change[] {
  if (change.change === 'renamed') return changeOfEvent(change.before, change.after);
  const { after } = change;
  const isAsked =
    !('differences' in change) || change.differences.some(({ part }) => decisive.has(part));
  return [
    {
      says: transitionSentence(change),
      parts: after ? partsOfTransition(after, isAsked) : [],
    },
  ];
}

function changeOfState(change: StateChange): Change {
  const { after } = change;
  const says = stateSentence(change);
  if (!after) return { says, parts: [] };
  const differences = 'differences' in change ? change.differences : [];
  const isLeft = differences.some(({ part }) => part === 'exit');
  const isEntered = differences.length === 0 || differences.some(({ part }) => part !== 'exit');
  return {
    says,
    parts: [
      ...(isEntered ? [`enters ${after.path}` as const] : []),
      ...(isLeft ? [`leaves ${after.path}` as const] : []),
    ],
  };
}

/** Returns the changes of code, with the parts that run it. */
function changesOfCode(
  machine: AnyStateMachine,
  { transitions }: Chart,
  { named, transitions: ownTransitions, entered, left, start }: CodeChanges,
): Change[] {
  const nodes = nodesOf(machine);
  const definitions = nodes.flatMap(definitionsOf).map((definition) => ({
    definition,
    used: codeOfTransition(definition),
    name: transitionName(machine, definition),
  }));
  const transitionCalled = (name: string) => transitions.filter((it) => it.name === name);
  const guards = [...named.guards].map(([guard, change]) => ({
    says: namedCodeSentence('guards', guard, change),
    parts: definitions
      .filter(({ used }) => used.guards.includes(guard))
      .flatMap(({ name }) => transitionCalled(name))
      .flatMap((transition) => partsOfTransition(transition, true)),
  }));
  const actions = [...named.actions].map(([action, change]) => ({
    says: namedCodeSentence('actions', action, change),
    parts: [
      ...definitions
        .filter(({ used }) => used.actions.includes(action))
        .map(({ name }): Part => `takes ${name}`),
      ...nodes.flatMap((node): Part[] => {
        const { entering, leaving } = codeOfState(node);
        const path = pathOf(node.path);
        return [
          ...(entering.actions.includes(action) ? [`enters ${path}` as const] : []),
          ...(leaving.actions.includes(action) ? [`leaves ${path}` as const] : []),
        ];
      }),
    ],
  }));
  const delays = [...named.delays].map(([delay, change]) => ({
    says: namedCodeSentence('delays', delay, change),
    parts: transitions.flatMap(({ trigger, name }): Part[] =>
      trigger.kind === 'delay' && trigger.delay === delay ? [`takes ${name}`] : [],
    ),
  }));
  const actors = [...named.actors].map(([actor, change]) => ({
    says: namedCodeSentence('actors', actor, change),
    parts: nodes
      .filter((node) => actorNames(node).includes(actor))
      .map((node): Part => `enters ${pathOf(node.path)}`),
  }));
  const own = [
    ...[...ownTransitions].map(([name, change]) => ({
      says: transitionCodeSentence(name, change),
      parts: transitionCalled(name).flatMap((it) => partsOfTransition(it, true)),
    })),
    ...[...entered].map(([path, change]) => ({
      says: stateCodeSentence('entering', path, change),
      parts: [`enters ${path}` as const],
    })),
    ...[...left].map(([path, change]) => ({
      says: stateCodeSentence('leaving', path, change),
      parts: [`leaves ${path}` as const],
    })),
    ...(start ? [{ says: startCodeSentence(start), parts: ['enters ' as const] }] : []),
  ];
  // If nothing uses the changed code, no walk could notice the change.
  return [...guards, ...actions, ...delays, ...actors, ...own].filter(
    ({ parts }) => parts.length > 0,
  );
}

/** Returns what has changed in a machine that exists in both versions. */
export function changesOf(
  machine: AnyStateMachine,
  comparison: Comparison,
  code: CodeChanges,
): Change[] {
  return [
    ...comparison.states.map(changeOfState),
    ...comparison.transitions.flatMap(changesOfTransition),
    ...changesOfCode(machine, comparison.after, code),
  ];
}

/** Returns all parts of a machine that exists only in the later version, because all of them are new. */
export function changesOfNew(machine: AnyStateMachine): Change[] {
  const { states, transitions } = chartOf(machine);
  return [
    ...states
      .filter(({ type }) => type !== 'history')
      .map(({ path }) => ({ says: `state ${stateName(path)}`, parts: [`enters ${path}` as Part] })),
    ...transitions.map((transition) => ({
      says: `${stateName(transition.source)} on \`${triggerName(transition.trigger)}\``,
      parts: partsOfTransition(transition, true),
    })),
  ];
}
