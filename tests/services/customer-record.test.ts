// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCustomerRecordStore } from '../../src/services/customer-record.ts';
import {
  silenceWarnings,
  makeReadsFail,
  makeWritesFail,
  reportStorageEvent,
  storageIsFull,
} from './helpers.ts';

/** Defines a shopping list. The change “milk” adds the word milk, and the change “-milk” removes it. */
const definition = {
  empty: [] as string[],
  isEmpty: (list: string[]) => list.length === 0,
  apply: (list: string[], change: string) =>
    change.startsWith('-') ? list.filter((word) => `-${word}` !== change) : [...list, change],
  keyOf: (userId: string) => `list_${userId}`,
  parse: (raw: unknown) =>
    Array.isArray(raw) && raw.every((word) => typeof word === 'string') ? raw : undefined,
};

/** Creates a store for lists. A guest's list is only in memory. */
const createLists = () => createCustomerRecordStore<string[], string>(definition);
/** Creates a store for lists. A guest's list is stored too. */
const createGuestLists = () =>
  createCustomerRecordStore<string[], string>({ ...definition, toOperations: (list) => list });

const stored = (userId: string) => localStorage.getItem(`list_${userId}`);
const held = (value: string[], pending: string[]) => ({
  type: 'record.held',
  userId: null,
  value,
  pending,
});
const kept = (userId: string | null, value: string[]) => ({
  type: 'record.stored',
  userId,
  value,
  pending: [],
});
const refused = (userId: string | null, value: string[], pending: string[]) => ({
  type: 'record.refused',
  userId,
  value,
  pending,
});

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = silenceWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a guest’s value in memory', () => {
  test('the guest’s value is built from the pending operations and not stored @6.3', () => {
    const lists = createLists();
    expect(lists.open(null, [])).toEqual(held([], []));
    expect(lists.store(null, ['milk', 'tea'])).toEqual(held(['milk', 'tea'], ['milk', 'tea']));
    expect(localStorage).toHaveLength(0);
  });

  test('the guest’s value is stored for the customer who signs in, if nothing is saved yet', () => {
    expect(createLists().open('asha', ['milk'])).toEqual(kept('asha', ['milk']));
    expect(stored('asha')).toBe('["milk"]');
  });

  test('the guest’s value is replaced by the customer’s saved value, and the replacement is reported', () => {
    localStorage.setItem('list_asha', '["tea"]');
    expect(createLists().open('asha', ['milk'])).toEqual({
      ...kept('asha', ['tea']),
      replaced: ['milk'],
    });
    expect(stored('asha')).toBe('["tea"]');
  });

  test('a guest’s empty value leaves the customer’s saved value unchanged', () => {
    localStorage.setItem('list_asha', '["milk","tea"]');
    expect(createLists().open('asha', ['milk', '-milk'])).toEqual(kept('asha', ['milk', 'tea']));
  });

  test.each([
    ['nothing yet', null, []],
    ['the value that the other tab has stored', '["tea"]', ['tea']],
  ])(
    'if another tab has signed the customer in, the guest’s value is reported as replaced and not stored (stored before: %s)',
    (_, saved, value) => {
      if (saved !== null) localStorage.setItem('list_asha', saved);
      expect(createLists().open('asha', ['milk'], true)).toEqual({
        ...kept('asha', value),
        replaced: ['milk'],
      });
      expect(stored('asha')).toBe(saved);
    },
  );

  test('a guest’s empty value is not reported as replaced if another tab has signed the customer in', () => {
    expect(createLists().open('asha', ['milk', '-milk'], true)).toEqual(kept('asha', []));
  });

  test('the guest’s value stays pending for the customer if the browser refuses to store it', () => {
    makeWritesFail();
    expect(createLists().open('asha', ['milk'])).toEqual(refused('asha', ['milk'], ['milk']));
  });
});

