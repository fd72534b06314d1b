import type { LiveActor } from '../live/live-machine.ts';
import { pathsOf } from '../state-paths.ts';
import type { Paint } from './paint.ts';

/** Where an actor stands, and the transitions it took last. */
export function paintOfActor({ value, steps }: LiveActor): Paint {
  return {
    states: new Map(pathsOf(value).map((path) => [path, 'active'])),
    transitions: new Map(steps.flatMap(({ taken }) => taken.map((name) => [name, 'taken']))),
  };
}
