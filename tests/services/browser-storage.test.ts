// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasValue,
  isStorageBlocked,
  readValue,
  removeValue,
  watchKey,
  watchKeys,
  withLock,
  writeValue,
} from '../../src/services/browser-storage.ts';
import {
  hushWarnings,
  refuseReads,
  refuseWrites,
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

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** From now on, writing fails with an error of this name. */
const failWrites = (name: string) =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', name);
  });

describe('a browser', () => {
  test('that stores something is not said to block storage, and keeps nothing of the question', () => {
    expect(isStorageBlocked()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('that lets nobody at its storage blocks it', () => {
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    expect(isStorageBlocked()).toBe(true);
  });

  test('that has no storage blocks it', () => {
    vi.stubGlobal('localStorage', null);
    expect(isStorageBlocked()).toBe(true);
  });

  test('that refuses to write blocks its storage', () => {
    failWrites('SecurityError');
    expect(isStorageBlocked()).toBe(true);
  });

  test('without any room blocks its storage, but not one whose storage is full @8.1.1', () => {
    const full = failWrites('QuotaExceededError');
    expect(isStorageBlocked()).toBe(true);
    full.mockRestore();
    localStorage.setItem('counter', '{"count":3}');
    failWrites('QuotaExceededError');
    expect(isStorageBlocked()).toBe(false);
  });

  test('whose storage breaks down may store something at the next try', () => {
    failWrites('UnknownError');
    expect(isStorageBlocked()).toBe(false);
  });
});

describe('reading', () => {
  test('what is not there is undefined, without a word', () => {
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test('what is stored comes back parsed', () => {
    localStorage.setItem('counter', '{"count":3,"more":true}');
    expect(readValue('counter', parseCounter)).toEqual({ count: 3 });
    expect(warn).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(1);
  });

  test.each([...unreadableTexts, '{"count":"3"}'])(
    '%j is set aside, logged and left where it is',
    (text) => {
      localStorage.setItem('counter', text);
      expect(readValue('counter', parseCounter)).toBeUndefined();
      expect(localStorage.getItem('counter.corrupt')).toBe(text);
      expect(localStorage.getItem('counter')).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  test('a parser that throws makes a value unreadable', () => {
    localStorage.setItem('counter', '{"count":3}');
    const value = readValue('counter', () => {
      throw new Error('surprised');
    });
    expect(value).toBeUndefined();
    expect(localStorage.getItem('counter.corrupt')).toBe('{"count":3}');
  });

  test('the same unreadable text is set aside once, however often it is read', () => {
    localStorage.setItem('counter', 'oops');
    readValue('counter', parseCounter);
    readValue('counter', parseCounter);
    expect(localStorage).toHaveLength(2);
  });

  test('an unreadable text never takes the place of an earlier one @3.11', () => {
    for (const text of ['first', 'second', 'third', 'first']) {
      localStorage.setItem('counter', text);
      readValue('counter', parseCounter);
    }
    expect(localStorage.getItem('counter.corrupt')).toBe('first');
    expect(localStorage.getItem('counter.corrupt.2')).toBe('second');
    expect(localStorage.getItem('counter.corrupt.3')).toBe('third');
    expect(localStorage).toHaveLength(4);
  });

  test('storage that is switched off reads as empty and is logged', () => {
    refuseReads();
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('what can not be set aside is still there and nothing is thrown', () => {
    localStorage.setItem('counter', 'oops');
    refuseWrites();
    expect(readValue('counter', parseCounter)).toBeUndefined();
    expect(localStorage.getItem('counter')).toBe('oops');
    expect(localStorage.getItem('counter.corrupt')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('writing', () => {
  test('a value is stored as JSON', () => {
    writeValue('counter', { count: 3 }, parseCounter);
    expect(localStorage.getItem('counter')).toBe('{"count":3}');
  });

  test('a readable value is replaced, and nothing is set aside', () => {
    writeValue('counter', { count: 3 }, parseCounter);
    writeValue('counter', { count: 4 }, parseCounter);
    expect(localStorage.getItem('counter')).toBe('{"count":4}');
    expect(localStorage).toHaveLength(1);
  });

  test.each(unreadableTexts)('%j is set aside before it is replaced @3.11', (text) => {
    localStorage.setItem('counter', text);
    writeValue('counter', { count: 4 }, parseCounter);
    expect(localStorage.getItem('counter')).toBe('{"count":4}');
    expect(localStorage.getItem('counter.corrupt')).toBe(text);
  });

  test('an unreadable value that can not be set aside is not replaced', () => {
    localStorage.setItem('counter', 'oops');
    refuseWrites((key) => key === 'counter.corrupt');
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('oops');
  });

  test('full storage is a clear error, and the value before stays', () => {
    localStorage.setItem('counter', '{"count":3}');
    refuseWrites();
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('{"count":3}');
  });

  test('storage that is switched off is a clear error', () => {
    refuseReads();
    expect(() => writeValue('counter', { count: 4 }, parseCounter)).toThrow(
      'Storage is switched off.',
    );
  });
});

describe('removing', () => {
  test('a removed value is gone, and no other', () => {
    localStorage.setItem('counter', '{"count":3}');
    localStorage.setItem('counter.corrupt', 'oops');
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
    expect(localStorage.getItem('counter.corrupt')).toBe('oops');
    expect(localStorage).toHaveLength(1);
  });

  test('what is not there is removed without a word', () => {
    removeValue('counter', parseCounter);
    expect(localStorage).toHaveLength(0);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(unreadableTexts)('%j is set aside before it is removed', (text) => {
    localStorage.setItem('counter', text);
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
    expect(localStorage.getItem('counter.corrupt')).toBe(text);
    expect(localStorage).toHaveLength(1);
  });

  test('an unreadable value that was set aside before is not set aside again', () => {
    localStorage.setItem('counter', 'oops');
    readValue('counter', parseCounter);
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter.corrupt')).toBe('oops');
    expect(localStorage).toHaveLength(1);
  });

  test('an unreadable value that can not be set aside is not removed', () => {
    localStorage.setItem('counter', 'oops');
    refuseWrites();
    expect(() => removeValue('counter', parseCounter)).toThrow(storageIsFull);
    expect(localStorage.getItem('counter')).toBe('oops');
  });

  test('a readable value is removed even where storage is full', () => {
    localStorage.setItem('counter', '{"count":3}');
    refuseWrites();
    removeValue('counter', parseCounter);
    expect(localStorage.getItem('counter')).toBeNull();
  });

  test('storage that is switched off is a clear error', () => {
    refuseReads();
    expect(() => removeValue('counter', parseCounter)).toThrow('Storage is switched off.');
  });
});

describe('what is there', () => {
  test('is told whether it can be read or not', () => {
    expect(hasValue('counter')).toBe(false);
    localStorage.setItem('counter', '');
    expect(hasValue('counter')).toBe(true);
    localStorage.setItem('counter', '{"count":3}');
    expect(hasValue('counter')).toBe(true);
  });

  test('is nothing where storage is switched off', () => {
    localStorage.setItem('counter', '{"count":3}');
    refuseReads();
    expect(hasValue('counter')).toBe(false);
  });
});

describe('watching', () => {
  test('a change of the key in another tab is reported', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent('counter');
    reportStorageEvent('counter');
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
  });

  test('clearing the whole storage in another tab is reported', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(1);
    end();
  });

  test('other keys and the storage of the session are not', () => {
    const onChange = vi.fn<() => void>();
    const end = watchKey('counter', onChange);
    reportStorageEvent('counter.corrupt');
    reportStorageEvent('counter', sessionStorage);
    reportStorageEvent(null, sessionStorage);
    expect(onChange).not.toHaveBeenCalled();
    end();
  });

  test('a page that missed events reports every key, and one that is loaded reports none @3.12.1 @P.39', () => {
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

  test('nothing is reported after the end, to this watcher only', () => {
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

describe('the lock', () => {
  test('a browser without Web Locks runs at once', async () => {
    expect('locks' in navigator).toBe(false);
    expect(await withLock('counter', () => 7)).toBe(7);
  });

  test('a browser with Web Locks runs when the lock is granted', async () => {
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

  test('what fails inside fails outside, also where the lock is refused', async () => {
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
