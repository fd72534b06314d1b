/** Walks of a machine that nobody runs: each step is worked out from the one before. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { eventName, triggerNamed } from '../triggers.ts';
import { carriedBy, eventOf } from '../model.ts';
import { rehearse } from '../rehearsal.ts';
import type { Rehearsed } from '../rehearsal.ts';

/** What happens, by the names that models use, with what it carries. */
export type SimulatedEvent = { move: string; payload: unknown };

export type SimulatedStep = Rehearsed & { event: SimulatedEvent | null };

/** Whether an event leads anywhere, and why not. */
export type Possibility =
  { kind: 'possible'; event: AnyEventObject } | { kind: 'impossible'; reason: string };

function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  return [...snapshot._nodes];
}

function listenedTypes(nodes: readonly AnyStateNode[], machine: AnyStateMachine, move: string) {
  const types = nodes.flatMap((node) => node.ownEvents.map(String));
  return [...new Set(types)].filter((type) => eventName(machine, type) === move);
}

/** What the active states listen to, by the names that models use. */
export function movesFrom(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): string[] {
  const types = activeNodes(snapshot).flatMap((node) => node.ownEvents.map(String));
  return [...new Set(types.map((type) => eventName(machine, type)))];
}

function toError(payload: unknown): Error {
  const message =
    typeof payload === 'object' && payload !== null && 'message' in payload
      ? String(payload.message)
      : String(payload);
  return new Error(message);
}

/** An error's payload may come from a link or an editor, as plain data. */
function toEvent(type: string, payload: unknown): AnyEventObject {
  const isError = type.startsWith('xstate.error.actor.') && !(payload instanceof Error);
  // What a payload calls its own type is not what happens.
  return { ...eventOf(type, isError ? toError(payload) : payload), type };
}

function whyNobodyListens(move: string): string {
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

/** Whether the event would be taken from here. */
export function possibilityOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { move, payload }: SimulatedEvent,
): Possibility {
  if (snapshot.status !== 'active') return { kind: 'impossible', reason: 'The machine has ended.' };
  const [type] = listenedTypes(activeNodes(snapshot), machine, move);
  if (type === undefined) return { kind: 'impossible', reason: whyNobodyListens(move) };
  const event = toEvent(type, carriedBy(payload, snapshot));
  try {
    if (machine.getTransitionData(snapshot as never, event).length === 0) {
      return { kind: 'impossible', reason: 'No guard lets it pass with this payload.' };
    }
  } catch (error) {
    return { kind: 'impossible', reason: `A guard breaks on this payload: ${String(error)}` };
  }
  try {
    rehearse(machine).step(snapshot, event);
  } catch (error) {
    return { kind: 'impossible', reason: `The machine breaks on this payload: ${String(error)}` };
  }
  return { kind: 'possible', event };
}

/** Where a walk begins, or why the machine does not start with this input. */
export function startOf(
  machine: AnyStateMachine,
  input: unknown,
): { kind: 'started'; step: SimulatedStep } | { kind: 'refused'; reason: string } {
  const refused = (error: unknown) => {
    const given = input === undefined ? 'without input' : 'with this input';
    return {
      kind: 'refused',
      reason: `The machine does not start ${given}: ${String(error)}`,
    } as const;
  };
  try {
    const step = rehearse(machine).start(input);
    // XState keeps some errors and throws others.
    if (step.snapshot.status === 'error') return refused(step.snapshot.error);
    return { kind: 'started', step: { ...step, event: null } };
  } catch (error) {
    return refused(error);
  }
}

/** The steps of a walk, the start first. A step that is not possible ends the walk before it. */
export function simulate(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly SimulatedEvent[],
): SimulatedStep[] {
  const rehearsal = rehearse(machine);
  const steps: SimulatedStep[] = [{ ...rehearsal.start(input), event: null }];
  for (const event of events) {
    const { snapshot } = steps.at(-1) as SimulatedStep;
    const possibility = possibilityOf(machine, snapshot, event);
    if (possibility.kind === 'impossible') break;
    steps.push({ ...rehearsal.step(snapshot, possibility.event), event });
  }
  return steps;
}
