import { getNextTransitions } from 'xstate';
import { transitionName } from '../chart.ts';
import type { DryRun } from '../dry-run.ts';
import { pathsOf } from '../state-paths.ts';
import type { Paint, TransitionPaint } from './paint.ts';

/**
 * Returns the highlights of a machine's active states, of the transitions that it just took, and of the
 * transitions that can be taken next.
 */
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
