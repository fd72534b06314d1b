import type { AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { transitionName } from './chart.ts';

/** One step of a machine, in words: what a machine in another process can tell as well. */
export type Microstep = {
  event: string;
  /** The names of the transitions it took; none where the event was refused. */
  taken: string[];
  /** Where the machine stood afterwards. */
  value: StateValue;
  isActive: boolean;
};

/** An inspected microstep in words; undefined for anything else that was inspected. */
export function microstepOf(
  machine: AnyStateMachine,
  inspected: InspectionEvent,
): Microstep | undefined {
  if (inspected.type !== '@xstate.microstep') return undefined;
  const snapshot = inspected.snapshot as unknown as { value: StateValue; status: string };
  return {
    event: inspected.event.type,
    // Entering the initial states is no transition that anybody declared.
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    taken: inspected._transitions
      .filter(({ eventType }) => eventType !== 'xstate.init')
      .map((definition) => transitionName(machine, definition)),
    value: snapshot.value,
    isActive: snapshot.status === 'active',
  };
}