describe('a guest’s stored value', () => {
  test('the guest’s value is loaded on the next visit, and merged into the customer’s value at sign-in @17.1.1', () => {
    createGuestLists().store(null, ['milk']);
    expect(stored('guest')).toBe('["milk"]');
    const lists = createGuestLists();
    expect(lists.open(null, [])).toEqual(kept(null, ['milk']));
    localStorage.setItem('list_asha', '["tea"]');
    expect(lists.open('asha', [])).toEqual(kept('asha', ['tea', 'milk']));
    expect(stored('asha')).toBe('["tea","milk"]');
    expect(stored('guest')).toBeNull();
    expect(lists.open('binod', [])).toEqual(kept('binod', []));
    expect(lists.open(null, [])).toEqual(kept(null, []));
  });

  test('the guest’s value is merged into the customer’s value together with the pending operations', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk', 'tea']);
    expect(lists.open('asha', ['-milk', 'rice'])).toEqual(kept('asha', ['tea', 'rice']));
    expect(stored('guest')).toBeNull();
  });

  test('an unreadable value of a guest stays stored, and no customer gets it', () => {
    localStorage.setItem('list_guest', 'oops');
    const lists = createGuestLists();
    expect(lists.open('asha', [])).toEqual(kept('asha', []));
    lists.store('asha', ['milk']);
    expect([stored('guest'), stored('guest.corrupt')]).toEqual(['oops', 'oops']);
    expect(stored('asha')).toBe('["milk"]');
  });

  test('the customer’s unreadable value is set aside before the guest’s value is stored', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    localStorage.setItem('list_asha', 'oops');
    expect(lists.open('asha', [])).toEqual(kept('asha', ['milk']));
    expect(stored('asha.corrupt')).toBe('oops');
  });

  test('the customer gets the guest’s value even if the browser refuses to move it @16.3.2', () => {
    createGuestLists().store(null, ['milk']);
    localStorage.setItem('list_asha', '["tea"]');
    makeWritesFail();
    expect(createGuestLists().open('asha', [])).toEqual(refused('asha', ['tea', 'milk'], ['milk']));
    expect(warn).toHaveBeenCalledWith('A change was not saved.', storageIsFull);
    expect(createGuestLists().open('asha', [])).toEqual(refused('asha', ['tea', 'milk'], ['milk']));
  });

  test('a guest’s value that could not be moved is moved with the customer’s next change @16.3.2', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    makeWritesFail();
    lists.open('asha', []);
    vi.restoreAllMocks();
    expect(lists.store('asha', ['milk', 'rice'])).toEqual(kept('asha', ['milk', 'rice']));
    expect(stored('guest')).toBeNull();
  });

  test.each([null, 'binod'])(
    'a guest’s value that could not be moved is not given to the next user (%s), and a later guest’s value is stored',
    (next) => {
      const lists = createGuestLists();
      lists.store(null, ['milk']);
      makeWritesFail();
      lists.open('asha', []);
      expect(lists.open(next, [])).toEqual(kept(next, []));
      expect(stored('guest')).toBeNull();
      vi.restoreAllMocks();
      lists.store(null, ['salt']);
      expect(lists.open(null, [])).toEqual(kept(null, ['salt']));
    },
  );

  test('a guest’s value that can’t even be removed causes a warning instead of an error', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    makeWritesFail();
    lists.open('asha', []);
    makeReadsFail();
    lists.open(null, []);
    expect(warn).toHaveBeenCalledWith('A guest’s value was not removed.', expect.any(DOMException));
  });
});

