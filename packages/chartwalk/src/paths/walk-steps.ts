/**
 * Calculates the possible steps of one machine, from its model. A step is the start, or an event with its
 * outcome.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Microstep } from '../microstep.ts';
import { carriedBy, eventOf, movesOf } from '../model.ts';
import type { AnyModel, Move } from '../model.ts';
import { dryRun } from '../dry-run.ts';
import { isPattern } from '../simulation/simulate.ts';
import { candidatesOf, matchesEvent, nodesOf } from '../structure.ts';
import { eventName, isOfXState, triggerOf } from '../triggers.ts';
import type { Walkable } from './graph.ts';
import { guardSides } from './guard-sides.ts';

/** An event that can happen: a move of the model with one of its samples, which are example payloads. */
export type SampledMove = { move: string; phrase: string; sample: unknown };

export type WalkStep = {
  /** The event of the step; undefined for the start. */
  sampledMove: SampledMove | undefined;
  /** The machine's snapshot after the step. */
  expected: AnyMachineSnapshot;
  /** The previous step of the walk; undefined for the start. */
  before: WalkStep | undefined;
  /** The event of the move, and the events that it causes directly afterwards. */
  events: readonly AnyEventObject[];
  /** The machine's snapshot after each of these events, or after its start. */
  snapshots: readonly AnyMachineSnapshot[];
  microsteps: readonly Microstep[];
  /** Whether no step can follow this one. */
  isLast: boolean;
};

type PossibleEvent = {
  /** The event type that the machine listens to. */
  type: string;
  sampledMove: SampledMove;
  move: Move<unknown, AnyMachineSnapshot>;
};

/**
 * Returns every event that the machine listens to, once for each sample of its move. A wildcard listens to
 * the model's moves that it matches. Events that XState itself sends when a state is done are left out.
 */
export function eventsOf(model: AnyModel): PossibleEvent[] {
  const { machine } = model;
  const known = new Map(movesOf(model));
  const descriptors = nodesOf(machine).flatMap((node) => node.ownEvents.map(String));
  const patterns = descriptors.filter(isPattern);
  const own = descriptors.filter(
    (type) => !isPattern(type) && triggerOf(machine, type).kind !== 'stateDone',
  );
  const matched = [...known.keys()].filter(
    (name) =>
      !isPattern(name) &&
      !isOfXState(name) &&
      patterns.some((descriptor) => matchesEvent(name, descriptor)),
  );
  return [...new Set([...own, ...matched])].flatMap((type) => {
    const name = eventName(machine, type);
    const move = known.get(name);
    if (!move) throw new Error(`The model of ${machine.id} has no move for ${name}.`);
    return Object.entries(move.samples).map(([phrase, sample]) => ({
      type,
      sampledMove: { move: name, phrase, sample },
      move,
    }));
  });
}

/** Returns all events that can happen. The keys are the phrases that handwritten journeys use. */
export function getSampledMoves(model: AnyModel): Map<string, SampledMove> {
  return new Map(eventsOf(model).map(({ sampledMove }) => [sampledMove.phrase, sampledMove]));
}

/** Returns the part of a snapshot's context that decides where an event leads. */
export function getModelMemory(model: AnyModel, snapshot: AnyMachineSnapshot): unknown {
  return model.memory?.(snapshot.context as never) ?? null;
}

/** Returns the states that each history state restores, which also decide where an event leads. */
export function getHistory({ historyValue }: AnyMachineSnapshot): string[] {
  return Object.entries(historyValue)
    .flatMap(([historyState, nodes]) => nodes.map(({ id }) => `${historyState} ${id}`))
    .toSorted();
}

/**
 * Returns the payload of an event, and a list of the event itself and the events that it causes directly
 * afterwards. Returns undefined if the event is impossible.
 */
export function occurrenceOf(
  { type, sampledMove, move }: PossibleEvent,
  from: AnyMachineSnapshot,
): { sample: unknown; events: AnyEventObject[] } | undefined {
  if (from.status !== 'active') return undefined;
  const sample = carriedBy(sampledMove.sample, from);
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  const isHandled = from._nodes.some((node) =>
    // An event of a delay or an actor is possible only if the state declares that delay or actor. Wildcards,
    // which would match the event, are therefore ignored.
    isOfXState(type) ? node.transitions.has(type) : candidatesOf(node, type).length > 0,
  );
  if (!isHandled || move.when?.(from, sample) === false) return undefined;
  return { sample, events: [eventOf(type, sample), ...(move.followedBy?.(from, sample) ?? [])] };
}

/**
 * Returns the guards that passed in a step and those that refused. Each guard is identified by the name of
 * its transition.
 */
export function sidesOf(machine: AnyStateMachine, { microsteps, before }: WalkStep) {
  return guardSides(machine, microsteps, before?.expected.value);
}

/** Returns the names of the transitions that a step took, and of those that guards refused. */
function traceOf(machine: AnyStateMachine, walkStep: WalkStep): string[] {
  const { refused } = sidesOf(machine, walkStep);
  return [
    ...walkStep.microsteps.flatMap(({ taken }) => taken),
    ...[...refused].map((name) => `not ${name}`),
  ];
}

/** Returns a function that computes the answer for each step only once. */
export function memoize<Asked extends object, Answer>(
  answer: (walkStep: Asked) => Answer,
): (walkStep: Asked) => Answer {
  const answers = new WeakMap<Asked, { answer: Answer }>();
  return (walkStep) => {
    const known = answers.get(walkStep) ?? { answer: answer(walkStep) };
    answers.set(walkStep, known);
    return known.answer;
  };
}

