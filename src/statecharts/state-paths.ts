import type { StateValue } from 'xstate';

/** The states that a value stands for, by their dotted paths, outer ones first. */
export function pathsOf(value: StateValue, outer = ''): string[] {
  const path = (key: string) => (outer === '' ? key : `${outer}.${key}`);
  if (typeof value === 'string') return [path(value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined ? path(key) : [path(key)].concat(pathsOf(inner, path(key))),
  );
}

/** The innermost states of a value. */
export function innermost(value: StateValue): string[] {
  const paths = pathsOf(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}
