import type { StateValue } from 'xstate';

/** The keys of a state and those around it as one dotted path; a dot in a key is written `\.`. */
export function pathOf(keys: readonly string[]): string {
  return keys
    .map((key) => (key === '' ? '""' : key.replaceAll(/[.\\]/g, String.raw`\$&`)))
    .join('.');
}

/** Where a path begins that leads on from another. */
function within(outer: string, key: string): string {
  return outer === '' ? pathOf([key]) : `${outer}.${pathOf([key])}`;
}

/** The states that a value stands for, by their dotted paths, outer ones first. */
export function pathsOf(value: StateValue, outer = ''): string[] {
  if (typeof value === 'string') return [within(outer, value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? within(outer, key)
      : [within(outer, key)].concat(pathsOf(inner, within(outer, key))),
  );
}

/** The innermost states of a value. */
export function innermost(value: StateValue): string[] {
  const paths = pathsOf(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}
