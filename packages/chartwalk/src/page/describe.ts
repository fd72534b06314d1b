/** Describes charts in sentences, for users who do not see them. */
import type { ChartState, ChartTransition } from '../chart.ts';
import { triggerLabel } from '../drawing/lines.ts';
import type { StatePaint } from './paint.ts';

/** The words for highlights whose names in the code are not clear enough. */
const paints: Readonly<Partial<Record<StatePaint, string>>> = {
  active: 'active now',
  covered: 'covered by tests',
  missed: 'missed by tests',
};

/** Describes a state in one line, with its path, kind, highlight, tags and actors. */
export function describeState(state: ChartState, paint?: StatePaint, isPast = false): string {
  const { path, type, isInitial, tags, invokes, description } = state;
  const parts = [
    path === '' ? 'the machine' : `state ${path}`,
    ...(type === 'atomic' ? [] : [type]),
    ...(isInitial ? ['initial'] : []),
    ...(paint
      ? [isPast && paint === 'active' ? 'active at an earlier moment' : (paints[paint] ?? paint)]
      : []),
    ...tags.map((tag) => `tag ${tag}`),
    ...invokes.map((actor) => `invokes ${actor}`),
    ...(description === null ? [] : [description]),
  ];
  return parts.join(', ');
}

export function describeTransition(transition: ChartTransition): string {
  const { source, targets, trigger, guard, actions, reenter, isForbidden, order } = transition;
  const from = source === '' ? 'anywhere' : source;
  const to = targets.length > 0 ? `to ${targets.join(' and ')}` : 'stays';
  return [
    `${from}: ${triggerLabel(trigger)}`,
    ...(order.of > 1 ? [`branch ${order.position} of ${order.of}`] : []),
    ...(guard === null ? [] : [`if ${guard}`]),
    isForbidden ? 'forbidden' : to,
    ...(reenter ? ['enters again'] : []),
    ...(actions.length > 0 ? [`does ${actions.join(', ')}`] : []),
  ].join(', ');
}
