/** Steps of the bare machine: nothing it invokes runs, nothing it would do is done. */
import { createEmptyActor } from 'xstate';
import type { ActorScope, AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { microstepOf } from './microstep.ts';
import type { Microstep } from './microstep.ts';

export type Rehearsed = { snapshot: AnyMachineSnapshot; microsteps: Microstep[] };

/** More microsteps for one event than any machine that comes to rest. */
const MOST_MICROSTEPS = 1000;

/** Rehearses a machine: where each step leads, and by which microsteps. */
export function rehearse(machine: AnyStateMachine) {
  const { options } = machine as { options?: { maxIterations: number } };
  // A machine that never comes to rest would take the page with it.
  if (options) options.maxIterations = Math.min(options.maxIterations, MOST_MICROSTEPS);
  // What a machine sends to its parent comes to nothing, rather than breaking the step.
  const self = Object.assign(createEmptyActor(), { _parent: createEmptyActor() });
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
