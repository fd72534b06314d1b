// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCustomerRecordStore } from '../../src/services/customer-record.ts';
import {
  hushWarnings,
  refuseReads,
  refuseWrites,
  reportStorageEvent,
  storageIsFull,
} from './helpers.ts';

/** A shopping list that words are added to and crossed out of. */
const createLists = () =>
  createCustomerRecordStore<string[], string>({
    empty: [],
    isEmpty: (list) => list.length === 0,
    apply: (list, change) =>
      change.startsWith('-') ? list.filter((word) => `-${word}` !== change) : [...list, change],
    keyOf: (userId) => `list_${userId}`,
    toOperations: (list) => list,
    parse: (raw) =>
      Array.isArray(raw) && raw.every((word) => typeof word === 'string') ? raw : undefined,
  });

const stored = () => localStorage.getItem('list_asha');

let lists: ReturnType<typeof createLists>;
let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  lists = createLists();
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a guest’s value', () => {
  test('is stored, and joins the customer’s at once, which leaves nothing to the next guest', async () => {
    await lists.store(null, ['milk']);
    expect(localStorage.getItem('list_guest')).toBe('["milk"]');
    expect(lists.load(null)).toEqual(['milk']);
    localStorage.setItem('list_asha', '["tea"]');
    lists.adoptGuest('asha');
    expect(localStorage.getItem('list_asha')).toBe('["tea","milk"]');
    expect(localStorage.getItem('list_guest')).toBeNull();
    lists.adoptGuest('binod');
    expect(lists.load('binod')).toBeUndefined();
  });

  test('that can not be read is left and nobody’s', () => {
    localStorage.setItem('list_guest', 'oops');
    lists.adoptGuest('asha');
    expect(localStorage.getItem('list_guest.corrupt')).toBe('oops');
    expect(stored()).toBeNull();
  });

  test('sets what can not be read of the customer’s aside', async () => {
    await lists.store(null, ['milk']);
    localStorage.setItem('list_asha', 'oops');
    lists.adoptGuest('asha');
    expect(localStorage.getItem('list_asha.corrupt')).toBe('oops');
    expect(lists.load('asha')).toEqual(['milk']);
  });

  test('stays the guest’s where the browser refuses to store it for the customer', async () => {
    await lists.store(null, ['milk']);
    refuseWrites();
    lists.adoptGuest('asha');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not saved'), storageIsFull);
    expect(lists.load(null)).toEqual(['milk']);
  });

  test('that the browser refuses to move is the customer’s all the same, and moves with their next change', async () => {
    await lists.store(null, ['milk']);
    localStorage.setItem('list_asha', '["tea"]');
    refuseWrites();
    lists.adoptGuest('asha');
    expect(lists.load('asha')).toEqual(['tea', 'milk']);
    vi.restoreAllMocks();
    await lists.store('asha', ['rice']);
    expect(stored()).toBe('["tea","milk","rice"]');
    expect(localStorage.getItem('list_guest')).toBeNull();
    await lists.store('asha', ['-milk']);
    expect(lists.load('asha')).toEqual(['tea', 'rice']);
  });

  test('that the browser refused to move is not the next customer’s, and a later guest’s stays', async () => {
    await lists.store(null, ['milk']);
    refuseWrites();
    lists.adoptGuest('asha');
    lists.removeUnmoved();
    expect(localStorage.getItem('list_guest')).toBeNull();
    vi.restoreAllMocks();
    await lists.store(null, ['salt']);
    lists.removeUnmoved();
    expect(lists.load(null)).toEqual(['salt']);
  });

  test('reaches other tabs', () => {
    const onChange = vi.fn<(value: string[]) => void>();
    const end = lists.watch(null, onChange);
    localStorage.setItem('list_guest', '["milk"]');
    reportStorageEvent('list_guest');
    expect(onChange).toHaveBeenCalledWith(['milk']);
    end();
  });
});

