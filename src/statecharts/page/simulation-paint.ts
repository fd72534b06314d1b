import type { AnyMachineSnapshot } from 'xstate';
import type { Chart } from '../chart.ts';
import type { Microstep } from '../microstep.ts';
import { pathOf } from '../state-paths.ts';
import type { Paint, TransitionPaint } from './paint.ts';

/** Where a machine stands, how it got there, and what could come next. */
export function paintOf(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  microsteps: readonly Microstep[],
): Paint {
  // oxlint-disable-next-line no-underscore-dangle -- its name in XState's public types
  const active = snapshot._nodes.map(({ path }) => pathOf(path));
  const listensNow = new Set(active);
  const possible =
    snapshot.status === 'active'
      ? chart.transitions.filter(({ source }) => listensNow.has(source)).map(({ name }) => name)
      : [];
  return {
    states: new Map(active.filter((path) => path !== '').map((path) => [path, 'active'])),
    transitions: new Map<string, TransitionPaint>([
      ...possible.map((name) => [name, 'possible'] as const),
      ...microsteps.flatMap(({ taken }) => taken.map((name) => [name, 'taken'] as const)),
    ]),
  };
}
