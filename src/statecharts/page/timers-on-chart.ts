import type { AnyStateMachine } from 'xstate';
import type { Chart } from '../chart.ts';
import type { SimulatedStep } from '../simulation/simulate.ts';
import { pathOf } from '../state-paths.ts';
import { eventName, triggerName } from '../triggers.ts';
import type { ShownTimer } from './use-timers.ts';

/** The delays that count now, by the names of the transitions of active states that wait for them. */
export function timersByTransition(
  machine: AnyStateMachine,
  chart: Chart,
  present: SimulatedStep | undefined,
  timers: readonly ShownTimer[],
): ReadonlyMap<string, ShownTimer> {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  const active = new Set(present?.snapshot._nodes.map(({ path }) => pathOf(path)));
  const waiting = new Map<string, ShownTimer>();
  for (const timer of timers) {
    const move = eventName(machine, timer.event.type);
    for (const { name, source, trigger } of chart.transitions) {
      if (active.has(source) && triggerName(trigger) === move) waiting.set(name, timer);
    }
  }
  return waiting;
}