describe('storing', () => {
  test('applies the operations to what is stored, in order, and answers with the result', async () => {
    expect(await lists.store('asha', ['milk', 'tea'])).toEqual(['milk', 'tea']);
    expect(await lists.store('asha', ['rice', '-milk'])).toEqual(['tea', 'rice']);
    expect(stored()).toBe('["tea","rice"]');
    expect(lists.load('asha')).toEqual(['tea', 'rice']);
  });

  test('keeps the values of customers apart', async () => {
    await lists.store('asha', ['milk']);
    expect(lists.load('binod')).toBeUndefined();
    await lists.store('binod', ['tea']);
    expect(lists.load('asha')).toEqual(['milk']);
  });

  test('looks at what is stored once the lock is granted: another tab loses nothing', async () => {
    const names: string[] = [];
    const request = async (name: string, run: () => unknown) => {
      names.push(name);
      await Promise.resolve();
      localStorage.setItem('list_asha', '["salt"]');
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({}) } });
    expect(await lists.store('asha', ['milk'])).toEqual(['salt', 'milk']);
    expect(names).toEqual(['list_asha']);
  });

  test('removes an empty value', async () => {
    await lists.store('asha', ['milk']);
    expect(await lists.store('asha', ['-milk'])).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(lists.load('asha')).toBeUndefined();
  });

  test.each(['milk', '-milk'])('sets aside first what can not be read (%s)', async (change) => {
    localStorage.setItem('list_asha', 'oops');
    await lists.store('asha', [change]);
    expect(localStorage.getItem('list_asha.corrupt')).toBe('oops');
    expect(lists.load('asha')).toEqual(change === 'milk' ? ['milk'] : undefined);
  });

  test('is a clear error where the browser refuses, and what was stored stays', async () => {
    await lists.store('asha', ['milk']);
    refuseWrites();
    await expect(lists.store('asha', ['tea'])).rejects.toThrow(storageIsFull);
    expect(lists.load('asha')).toEqual(['milk']);
    await lists.store('asha', ['-milk']);
    expect(lists.load('asha')).toBeUndefined();
  });

  test('overwrites nothing unreadable that can not be set aside', async () => {
    localStorage.setItem('list_asha', 'oops');
    refuseWrites();
    await expect(lists.store('asha', ['-milk'])).rejects.toThrow(storageIsFull);
    expect(stored()).toBe('oops');
  });

  test('is a clear error where storage is switched off, which holds nothing', async () => {
    refuseReads();
    expect(lists.load('asha')).toBeUndefined();
    await expect(lists.store('asha', ['milk'])).rejects.toThrow('Storage is switched off.');
  });
});

describe('loading', () => {
  test('finds nothing where nothing or an empty value is stored, without a warning', () => {
    expect(lists.load('asha')).toBeUndefined();
    localStorage.setItem('list_asha', '[]');
    expect(lists.load('asha')).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test('sets aside what can not be read', () => {
    localStorage.setItem('list_asha', '[7]');
    expect(lists.load('asha')).toBeUndefined();
    expect(localStorage.getItem('list_asha.corrupt')).toBe('[7]');
    expect(stored()).toBe('[7]');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('watching', () => {
  test('reports what another tab stored or removed, and nothing after the end', () => {
    const onChange = vi.fn<(value: string[]) => void>();
    const end = lists.watch('asha', onChange);
    localStorage.setItem('list_asha', '["milk"]');
    expect(onChange).not.toHaveBeenCalled();
    reportStorageEvent('list_asha');
    localStorage.clear();
    reportStorageEvent('list_asha');
    reportStorageEvent(null);
    expect(onChange.mock.calls).toEqual([[['milk']], [[]], [[]]]);
    end();
    reportStorageEvent('list_asha');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('ignores what can not be read, and what is somebody else’s', () => {
    const onChange = vi.fn<(value: string[]) => void>();
    const end = lists.watch('asha', onChange);
    localStorage.setItem('list_asha', 'oops');
    reportStorageEvent('list_asha');
    reportStorageEvent('list_binod');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    end();
  });
});
