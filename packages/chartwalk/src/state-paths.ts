import type { StateValue } from 'xstate';

/** Returns the keys of a state and of those around it as one dotted path. A dot in a key is written `\.`. */
export function pathOf(keys: readonly string[]): string {
  return keys
    .map((key) => (key === '' ? '""' : key.replaceAll(/[.\\]/g, String.raw`\$&`)))
    .join('.');
}

/** Returns the path of a state in another state. */
function within(outer: string, key: string): string {
  return outer === '' ? pathOf([key]) : `${outer}.${pathOf([key])}`;
}

/** Returns the dotted paths of a value's states, each outer state before its inner ones. */
export function pathsOf(value: StateValue, outer = ''): string[] {
  if (typeof value === 'string') return [within(outer, value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? within(outer, key)
      : [within(outer, key)].concat(pathsOf(inner, within(outer, key))),
  );
}

/** Returns the innermost states of a value. */
export function innermost(value: StateValue): string[] {
  const paths = pathsOf(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}
