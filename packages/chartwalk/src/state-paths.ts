import type { StateValue } from 'xstate';

/**
 * Returns a dotted path from the keys of a state and of the states around it. A dot in a key is written `\.`.
 */
export function pathOf(keys: readonly string[]): string {
  return keys
    .map((key) => (key === '' ? '""' : key.replaceAll(/[.\\]/g, String.raw`\$&`)))
    .join('.');
}

function within(outer: string, key: string): string {
  return outer === '' ? pathOf([key]) : `${outer}.${pathOf([key])}`;
}

/** Returns the dotted paths of all states in a state value. Every outer state precedes its inner states. */
export function pathsOf(value: StateValue, outer = ''): string[] {
  if (typeof value === 'string') return [within(outer, value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined
      ? within(outer, key)
      : [within(outer, key)].concat(pathsOf(inner, within(outer, key))),
  );
}

/** Returns the dotted paths of the innermost states in a state value. */
export function innermost(value: StateValue): string[] {
  const paths = pathsOf(value);
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
}
