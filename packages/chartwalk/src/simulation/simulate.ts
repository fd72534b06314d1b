/** Simulates walks of a machine without running it. Each step is calculated from the previous step. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { eventName, triggerNamed } from '../triggers.ts';
import { carriedBy, eventOf } from '../model.ts';
import { dryRun } from '../dry-run.ts';
import type { DryRun, Timer, TimerChange } from '../dry-run.ts';
import { matchesEvent } from '../structure.ts';
import { stubMissing, noAnswers } from './stubs.ts';
import type { Answers } from './stubs.ts';

/** An event with its payload. `move` is the name of the event in models. */
export type SimulatedEvent = {
  move: string;
  payload: unknown;
  /** The names of guards that have no implementation and should pass. */
  yes?: readonly string[];
  /**
   * The ID of the timer that ended, if several pending timers have this event type; otherwise undefined,
   * because the type alone identifies the timer.
   */
  timer?: string | undefined;
};

export type SimulatedStep = DryRun & {
  event: SimulatedEvent | null;
  /** The pending timers, in the order in which they were set. */
  timers: readonly SetTimer[];
};

/**
 * A timer with the number of the step that set it. A timer that is set again is a new timer. A timer without
 * its own ID gets a generated one.
 */
export type SetTimer = Timer & { id: string; setAt: number };

/** The step that an event leads to, or the reason why it is impossible. */
export type Possibility =
  | { kind: 'possible'; event: AnyEventObject; step: DryRun }
  | { kind: 'impossible'; reason: string };

function getHandledTypes(snapshot: AnyMachineSnapshot): string[] {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  return snapshot._nodes.flatMap((node) => node.ownEvents.map(String));
}

/** Returns whether a move is a pattern of many events instead of one event. */
export function isPattern(move: string): boolean {
  return move === '*' || move.endsWith('.*');
}

/**
 * Returns the event type under which an active state listens to a move; undefined if no active state listens to
 * it.
 */
export function findHandledType(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  move: string,
): string | undefined {
  return getHandledTypes(snapshot).find((type) => eventName(machine, type) === move);
}

/**
 * Returns the event type with which to send a move. This is the type that `findHandledType` finds. If it finds
 * none, but an active state has a wildcard that matches the move, returns the move itself. Returns undefined if
 * no active state listens to the move, or if the move is itself a wildcard.
 */
function resolveType(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  move: string,
): string | undefined {
  if (isPattern(move)) return undefined;
  const own = findHandledType(machine, snapshot, move);
  if (own !== undefined) return own;
  const isEvent = triggerNamed(move).kind === 'event';
  return isEvent && getHandledTypes(snapshot).some((type) => matchesEvent(move, type))
    ? move
    : undefined;
}

/** Returns the names that models use for the events that the active states listen to. */
export function movesFrom(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string[] {
  return [...new Set(getHandledTypes(snapshot).map((type) => eventName(machine, type)))];
}

function toError(payload: unknown): Error {
  const message =
    typeof payload === 'object' && payload !== null && 'message' in payload
      ? String(payload.message)
      : String(payload);
  return new Error(message);
}

/**
 * Creates an event. The payload of an error may be plain data, because a link or an editor can't contain an
 * `Error`.
 */
function toEvent(type: string, payload: unknown): AnyEventObject {
  const isError = type.startsWith('xstate.error.actor.') && !(payload instanceof Error);
  // A payload's own `type` does not replace the type of the event.
  const event = { ...eventOf(type, isError ? toError(payload) : payload), type };
  const [, actorId] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type) ?? [];
  if (actorId !== undefined) return { ...event, actorId };
  return type.startsWith('xstate.snapshot.') ? { type, snapshot: payload } : event;
}

function explainUnhandled(move: string): string {
  if (isPattern(move)) return 'It stands for many events: send one of them.';
  const trigger = triggerNamed(move);
  switch (trigger.kind) {
    case 'done':
    case 'error':
      return `${trigger.actor} is not running now.`;
    case 'delay':
      return `${trigger.delay} is not counting now.`;
    default:
      return 'No active state listens to it.';
  }
}

