/**
 * The browser's own storage, which may be full, switched off or hold anything at all: reads never
 * throw, and what can't be parsed is set aside before anything takes its place.
 */

import { whenIdle } from './when-idle.ts';

/** Reading works on another's data; the raw text comes from `JSON.parse`, so it is unknown. */
type Parse<Value> = (raw: unknown) => Value | undefined;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Storage can't be read (${key}).`, error);
    return null;
  }
}

/** Keeps every unreadable text once, under `{key}.corrupt`, `{key}.corrupt.2` and so on. */
function setAside(key: string, text: string): void {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${key}.corrupt` : `${key}.corrupt.${number}`;
    const kept = localStorage.getItem(name);
    if (kept === text) return;
    if (kept === null) {
      localStorage.setItem(name, text);
      return;
    }
  }
}

/**
 * For each way to parse, the latest text that made sense: a long one is not parsed again. Whether the
 * value is all that the text says is found out when something is written.
 */
const latest = new WeakMap<
  Parse<unknown>,
  { text: string; value: unknown; isWhole?: boolean | undefined }
>();

/** Nobody changes what this returns: the next reader of the same text gets the same value. */
function parseJson<Value>(text: string, parse: Parse<Value>): Value | undefined {
  const known = latest.get(parse);
  if (known?.text === text) return known.value as Value;
  try {
    const value = parse(JSON.parse(text));
    if (value !== undefined) latest.set(parse, { text, value });
    return value;
  } catch {
    return undefined;
  }
}

/** Whether everything of the raw value is in the parsed one, and can be written again. */
function holdsAll(value: unknown, raw: unknown): boolean {
  if (typeof raw === 'number' && !Number.isFinite(raw)) return false;
  if (typeof raw !== 'object' || raw === null) return value === raw;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(raw).every(
    ([name, part]) =>
      Object.hasOwn(value, name) && holdsAll((value as Record<string, unknown>)[name], part),
  );
}

function isWhole<Value>(text: string, parse: Parse<Value>): boolean {
  const value = parseJson(text, parse);
  const known = latest.get(parse);
  if (value === undefined || !known) return false;
  try {
    // What is found as it would be written need not be compared part by part.
    known.isWhole ??= JSON.stringify(value) === text || holdsAll(value, JSON.parse(text));
  } catch {
    // Nested more deeply than anybody can follow.
    known.isWhole = false;
  }
  return known.isWhole;
}

/** What can't be read, and what would be left out when it is written again, is kept as it was. */
function setUnreadableAside<Value>(key: string, parse: Parse<Value>): void {
  const present = localStorage.getItem(key);
  if (present !== null && !isWhole(present, parse)) setAside(key, present);
}

/**
 * The parsed value, or undefined where there is none or it makes no sense (which is logged). The
 * same value is returned as long as the same text is stored: it is not to be changed.
 */
export function readValue<Value>(key: string, parse: Parse<Value>): Value | undefined {
  const text = read(key);
  if (text === null) return undefined;
  const value = parseJson(text, parse);
  if (value === undefined) {
    console.warn(`What is stored under ${key} can't be read; it is kept under ${key}.corrupt.`);
    try {
      setAside(key, text);
    } catch (error) {
      console.warn(`Storage can't be written (${key}.corrupt).`, error);
    }
  }
  return value;
}

/**
 * The parsed value, once the browser has time, or undefined where there is none or it makes no sense:
 * some values hold thousands of things. What the next reading and writing of it would begin with is
 * done then.
 */
export async function readAhead<Value>(
  key: string,
  parse: Parse<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    whenIdle(() => {
      const text = read(key);
      const value = text === null ? undefined : parseJson(text, parse);
      if (text !== null && value !== undefined) isWhole(text, parse);
      resolve(value);
    });
  });
}

/**
 * Stores a value as JSON.
 *
 * @throws what the browser throws when storage is full or switched off, or when an unreadable value
 *   under this key can't be set aside first
 */
export function writeValue<Value>(key: string, value: Value, parse: Parse<Value>): void {
  setUnreadableAside(key, parse);
  const text = JSON.stringify(value);
  localStorage.setItem(key, text);
  latest.set(parse, { text, value, isWhole: true });
}

/**
 * Forgets a value; one that can't be read is set aside first.
 *
 * @throws what the browser throws when storage is switched off, or full when something must be set
 *   aside
 */
export function removeValue<Value>(key: string, parse: Parse<Value>): void {
  setUnreadableAside(key, parse);
  localStorage.removeItem(key);
}

export function hasValue(key: string): boolean {
  return read(key) !== null;
}

/**
 * Calls back when another tab changes the key, or clears the whole storage. Returns what ends it.
 */
export function watchKey(
  key: string,
  onChange: () => void,
  onCleared: () => void = onChange,
): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    if (event.key === null) onCleared();
    else if (event.key === key) onChange();
  };
  globalThis.addEventListener('storage', listener);
  return () => globalThis.removeEventListener('storage', listener);
}

/**
 * What is stored reaches the other tabs in another way than the end of a lock does, and not always
 * before it: a few answers of the browser later, it has.
 */
async function untilOtherTabsKnow(): Promise<void> {
  for (let answers = 0; answers < 12; answers += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other takes the time
    await navigator.locks.query();
  }
}

/** Runs alone among all tabs of the browser, where the browser has Web Locks. */
export async function withLock<Result>(name: string, run: () => Result): Promise<Result> {
  if (!('locks' in navigator)) return run();
  return new Promise((resolve, reject) => {
    const runAlone = async () => {
      resolve(run());
      await untilOtherTabsKnow();
    };
    // What fails inside comes out here as well.
    navigator.locks.request(name, runAlone).catch(reject);
  });
}