describe('store', () => {
  test('applies the operations to the currently stored value @4.40 @P.10', () => {
    const lists = createLists();
    expect(lists.store('asha', ['milk', 'tea'])).toEqual(kept('asha', ['milk', 'tea']));
    localStorage.setItem('list_asha', '["milk","tea","salt"]');
    expect(lists.store('asha', ['rice', '-milk'])).toEqual(kept('asha', ['tea', 'salt', 'rice']));
    expect(stored('asha')).toBe('["tea","salt","rice"]');
  });

  test('reads the stored value and writes nothing if there are no operations', () => {
    localStorage.setItem('list_asha', '["milk"]');
    makeWritesFail();
    expect(createLists().store('asha', [])).toEqual(kept('asha', ['milk']));
    expect(createLists().store('binod', [])).toEqual(kept('binod', []));
  });

  test('stores the values of two customers separately', () => {
    const lists = createLists();
    lists.store('asha', ['milk']);
    expect(lists.store('binod', ['tea'])).toEqual(kept('binod', ['tea']));
    expect(stored('asha')).toBe('["milk"]');
  });

  test('removes an empty value @P.13', () => {
    const lists = createLists();
    lists.store('asha', ['milk']);
    expect(lists.store('asha', ['-milk'])).toEqual(kept('asha', []));
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['milk', ['milk']],
    ['-milk', []],
  ])('sets an unreadable value aside before it stores the change (%s)', (change, value) => {
    localStorage.setItem('list_asha', 'oops');
    expect(createLists().store('asha', [change])).toEqual(kept('asha', value));
    expect(stored('asha.corrupt')).toBe('oops');
  });

  test('leaves the stored value unchanged and the operations pending if the browser refuses to write', () => {
    const lists = createLists();
    lists.store('asha', ['milk']);
    makeWritesFail();
    expect(lists.store('asha', ['tea'])).toEqual(refused('asha', ['milk', 'tea'], ['tea']));
    expect(warn).toHaveBeenCalledWith('A change was not saved.', storageIsFull);
    expect(stored('asha')).toBe('["milk"]');
    expect(lists.store('asha', ['-milk'])).toEqual(kept('asha', []));
  });

  test('does not overwrite an unreadable value that can’t be set aside', () => {
    localStorage.setItem('list_asha', 'oops');
    makeWritesFail();
    expect(createLists().store('asha', ['-milk'])).toEqual(refused('asha', [], ['-milk']));
    expect(stored('asha')).toBe('oops');
  });

  test('refuses operations if storage is switched off, and treats the storage as empty', () => {
    makeReadsFail();
    expect(createLists().open('asha', [])).toEqual(kept('asha', []));
    expect(createLists().store('asha', ['milk'])).toEqual(refused('asha', ['milk'], ['milk']));
  });
});

describe('open', () => {
  test('returns the empty value, without a warning, if nothing or an empty value is stored', () => {
    const lists = createLists();
    expect(lists.open('asha', [])).toEqual(kept('asha', []));
    localStorage.setItem('list_asha', '[]');
    expect(lists.open('asha', ['milk'])).toEqual(kept('asha', ['milk']));
    expect(warn).not.toHaveBeenCalled();
  });

  test('sets an unreadable value aside', () => {
    localStorage.setItem('list_asha', '[7]');
    expect(createLists().open('asha', [])).toEqual(kept('asha', []));
    expect([stored('asha'), stored('asha.corrupt')]).toEqual(['[7]', '[7]']);
  });
});

describe('watch', () => {
  test('reports each change by another tab until the watcher unsubscribes', () => {
    const onChange = vi.fn<() => void>();
    const unwatch = createLists().watch('asha', onChange);
    localStorage.setItem('list_asha', '["milk"]');
    expect(onChange).not.toHaveBeenCalled();
    reportStorageEvent('list_asha');
    localStorage.clear();
    reportStorageEvent('list_asha');
    reportStorageEvent(null);
    expect(onChange).toHaveBeenCalledTimes(3);
    unwatch();
    reportStorageEvent('list_asha');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  test('ignores unreadable values and other customers’ changes', () => {
    const onChange = vi.fn<() => void>();
    const unwatch = createLists().watch('asha', onChange);
    localStorage.setItem('list_asha', 'oops');
    reportStorageEvent('list_asha');
    reportStorageEvent('list_binod');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    unwatch();
  });

  test('reports changes of a guest’s stored value', () => {
    const onChange = vi.fn<() => void>();
    const unwatch = createGuestLists().watch(null, onChange);
    localStorage.setItem('list_guest', '["milk"]');
    reportStorageEvent('list_guest');
    expect(onChange).toHaveBeenCalledTimes(1);
    unwatch();
  });
});
