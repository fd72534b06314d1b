// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addresses } from '../../src/services/addresses.ts';
import { hushWarnings, unreadableTexts } from './helpers.ts';

let warn: ReturnType<typeof hushWarnings>;

const load = (userId: string) => addresses.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = hushWarnings();
});

test('an address that a customer removed stays removed for that customer only @19.3', () => {
  addresses.store('asha', [{ type: 'forgotten', orderIds: ['FD1', 'FD2'] }]);
  expect(localStorage.getItem('addresses_asha')).toBe('["FD1","FD2"]');
  expect(load('asha')).toEqual(['FD1', 'FD2']);
  expect(load('bimal')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('restoring the only removed address leaves nothing in storage', () => {
  addresses.store('asha', [{ type: 'forgotten', orderIds: ['FD1'] }]);
  addresses.store('asha', [{ type: 'remembered', orderIds: ['FD1'] }]);
  expect(localStorage.getItem('addresses_asha')).toBeNull();
});

const nonsense = [
  // An empty list is valid. It means that no address was removed.
  ...unreadableTexts.filter((text) => text !== '[]'),
  '{}',
  '[7]',
  '[null]',
  '"a"',
  '["a","a"]',
];

test.each(nonsense.map((text) => ({ text })))(
  'the unreadable value $text is set aside and logged',
  ({ text }) => {
    localStorage.setItem('addresses_asha', text);
    expect(load('asha')).toEqual([]);
    expect(localStorage.getItem('addresses_asha.corrupt')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
