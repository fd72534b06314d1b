import { getNextTransitions } from 'xstate';
import { transitionName } from '../chart.ts';
import type { DryRun } from '../dry-run.ts';
import { pathsOf } from '../state-paths.ts';
import type { Paint, TransitionPaint } from './paint.ts';

/** Where a machine stands, how it got there, and what could come next. */
export function paintOf({ snapshot, microsteps }: DryRun): Paint {
  const possible = snapshot.status === 'active' ? getNextTransitions(snapshot) : [];
  return {
    states: new Map(pathsOf(snapshot.value).map((path) => [path, 'active'])),
    transitions: new Map<string, TransitionPaint>([
      ...possible.map((it) => [transitionName(snapshot.machine, it), 'possible'] as const),
      ...microsteps.flatMap(({ taken }) => taken.map((name) => [name, 'taken'] as const)),
    ]),
  };
}
