import type { StateValue } from 'xstate';
import type { LiveActor } from '../live/live-machine.ts';
import type { Paint } from './paint.ts';

function pathsOf(value: StateValue, outer = ''): string[] {
  const path = (key: string) => (outer === '' ? key : `${outer}.${key}`);
  if (typeof value === 'string') return [path(value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? path(key) : [path(key)].concat(pathsOf(inner, path(key))),
  );
}

/** Where an actor stands, and the transitions it took last. */
export function paintOfActor({ value, steps }: LiveActor): Paint {
  return {
    states: new Map(pathsOf(value).map((path) => [path, 'active'])),
    transitions: new Map(steps.flatMap(({ taken }) => taken.map((name) => [name, 'taken']))),
  };
}

/** The innermost states that an actor is in. */
export function innermost(value: StateValue): string[] {
  const paths = pathsOf(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}
