/** Steps of the bare machine: nothing it invokes runs, nothing it would do is done. */
import { createEmptyActor } from 'xstate';
import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { microstepOf } from './microstep.ts';
import type { Microstep } from './microstep.ts';

export type Rehearsed = { snapshot: AnyMachineSnapshot; microsteps: Microstep[] };

/** Rehearses a machine: where each step leads, and by which microsteps. */
export function rehearse(machine: AnyStateMachine) {
  const self = createEmptyActor();
  let microsteps: Microstep[] = [];
  self.system.inspect((inspected) => {
    const microstep = microstepOf(machine, inspected);
    if (microstep) microsteps.push(microstep);
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
    microsteps = [];
    const snapshot = run();
    return { snapshot, microsteps };
  };
  return {
    start: (input: unknown) => during(() => machine.getInitialSnapshot(scope as never, input)),
    step: (from: AnyMachineSnapshot, event: AnyEventObject) =>
      during(() => machine.transition(from, event, scope as never)),
  };
}
