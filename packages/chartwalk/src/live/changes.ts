/** Compares two values part by part. */
import { isObject } from '../is-object.ts';

export type Change = {
  /** The place of the change, such as `drawer.items[0].quantity`; empty for the whole value. */
  path: string;
} & (
  | { kind: 'added'; after: unknown }
  | { kind: 'removed'; before: unknown }
  | { kind: 'changed'; before: unknown; after: unknown }
);

/** Returns whether two plain values are equal, regardless of the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  changesBetween(one, other).length === 0;

function within(path: string, key: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

/** Returns the number of equal items at the start of both lists. */
function countSame(one: readonly unknown[], other: readonly unknown[]): number {
  const most = Math.min(one.length, other.length);
  for (let index = 0; index < most; index += 1) if (!isSame(one[index], other[index])) return index;
  return most;
}

/**
 * Compares two lists without the equal items at both ends. Otherwise, all items after an inserted item would
 * count as changed.
 */
function changesOfList(before: unknown[], after: unknown[], path: string): Change[] {
  const first = countSame(before, after);
  const last = countSame(before.slice(first).toReversed(), after.slice(first).toReversed());
  const old = before.slice(first, before.length - last);
  const fresh = after.slice(first, after.length - last);
  return Array.from({ length: Math.max(old.length, fresh.length) }, (_, index) => {
    const at = `${path}[${first + index}]`;
    if (index >= old.length) return [{ kind: 'added', path: at, after: fresh[index] } as const];
    if (index >= fresh.length) return [{ kind: 'removed', path: at, before: old[index] } as const];
    return changesBetween(old[index], fresh[index], at);
  }).flat();
}

/** Returns the parts that were added, removed or changed, in the order of the keys. */
export function changesBetween(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, path);
  if (!isObject(before) || !isObject(after)) return [{ kind: 'changed', path, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): Change[] => {
    const at = within(path, key);
    if (!Object.hasOwn(before, key)) return [{ kind: 'added', path: at, after: after[key] }];
    if (!Object.hasOwn(after, key)) return [{ kind: 'removed', path: at, before: before[key] }];
    return changesBetween(before[key], after[key], at);
  });
}
