import type { InspectedActor } from '../live/protocol.ts';
import { pathsOf } from '../state-paths.ts';
import type { Paint } from './paint.ts';

/** Returns the highlights of an actor's states at a moment, and of the transitions that it had just taken. */
export function paintOfMoment({ value, steps }: InspectedActor, isPast: boolean): Paint {
  return {
    isPast,
    states: new Map(pathsOf(value).map((path) => [path, 'active'])),
    transitions: new Map(steps.flatMap(({ taken }) => taken.map((name) => [name, 'taken']))),
  };
}
