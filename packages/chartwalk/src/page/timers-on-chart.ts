import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { pathsOf } from '../state-paths.ts';
import { eventName, triggerName } from '../triggers.ts';
import type { ShownTimer } from './use-timers.ts';

/**
 * Returns the pending delays. The keys are the names of the transitions that they trigger from active states.
 */
export function timersByTransition(
  machine: AnyStateMachine,
  chart: Chart,
  present: SimulatedStep | undefined,
  timers: readonly ShownTimer[],
): ReadonlyMap<string, ShownTimer> {
  const active = new Set(present ? ['', ...pathsOf(present.snapshot.value)] : []);
  const waiting = new Map<string, ShownTimer>();
  for (const timer of timers) {
    const move = eventName(machine, timer.event.type);
    for (const { name, source, trigger } of chart.transitions) {
      if (active.has(source) && triggerName(trigger) === move) waiting.set(name, timer);
    }
  }
  return waiting;
}
