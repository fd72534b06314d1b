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
const definition = {
  empty: [] as string[],
  isEmpty: (list: string[]) => list.length === 0,
  apply: (list: string[], change: string) =>
    change.startsWith('-') ? list.filter((word) => `-${word}` !== change) : [...list, change],
  keyOf: (userId: string) => `list_${userId}`,
  parse: (raw: unknown) =>
    Array.isArray(raw) && raw.every((word) => typeof word === 'string') ? raw : undefined,
};

/** A guest's list lives in memory. */
const createLists = () => createCustomerRecordStore<string[], string>(definition);
/** A guest's list is stored, too. */
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

let warn: ReturnType<typeof hushWarnings>;

beforeEach(() => {
  localStorage.clear();
  warn = hushWarnings();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a guest’s value in memory', () => {
  test('is what its operations make of the empty one, and is not stored @6.3', () => {
    const lists = createLists();
    expect(lists.open(null, [])).toEqual(held([], []));
    expect(lists.store(null, ['milk', 'tea'])).toEqual(held(['milk', 'tea'], ['milk', 'tea']));
    expect(localStorage).toHaveLength(0);
  });

  test('is stored for a customer who has saved nothing', () => {
    expect(createLists().open('asha', ['milk'])).toEqual(kept('asha', ['milk']));
    expect(stored('asha')).toBe('["milk"]');
  });

  test('gives way to the saved value, which is not changed, and is reported', () => {
    localStorage.setItem('list_asha', '["tea"]');
    expect(createLists().open('asha', ['milk'])).toEqual({
      ...kept('asha', ['tea']),
      replaced: ['milk'],
    });
    expect(stored('asha')).toBe('["tea"]');
  });

  test('that is empty again replaces nothing and changes nothing', () => {
    localStorage.setItem('list_asha', '["milk","tea"]');
    expect(createLists().open('asha', ['milk', '-milk'])).toEqual(kept('asha', ['milk', 'tea']));
  });

  test('that the browser refuses to store for the customer stays pending', () => {
    refuseWrites();
    expect(createLists().open('asha', ['milk'])).toEqual(refused('asha', ['milk'], ['milk']));
  });
});

describe('a guest’s stored value', () => {
  test('is there on the next visit, and joins the customer’s, which leaves nothing to the next guest @17.1.1', () => {
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

  test('joins the customer’s together with what the browser had refused', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk', 'tea']);
    expect(lists.open('asha', ['-milk', 'rice'])).toEqual(kept('asha', ['tea', 'rice']));
    expect(stored('guest')).toBeNull();
  });

  test('that can not be read is left and nobody’s', () => {
    localStorage.setItem('list_guest', 'oops');
    const lists = createGuestLists();
    expect(lists.open('asha', [])).toEqual(kept('asha', []));
    lists.store('asha', ['milk']);
    expect([stored('guest'), stored('guest.corrupt')]).toEqual(['oops', 'oops']);
    expect(stored('asha')).toBe('["milk"]');
  });

  test('sets what can not be read of the customer’s aside', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    localStorage.setItem('list_asha', 'oops');
    expect(lists.open('asha', [])).toEqual(kept('asha', ['milk']));
    expect(stored('asha.corrupt')).toBe('oops');
  });

  test('that the browser refuses to move is the customer’s all the same, also after a reload @16.3.2', () => {
    createGuestLists().store(null, ['milk']);
    localStorage.setItem('list_asha', '["tea"]');
    refuseWrites();
    expect(createGuestLists().open('asha', [])).toEqual(refused('asha', ['tea', 'milk'], ['milk']));
    expect(warn).toHaveBeenCalledWith('A change was not saved.', storageIsFull);
    expect(createGuestLists().open('asha', [])).toEqual(refused('asha', ['tea', 'milk'], ['milk']));
  });

  test('that the browser refused to move is moved with the customer’s next change @16.3.2', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    refuseWrites();
    lists.open('asha', []);
    vi.restoreAllMocks();
    expect(lists.store('asha', ['milk', 'rice'])).toEqual(kept('asha', ['milk', 'rice']));
    expect(stored('guest')).toBeNull();
  });

  test.each([null, 'binod'])(
    'that the browser refused to move is not the next one’s (%s), and a later guest’s stays',
    (next) => {
      const lists = createGuestLists();
      lists.store(null, ['milk']);
      refuseWrites();
      lists.open('asha', []);
      expect(lists.open(next, [])).toEqual(kept(next, []));
      expect(stored('guest')).toBeNull();
      vi.restoreAllMocks();
      lists.store(null, ['salt']);
      expect(lists.open(null, [])).toEqual(kept(null, ['salt']));
    },
  );

  test('that can not even be removed is told of, and breaks nothing', () => {
    const lists = createGuestLists();
    lists.store(null, ['milk']);
    refuseWrites();
    lists.open('asha', []);
    refuseReads();
    lists.open(null, []);
    expect(warn).toHaveBeenCalledWith('A guest’s value was not removed.', expect.any(DOMException));
  });
});