type Steps = { snapshots: AnyMachineSnapshot[]; microsteps: Microstep[] };

/** Returns whether an invoked promise has settled since its state was entered. */
function hasSettled(
  { before, events, expected }: WalkStep,
  node: AnyStateNode,
  id: string,
): boolean {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  if (!before?.expected._nodes.includes(node)) return false;
  // Entering the state starts a new actor, so a different actor means that the state was entered again.
  if (before.expected.children[id] !== expected.children[id]) return false;
  const isOutcome = ({ type }: AnyEventObject) =>
    type === `xstate.done.actor.${id}` || type === `xstate.error.actor.${id}`;
  return events.some(isOutcome) || hasSettled(before, node, id);
}

/**
 * Returns the first promise in the model's `instant` that the machine waits for after a step; undefined if it
 * waits for none. Such a promise settles before any other event can happen.
 */
export function getAwaited({ instant = [] }: AnyModel, walkStep: WalkStep): string | undefined {
  return instant.find((name) =>
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    walkStep.expected._nodes.some((node) =>
      node.invoke.some(({ src, id }) => src === name && !hasSettled(walkStep, node, id)),
    ),
  );
}

const isOutcomeOf = (move: string, promise: string) => move.endsWith(`.actor.${promise}`);

/**
 * Returns a function that lists the possible next steps after a step. If the function is given a phrase, it
 * lists only the steps with that phrase.
 */
export function nextOf(model: AnyModel) {
  const { machine, instant = [] } = model;
  const possible = eventsOf(model);
  const { step } = dryRun(machine);
  const take = (from: AnyMachineSnapshot, events: readonly AnyEventObject[]): Steps => {
    const steps: Steps = { snapshots: [], microsteps: [] };
    for (const event of events) {
      const { snapshot, microsteps } = step(steps.snapshots.at(-1) ?? from, event);
      steps.snapshots.push(snapshot);
      steps.microsteps.push(...microsteps);
    }
    return steps;
  };
  return (before: WalkStep, phrase?: string): WalkStep[] => {
    const from = before.expected;
    if (before.isLast) return [];
    const awaited = getAwaited(model, before);
    return possible.flatMap((it) => {
      const { move } = it.sampledMove;
      if (phrase !== undefined && it.sampledMove.phrase !== phrase) return [];
      if (awaited !== undefined && !isOutcomeOf(move, awaited)) return [];
      // If no instant promise is awaited, each of them has settled or is not running, so none has an outcome
      // now.
      if (awaited === undefined && instant.some((promise) => isOutcomeOf(move, promise))) return [];
      const occurrence = occurrenceOf(it, from);
      if (!occurrence) return [];
      const { sample, events } = occurrence;
      const { snapshots, microsteps } = take(from, events);
      return {
        sampledMove: { ...it.sampledMove, sample },
        expected: snapshots.at(-1) ?? from,
        before,
        events,
        snapshots,
        microsteps,
        isLast: it.move.isLast === true,
      };
    });
  };
}

/** Returns a step that has no event and leads to this snapshot. Walks can begin with it. */
export function createStepAt(snapshot: AnyMachineSnapshot): WalkStep {
  return {
    sampledMove: undefined,
    expected: snapshot,
    before: undefined,
    events: [],
    snapshots: [snapshot],
    microsteps: [],
    isLast: false,
  };
}

/** Returns the first step of a walk that begins at one of the model's `starts`. */
export function startOf({ machine, starts }: AnyModel, start: string): WalkStep {
  const { snapshot, microsteps } = dryRun(machine).start(starts[start]?.input);
  return { ...createStepAt(snapshot), microsteps };
}

/** Returns the graph of all walks that the model allows after this step. */
export function walkableFrom(model: AnyModel, start: WalkStep): Walkable<WalkStep> {
  const { machine } = model;
  const trace = memoize((walkStep: WalkStep) => traceOf(machine, walkStep));
  return {
    start,
    next: memoize(nextOf(model)),
    eventKey: ({ events: [event], sampledMove }) => `${event?.type} ${sampledMove?.phrase}`,
    stateKey: memoize((walkStep) => {
      const { expected, isLast } = walkStep;
      return JSON.stringify([
        expected.value,
        getModelMemory(model, expected),
        getHistory(expected),
        getAwaited(model, walkStep),
        isLast,
      ]);
    }),
    trace: (walkStep) => trace(walkStep).join(),
    coveredParts: (walkStep) => [
      walkStep.events[0]?.type ?? 'xstate.init',
      ...trace(walkStep),
      // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
      ...walkStep.expected._nodes.map((node) => node.id),
    ],
  };
}

const walkables = new WeakMap<AnyModel, Map<string, Walkable<WalkStep>>>();

/**
 * Returns the graph of all walks that the model allows from one of its `starts`. The graph is created only
 * once.
 */
export function walkableOf(model: AnyModel, start: string): Walkable<WalkStep> {
  const ofModel = walkables.get(model) ?? new Map<string, Walkable<WalkStep>>();
  walkables.set(model, ofModel);
  const walkable = ofModel.get(start) ?? walkableFrom(model, startOf(model, start));
  ofModel.set(start, walkable);
  return walkable;
}
