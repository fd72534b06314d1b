/** Steps of the bare machine: nothing it invokes runs, nothing it would do is done. */
import { createEmptyActor } from 'xstate';
import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transitionName } from './chart.ts';

export type Rehearsed = {
  snapshot: AnyMachineSnapshot;
  /** The names of the transitions taken, in order; none where the event was refused. */
  taken: string[];
};

/** Rehearses a machine, and tells which transitions each step takes. */
export function rehearse(machine: AnyStateMachine) {
  const self = createEmptyActor();
  const taken: string[] = [];
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep') return;
    // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
    for (const definition of inspected._transitions) {
      // Entering the initial states is no transition that anybody declared.
      if (definition.eventType !== 'xstate.init') taken.push(transitionName(machine, definition));
    }
  });
  const scope = {
    self,
    system: self.system,
    id: machine.id,
    sessionId: machine.id,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  } as unknown as ActorScope<AnyMachineSnapshot, AnyEventObject>;
  const during = (run: () => AnyMachineSnapshot): Rehearsed => {
    taken.length = 0;
    const snapshot = run();
    return { snapshot, taken: [...taken] };
  };
  return {
    start: (input: unknown) => during(() => machine.getInitialSnapshot(scope as never, input)),
    step: (from: AnyMachineSnapshot, event: AnyEventObject) =>
      during(() => machine.transition(from, event, scope as never)),
  };
}
