import type { AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { transitionName } from './chart.ts';

/** One step of a machine as plain data, so that a machine in another process can report it too. */
export type Microstep = {
  event: string;
  /** The names of the transitions that the step took; empty if the event was refused. */
  taken: string[];
  /** The machine's state after the step. */
  value: StateValue;
  isActive: boolean;
};

/** Returns an inspected microstep as plain data; undefined for any other inspection event. */
export function microstepOf(
  machine: AnyStateMachine,
  inspected: InspectionEvent,
): Microstep | undefined {
  if (inspected.type !== '@xstate.microstep') return undefined;
  const snapshot = inspected.snapshot as unknown as { value: StateValue; status: string };
  return {
    event: inspected.event.type,
    // XState reports the start as a transition. It is left out, because the machine does not declare it.
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    taken: inspected._transitions
      .filter(({ eventType }) => eventType !== 'xstate.init')
      .map((definition) => transitionName(machine, definition)),
    value: snapshot.value,
    isActive: snapshot.status === 'active',
  };
}
