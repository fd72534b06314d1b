// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { favourites } from '../../src/services/favourites.ts';
import { hushWarnings, unreadableTexts } from './helpers.ts';

let warn: ReturnType<typeof hushWarnings>;

const load = (userId: string) => favourites.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = hushWarnings();
});

test('favourites are stored and loaded for the customer who chose them, and for no other @17.1', () => {
  favourites.store('asha', [{ type: 'added', restaurantId: 'neem-and-nigella' }]);
  expect(localStorage.getItem('favourites_asha')).toBe('["neem-and-nigella"]');
  expect(load('asha')).toEqual(['neem-and-nigella']);
  expect(load('bimal')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

const nonsense = [
  // An empty list is valid. It means that there are no favourites.
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
    localStorage.setItem('favourites_asha', text);
    expect(load('asha')).toEqual([]);
    expect(localStorage.getItem('favourites_asha.corrupt')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