describe('storing', () => {
  test('applies the operations to what is stored at that moment: another tab loses nothing @4.40 @P.10', () => {
    const lists = createLists();
    expect(lists.store('asha', ['milk', 'tea'])).toEqual(kept('asha', ['milk', 'tea']));
    localStorage.setItem('list_asha', '["milk","tea","salt"]');
    expect(lists.store('asha', ['rice', '-milk'])).toEqual(kept('asha', ['tea', 'salt', 'rice']));
    expect(stored('asha')).toBe('["tea","salt","rice"]');
  });

  test('without operations reads what is stored, and writes nothing', () => {
    localStorage.setItem('list_asha', '["milk"]');
    refuseWrites();
    expect(createLists().store('asha', [])).toEqual(kept('asha', ['milk']));
    expect(createLists().store('binod', [])).toEqual(kept('binod', []));
  });

  test('keeps the values of customers apart', () => {
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
  ])('sets aside first what can not be read (%s)', (change, value) => {
    localStorage.setItem('list_asha', 'oops');
    expect(createLists().store('asha', [change])).toEqual(kept('asha', value));
    expect(stored('asha.corrupt')).toBe('oops');
  });

  test('that the browser refuses leaves what was stored, and the operations pending', () => {
    const lists = createLists();
    lists.store('asha', ['milk']);
    refuseWrites();
    expect(lists.store('asha', ['tea'])).toEqual(refused('asha', ['milk', 'tea'], ['tea']));
    expect(warn).toHaveBeenCalledWith('A change was not saved.', storageIsFull);
    expect(stored('asha')).toBe('["milk"]');
    expect(lists.store('asha', ['-milk'])).toEqual(kept('asha', []));
  });

  test('overwrites nothing unreadable that can not be set aside', () => {
    localStorage.setItem('list_asha', 'oops');
    refuseWrites();
    expect(createLists().store('asha', ['-milk'])).toEqual(refused('asha', [], ['-milk']));
    expect(stored('asha')).toBe('oops');
  });

  test('is refused if storage is switched off, which holds nothing', () => {
    refuseReads();
    expect(createLists().open('asha', [])).toEqual(kept('asha', []));
    expect(createLists().store('asha', ['milk'])).toEqual(refused('asha', ['milk'], ['milk']));
  });
});

describe('opening', () => {
  test('finds nothing if nothing or an empty value is stored, without a warning', () => {
    const lists = createLists();
    expect(lists.open('asha', [])).toEqual(kept('asha', []));
    localStorage.setItem('list_asha', '[]');
    expect(lists.open('asha', ['milk'])).toEqual(kept('asha', ['milk']));
    expect(warn).not.toHaveBeenCalled();
  });

  test('sets aside what can not be read', () => {
    localStorage.setItem('list_asha', '[7]');
    expect(createLists().open('asha', [])).toEqual(kept('asha', []));
    expect([stored('asha'), stored('asha.corrupt')]).toEqual(['[7]', '[7]']);
  });
});

describe('watching', () => {
  test('reports that another tab stored or removed something, and nothing after the end', () => {
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

  test('ignores what can not be read, and what is somebody else’s', () => {
    const onChange = vi.fn<() => void>();
    const unwatch = createLists().watch('asha', onChange);
    localStorage.setItem('list_asha', 'oops');
    reportStorageEvent('list_asha');
    reportStorageEvent('list_binod');
    reportStorageEvent('orders');
    expect(onChange).not.toHaveBeenCalled();
    unwatch();
  });

  test('follows a guest’s stored value', () => {
    const onChange = vi.fn<() => void>();
    const unwatch = createGuestLists().watch(null, onChange);
    localStorage.setItem('list_guest', '["milk"]');
    reportStorageEvent('list_guest');
    expect(onChange).toHaveBeenCalledTimes(1);
    unwatch();
  });
});
