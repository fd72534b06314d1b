/**
 * Reads and writes the browser's local storage. The storage may be full or switched off, and it may contain
 * invalid data. Reading never throws. A text that can't be parsed is set aside before it is overwritten.
 */

type Parse<Value> = (raw: unknown) => Value | undefined;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`Storage can't be read (${key}).`, error);
    return null;
  }
}

function parseJson<Value>(text: string, parse: Parse<Value>): Value | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Stores an unreadable text under `{key}.corrupt`, `{key}.corrupt.2` and so on, unless the text is already
 * stored under one of these keys.
 */
function quarantine(key: string, text: string): void {
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

function setUnreadableAside<Value>(key: string, parse: Parse<Value>): void {
  const text = localStorage.getItem(key);
  if (text !== null && parseJson(text, parse) === undefined) quarantine(key, text);
}

/**
 * Returns the parsed value, or undefined if the value is missing or can't be parsed. A value that can't be
 * parsed is logged and set aside.
 */
export function readValue<Value>(key: string, parse: Parse<Value>): Value | undefined {
  const text = read(key);
  if (text === null) return undefined;
  const value = parseJson(text, parse);
  if (value === undefined) {
    console.warn(`What is stored under ${key} can't be read; it is kept under ${key}.corrupt.`);
    try {
      quarantine(key, text);
    } catch (error) {
      console.warn(`Storage can't be written (${key}.corrupt).`, error);
    }
  }
  return value;
}

/**
 * Stores a value as JSON.
 *
 * @throws the browser's error if storage is full or switched off, or if an unreadable value under this key
 *   can't be set aside first
 */
export function writeValue<Value>(key: string, value: Value, parse: Parse<Value>): void {
  setUnreadableAside(key, parse);
  localStorage.setItem(key, JSON.stringify(value));
}

/**
 * Removes a value. A value that can't be parsed is set aside first.
 *
 * @throws the browser's error if storage is switched off, or too full to set a value aside
 */
export function removeValue<Value>(key: string, parse: Parse<Value>): void {
  setUnreadableAside(key, parse);
  localStorage.removeItem(key);
}

/** Returns the keys with this prefix, except the keys of values that were set aside. */
export function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix) && !/\.corrupt(?:\.\d+)?$/.test(key),
    );
  } catch (error) {
    console.warn(`Storage can't be read (${prefix}).`, error);
    return [];
  }
}

/**
 * Returns whether the browser stores nothing at all for FoodDash, because site data is blocked or a private
 * window has no storage. Returns false if the storage is only full, because space may become free.
 */
export function isStorageBlocked(): boolean {
  const probe = 'storage_probe';
  try {
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return false;
  } catch (error) {
    // In a web view without storage, `localStorage` is null, which causes a TypeError.
    if (!(error instanceof DOMException)) return true;
    if (error.name === 'QuotaExceededError') return localStorage.length === 0;
    return error.name === 'SecurityError';
  }
}

/** Returns whether anything is stored under this key, readable or not. */
export function hasValue(key: string): boolean {
  return read(key) !== null;
}

/**
 * Calls back when another tab changes a relevant key. Also calls back when this page returns from the
 * back/forward cache, because Safari never delivers the storage events that the page missed in the meantime.
 */
function watchStorage(
  concerns: (key: string) => boolean,
  onChange: (key: string | null) => void,
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const onStorage = ({ storageArea, key }: StorageEvent) => {
    if (storageArea === localStorage && (key === null || concerns(key))) onChange(key);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(null);
  };
  globalThis.addEventListener('storage', onStorage, { signal });
  globalThis.addEventListener('pageshow', onPageShow, { signal });
  return () => watching.abort();
}

/**
 * Calls back when another tab may have changed this key or cleared the storage. Returns a function to
 * unsubscribe.
 */
export function watchKey(key: string, onChange: (changed: string | null) => void): () => void {
  return watchStorage((changed) => changed === key, onChange);
}

/**
 * Calls back when another tab may have changed a key with this prefix or cleared the storage. Returns a
 * function to unsubscribe.
 */
export function watchKeys(prefix: string, onChange: (changed: string | null) => void): () => void {
  return watchStorage((changed) => changed.startsWith(prefix), onChange);
}

/**
 * Runs a function while no other tab holds this lock. If the browser does not support Web Locks, the function
 * runs without a lock.
 */
export async function withLock<Result>(name: string, run: () => Result): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, () => run()) : run();
}

/**
 * Takes this lock and holds it until the tab is closed. Returns false if a tab already holds the lock, and
 * true if the browser does not support Web Locks.
 */
export async function holdLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => {});
      })
      .catch(reject);
  });
}