/** Returns the step that an event causes after this snapshot, or the reason why the event is impossible. */
export function possibilityOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { move, payload, yes = [] }: SimulatedEvent,
  lengths: Answers['lengths'] = {},
): Possibility {
  if (snapshot.status !== 'active') return { kind: 'impossible', reason: 'The machine has ended.' };
  const stubbed = stubMissing(machine);
  stubbed.answer({ yes, lengths });
  const type = resolveType(stubbed.machine, snapshot, move);
  if (type === undefined) return { kind: 'impossible', reason: explainUnhandled(move) };
  const event = toEvent(type, carriedBy(payload, snapshot));
  try {
    if (stubbed.machine.getTransitionData(snapshot as never, event).length === 0) {
      return { kind: 'impossible', reason: 'No guard lets it pass with this payload.' };
    }
  } catch (error) {
    return { kind: 'impossible', reason: `A guard breaks on this payload: ${String(error)}` };
  }
  try {
    return { kind: 'possible', event, step: dryRun(stubbed.machine).step(snapshot, event) };
  } catch (error) {
    return { kind: 'impossible', reason: `The machine breaks on this payload: ${String(error)}` };
  }
}

/** Returns the first step of a walk, or the reason why the machine does not start with this input. */
export function startOf(
  machine: AnyStateMachine,
  input: unknown,
  answers: Answers = noAnswers,
): { kind: 'started'; step: SimulatedStep } | { kind: 'refused'; reason: string } {
  const refused = (error: unknown) => {
    const given = input === undefined ? 'without input' : 'with this input';
    return {
      kind: 'refused',
      reason: `The machine does not start ${given}: ${String(error)}`,
    } as const;
  };
  try {
    const stubbed = stubMissing(machine);
    stubbed.answer(answers);
    const step = dryRun(stubbed.machine).start(input);
    // XState stores some errors in the snapshot and throws others.
    if (step.snapshot.status === 'error') return refused(step.snapshot.error);
    return { kind: 'started', step: toStep(step, null) };
  } catch (error) {
    return refused(error);
  }
}

/** An event that a machine received, with the steps before it. */
type Happened = { event: SimulatedEvent; came: AnyEventObject; before: readonly SimulatedStep[] };

/** Returns the timers after a step. The timer of the received event is no longer pending. */
function timersAfter(happened: Happened | null, changes: readonly TimerChange[]): SetTimer[] {
  const { before = [], came, event: received } = happened ?? {};
  const setAt = before.length;
  const earlier = before.at(-1)?.timers ?? [];
  const ended = earlier.findIndex(({ id, event }) =>
    received?.timer === undefined ? event.type === came?.type : id === received.timer,
  );
  let timers = earlier.filter((_, index) => index !== ended);
  for (const [index, change] of changes.entries()) {
    const own = change.kind === 'set' ? change.timer.id : change.id;
    timers = timers.filter(({ id }) => id !== own);
    if (change.kind !== 'set') continue;
    timers.push({ ...change.timer, id: own ?? `unnamed ${setAt}.${index}`, setAt });
  }
  return timers;
}

function toStep(rehearsed: DryRun, happened: Happened | null): SimulatedStep {
  const timers = timersAfter(happened, rehearsed.timerChanges);
  return {
    ...rehearsed,
    event: happened?.event ?? null,
    timers: rehearsed.snapshot.status === 'active' ? timers : [],
  };
}

/** Returns the steps of a walk, beginning with its start. The first impossible step ends the walk. */
export function walkFrom(
  machine: AnyStateMachine,
  start: SimulatedStep,
  events: readonly SimulatedEvent[],
  lengths: Answers['lengths'] = {},
): SimulatedStep[] {
  const steps = [start];
  for (const event of events) {
    const { snapshot } = steps.at(-1) as SimulatedStep;
    const possibility = possibilityOf(machine, snapshot, event, lengths);
    if (possibility.kind === 'impossible') break;
    const { event: came, step } = possibility;
    steps.push(toStep(step, { event, came, before: steps }));
  }
  return steps;
}
