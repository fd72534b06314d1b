/** Finds the parts of a machine that each step of a walk crosses. */
import type { AnyStateMachine, StateValue } from 'xstate';
import { chartOf, getTransitionDomain, isWithin } from '../chart.ts';
import type { Chart, ChartTransition } from '../chart.ts';
import { pathsOf } from '../state-paths.ts';
import { sidesOf } from '../paths/walk-steps.ts';
import type { WalkStep } from '../paths/walk-steps.ts';
import type { Part } from './changes.ts';

const withRoot = (value: StateValue) => ['', ...pathsOf(value)];

/** Returns the state whose inner states a transition leaves, as in XState; null if it has no targets. */
function domainOf(chart: Chart, { source, targets, reenter }: ChartTransition): string | null {
  if (targets.length === 0) return null;
  const isInside = targets.every((target) => target === source || isWithin(target, source));
  if (isInside && !reenter) return source;
  return getTransitionDomain(chart, { source, targets: isInside ? [source] : targets });
}

/** Returns the states that these transitions leave, including those that they enter again. */
function leftBy(machine: AnyStateMachine, taken: readonly string[], active: readonly string[]) {
  const chart = chartOf(machine);
  const domains = chart.transitions.flatMap((transition) =>
    taken.includes(transition.name) ? (domainOf(chart, transition) ?? []) : [],
  );
  return active.filter((path) => domains.some((domain) => isWithin(path, domain)));
}

/** Returns all parts of the machine that a step of a path crosses: states, transitions, guards and actions. */
export function crossingsOf(machine: AnyStateMachine, walkStep: WalkStep): Part[] {
  const { before, microsteps, expected } = walkStep;
  const parts: Part[] = [];
  let active = before ? withRoot(before.expected.value) : [];
  const move = (to: readonly string[], again: readonly string[] = []) => {
    for (const path of active) {
      if (!to.includes(path) || again.includes(path)) parts.push(`leaves ${path}`);
    }
    for (const path of to) {
      if (!active.includes(path) || again.includes(path)) parts.push(`enters ${path}`);
    }
    active = [...to];
  };
  for (const { taken, value } of microsteps) {
    for (const name of taken) parts.push(`takes ${name}`);
    move(withRoot(value), leftBy(machine, taken, active));
  }
  move(withRoot(expected.value));
  const { refused } = sidesOf(machine, walkStep);
  for (const name of refused) parts.push(`refuses ${name}`);
  return parts;
}
