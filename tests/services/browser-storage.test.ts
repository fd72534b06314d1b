// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasValue,
  holdLock,
  isStorageBlocked,
  readValue,
  removeValue,
  watchKey,
  watchKeys,
  withLock,
  writeValue,
} from '../../src/services/browser-storage.ts';
import {
  silenceWarnings,
  makeReadsFail,
  makeWritesFail,
  reportShownAgain,
  reportStorageEvent,
  storageIsFull,
  unreadableTexts,
} from './helpers.ts';

type Counter = { count: number };

function parseCounter(raw: unknown): Counter | undefined {
  if (typeof raw !== 'object' || raw === null || !('count' in raw)) return undefined;
  return typeof raw.count === 'number' ? { count: raw.count } : undefined;
}

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = silenceWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Makes every write fail with an error of this name. */
const failWrites = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', name);
  });

describe('isStorageBlocked', () => {
  test('returns false if the browser stores a value, and leaves no trace of the check', () => {
    expect(isStorageBlocked()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('returns true if the browser denies access to its storage', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(isStorageBlocked()).toBe(true);
  });

  test('returns true if the browser has no storage', () => {
    vi.stubGlobal('localStorage', null);
    expect(isStorageBlocked()).toBe(true);
  });

  test('returns true if the browser refuses to write', () => {
    failWrites('SecurityError');
    expect(isStorageBlocked()).toBe(true);
  });

  test('if the quota is exceeded, returns true for empty storage, but false for storage that contains a value @8.1.1', () => {
    const full = failWrites('QuotaExceededError');
    expect(isStorageBlocked()).toBe(true);
    full.mockRestore();
    localStorage.setItem('counter', '{"count":3}');
    failWrites('QuotaExceededError');
    expect(isStorageBlocked()).toBe(false);
  });

  test('returns false if writing fails with an error that may be temporary', () => {
    failWrites('UnknownError');
    expect(isStorageBlocked()).toBe(false);
  });
});

describe('readValue', () => {
  test('returns undefined without a warning if nothing is stored', () => {
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('returns the parsed value', () => {
    localStorage.setItem('counter', '{"count":3,"more":true}');
    expect(readValue('counter', parseCounter)).toEqual({ count: 3 });
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test.each([...unreadableTexts, '{"count":"3"}'])(
    'sets the unreadable text %j aside, logs it and leaves it stored',
    (text) => {
      localStorage.setItem('counter', text);
      expect(readValue('counter', parseCounter)).toBeUndefined();
      expect(localStorage.getItem('counter.corrupt')).toBe(text);
      expect(localStorage.getItem('counter')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('treats a value as unreadable if its parser throws', () => {
    localStorage.setItem('counter', '{"count":3}');
    const value = readValue('counter', () => {
      throw new Error('surprised');
    });
    expect(value).toBeUndefined();
    expect(localStorage.getItem('counter.corrupt')).toBe('{"count":3}');
  });

  test('sets the same unreadable text aside once, however often it is read', () => {
    localStorage.setItem('counter', 'oops');
    readValue('counter', parseCounter);
    readValue('counter', parseCounter);
    expect(localStorage).toHaveLength(2);
  });

  test('never replaces an earlier unreadable text with a later unreadable text @3.11', () => {
    for (const text of ['first', 'second', 'third', 'first']) {
      localStorage.setItem('counter', text);
      readValue('counter', parseCounter);
    }
    expect(localStorage.getItem('counter.corrupt')).toBe('first');
    expect(localStorage.getItem('counter.corrupt.2')).toBe('second');
    expect(localStorage.getItem('counter.corrupt.3')).toBe('third');
    expect(localStorage).toHaveLength(4);
  });

  test('returns undefined and logs a warning if storage is switched off', () => {
    makeReadsFail();
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('leaves an unreadable value stored if it can’t be set aside, and throws no error', () => {
    localStorage.setItem('counter', 'oops');
    makeWritesFail();
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(localStorage.getItem('counter')).toBe('oops');
    expect(localStorage.getItem('counter.corrupt')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('writeValue', () => {
  test('stores a value as JSON', () => {
    writeValue('counter', { count: 3 }, parseCounter);
    expect(localStorage.getItem('counter')).toBe('{"count":3}');
  });

  test('replaces a readable value without setting it aside', () => {
    writeValue('counter', { count: 3 }, parseCounter);
    writeValue('counter', { count: 4 }, parseCounter);
    expect(localStorage.getItem('counter')).toBe('{"count":4}');
    expect(localStorage).toHaveLength(1);
  });

  test.each(unreadableTexts)(
    'sets the unreadable text %j aside before replacing it @3.11',
    (text) => {
      localStorage.setItem('counter', text);
      writeValue('counter', { count: 4 }, parseCounter);
      expect(localStorage.getItem('counter')).toBe('{"count":4}');
      expect(localStorage.getItem('counter.corrupt')).toBe(text);
    },
  );

  test('does not replace an unreadable value that can’t be set aside', () => {
    localStorage.setItem('counter', 'oops');
    makeWritesFail((key) => key === 'counter.corrupt');
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('oops');
  });

  test('throws the browser’s error if storage is full, and leaves the earlier value stored', () => {
    localStorage.setItem('counter', '{"count":3}');
    makeWritesFail();
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('{"count":3}');
  });

  test('throws the browser’s error if storage is switched off', () => {
    makeReadsFail();
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(
      'Storage is switched off.',
    );
  });
});

describe('removeValue', () => {
  test('removes the value of this key and no other', () => {
    localStorage.setItem('counter', '{"count":3}');
    localStorage.setItem('counter.corrupt', 'oops');
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
    expect(localStorage.getItem('counter.corrupt')).toBe('oops');
    expect(localStorage).toHaveLength(1);
  });

  test('does nothing, without a warning, if nothing is stored', () => {
    removeValue('counter', parseCounter);
    expect(localStorage).toHaveLength(0);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(unreadableTexts)('sets the unreadable text %j aside before removing it', (text) => {
    localStorage.setItem('counter', text);
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
    expect(localStorage.getItem('counter.corrupt')).toBe(text);
    expect(localStorage).toHaveLength(1);
  });

  test('does not set an unreadable value aside twice', () => {
    localStorage.setItem('counter', 'oops');
    readValue('counter', parseCounter);
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter.corrupt')).toBe('oops');
    expect(localStorage).toHaveLength(1);
  });

  test('does not remove an unreadable value that can’t be set aside', () => {
    localStorage.setItem('counter', 'oops');
    makeWritesFail();
    expect(() => removeValue('counter', parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('oops');
  });

  test('removes a readable value even if storage is full', () => {
    localStorage.setItem('counter', '{"count":3}');
    makeWritesFail();
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
  });

  test('throws the browser’s error if storage is switched off', () => {
    makeReadsFail();
    expect(() => removeValue('counter', parseCounter)).toThrow('Storage is switched off.');
  });
});

describe('hasValue', () => {
  test('returns whether a value is stored, readable or not', () => {
    expect(hasValue('counter')).toBe(false);
    localStorage.setItem('counter', '');
    expect(hasValue('counter')).toBe(true);
    localStorage.setItem('counter', '{"count":3}');
    expect(hasValue('counter')).toBe(true);
  });

  test('returns false if storage is switched off', () => {
    localStorage.setItem('counter', '{"count":3}');
    makeReadsFail();
    expect(hasValue('counter')).toBe(false);
  });
});

describe('watchKey', () => {
  test('reports a change of the key in another tab', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent('counter');
    reportStorageEvent('counter');
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
  });

  test('reports when another tab clears the whole storage', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(1);
    end();
  });

  test('reports no changes of other keys or of session storage', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent('counter.corrupt');
    reportStorageEvent('counter', sessionStorage);
    reportStorageEvent(null, sessionStorage);
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('reports a change of every key to a page that missed events, and no change to a new page @3.12.1 @P.39', () => {
    const onChange = vi.fn<() => void>();
    const ends = [watchKey('counter', onChange), watchKeys('chat_', onChange)];
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(onChange).not.toHaveBeenCalled();
    reportShownAgain();
    expect(onChange).toHaveBeenCalledTimes(2);
    for (const end of ends) end();
    reportShownAgain();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('stops reporting to a watcher that has unsubscribed, but still reports to other watchers', () => {
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    const endFirst = watchKey('counter', first);
    const endSecond = watchKey('counter', second);
    endFirst();
    reportStorageEvent('counter');
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    endSecond();
  });
});

describe('withLock', () => {
  test('runs the function at once in a browser without Web Locks', async () => {
    expect('locks' in navigator).toBe(false);
    expect(await withLock('counter', () => 7)).toBe(7);
  });

  test('runs the function after the lock is granted in a browser with Web Locks', async () => {
    const grants: (() => void)[] = [];
    const request = vi.fn<(name: string, run: () => unknown) => Promise<unknown>>(
      async (_, run) => {
        await new Promise<void>((resolve) => {
          grants.push(resolve);
        });
        return run();
      },
    );
    vi.stubGlobal('navigator', { locks: { request } });
    const run = vi.fn<() => number>(() => 7);

    const result = withLock('counter', run);
    expect(request).toHaveBeenCalledWith('counter', expect.any(Function));
    expect(run).not.toHaveBeenCalled();
    for (const grant of grants) grant();
    expect(await result).toBe(7);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('rejects if the function throws, and if the lock is refused', async () => {
    const refused = new Error('No locks here.');
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
    await expect(withLock('counter', () => 7)).rejects.toBe(refused);
    vi.unstubAllGlobals();
    await expect(
      withLock('counter', () => {
        throw storageIsFull;
      }),
    ).rejects.toBe(storageIsFull);
  });
});

describe('holdLock', () => {
  test('returns true in a browser without Web Locks', async () => {
    expect(await holdLock('counter')).toBe(true);
  });

  test('holds the lock, so that only the first of two calls returns true', async () => {
    const held = new Set<string>();
    const request = async (
      name: string,
      _: { ifAvailable: true },
      run: (lock: { name: string } | null) => Promise<never> | undefined,
    ) => {
      const isFree = !held.has(name);
      held.add(name);
      await run(isFree ? { name } : null);
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await holdLock('counter')).toBe(true);
    expect(await holdLock('counter')).toBe(false);
    expect(await holdLock('another counter')).toBe(true);
  });

  test('rejects if the lock is refused', async () => {
    const refused = new Error('No locks here.');
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
    await expect(holdLock('counter')).rejects.toBe(refused);
  });
});
