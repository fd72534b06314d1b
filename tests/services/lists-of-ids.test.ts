// @vitest-environment jsdom
/** Checks the stores for records whose value is a list of IDs. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removedAddresses } from '../../src/services/removed-addresses.ts';
import type { CustomerRecordStore } from '../../src/services/customer-record.ts';
import { favourites } from '../../src/services/favourites.ts';
import { silenceWarnings, unreadableTexts } from './helpers.ts';

let warn: ReturnType<typeof silenceWarnings>;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = silenceWarnings();
});

/** Returns a record with functions that add the ID "a" to a customer's list and remove it. */
function record<Operation>(
  { store }: CustomerRecordStore<readonly string[], Operation>,
  { adds, removes }: Record<'adds' | 'removes', NoInfer<Operation>>,
) {
  return {
    load: (userId: string) => store(userId, []).value,
    add: (userId: string) => store(userId, [adds]),
    remove: (userId: string) => store(userId, [removes]),
  };
}

/** The records. The name of a record is the part of its storage key before the customer’s ID. */
const records = {
  favourites: record(favourites, {
    adds: { type: 'added', restaurantId: 'a' },
    removes: { type: 'removed', restaurantId: 'a' },
  }),
  addresses: record(removedAddresses, {
    adds: { type: 'removed', orderIds: ['a'] },
    removes: { type: 'restored', orderIds: ['a'] },
  }),
};

const unreadableIds = [
  // An empty list is valid.
  ...unreadableTexts.filter((text) => text !== '[]'),
  '{}',
  '[7]',
  '[null]',
  '"a"',
  '["a","a"]',
];

describe.each(Object.entries(records))('%s', (name, { load, add, remove }) => {
  const key = `${name}_asha`;

  test('the list is stored and loaded for the customer who changed it, and for no other @17.1 @19.3', () => {
    add('asha');
    expect(localStorage.getItem(key)).toBe('["a"]');
    expect(load('asha')).toEqual(['a']);
    expect(load('bimal')).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('removing the only ID leaves nothing in storage', () => {
    add('asha');
    remove('asha');
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each(unreadableIds.map((text) => ({ text })))(
    'the unreadable value $text is set aside and logged',
    ({ text }) => {
      localStorage.setItem(key, text);
      expect(load('asha')).toEqual([]);
      expect(localStorage.getItem(`${key}.corrupt`)).toBe(text);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );
});
