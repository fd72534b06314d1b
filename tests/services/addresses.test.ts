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

test('what was forgotten stays so for who forgot it, and for nobody else @19.3', () => {
  addresses.store('asha', [{ type: 'forgotten', orderIds: ['FD1', 'FD2'] }]);
  expect(localStorage.getItem('addresses_asha')).toBe('["FD1","FD2"]');
  expect(load('asha')).toEqual(['FD1', 'FD2']);
  expect(load('bimal')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

test('what is remembered again leaves nothing behind', () => {
  addresses.store('asha', [{ type: 'forgotten', orderIds: ['FD1'] }]);
  addresses.store('asha', [{ type: 'remembered', orderIds: ['FD1'] }]);
  expect(localStorage.getItem('addresses_asha')).toBeNull();
});

const nonsense = [
  // An empty list is one without forgotten orders.
  ...unreadableTexts.filter((text) => text !== '[]'),
  '{}',
  '[7]',
  '[null]',
  '"a"',
  '["a","a"]',
];

test.each(nonsense.map((text) => ({ text })))('$text is set aside and logged', ({ text }) => {
  localStorage.setItem('addresses_asha', text);
  expect(load('asha')).toEqual([]);
  expect(localStorage.getItem('addresses_asha.corrupt')).toBe(text);
  expect(warn).toHaveBeenCalledTimes(1);
});
