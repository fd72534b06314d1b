// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { dietRecord } from '../../src/domain/diet.ts';
import { diets } from '../../src/services/diet.ts';
import { silenceWarnings, unreadableTexts } from './helpers.ts';

let warn: ReturnType<typeof silenceWarnings>;

const load = (userId: string) => diets.store(userId, []).value;

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  warn = silenceWarnings();
});

test('a diet is stored and loaded for the customer who chose it, and for no other @16.3', () => {
  diets.store('asha', [{ type: 'vegModeTurnedOn' }, { type: 'allergenAvoided', allergen: 'nuts' }]);
  expect(localStorage.getItem('diet_asha')).toBe('{"isVegetarian":true,"avoided":["nuts"]}');
  expect(load('asha')).toEqual({ isVegetarian: true, avoided: ['nuts'] });
  expect(load('bimal')).toEqual(dietRecord.empty);
  expect(warn).not.toHaveBeenCalled();
});

test('a diet without restrictions is removed from storage', () => {
  diets.store('asha', [{ type: 'vegModeTurnedOn' }]);
  diets.store('asha', [{ type: 'vegModeTurnedOff' }]);
  expect(localStorage.getItem('diet_asha')).toBeNull();
});

const nonsense = [
  ...unreadableTexts,
  '{}',
  '{"isVegetarian":true}',
  '{"isVegetarian":"yes","avoided":[]}',
  '{"isVegetarian":true,"avoided":["gravel"]}',
  '{"isVegetarian":true,"avoided":["milk","milk"]}',
];

test.each(nonsense.map((text) => ({ text })))(
  'the unreadable value $text is set aside and logged',
  ({ text }) => {
    localStorage.setItem('diet_asha', text);
    expect(load('asha')).toEqual(dietRecord.empty);
    expect(localStorage.getItem('diet_asha.corrupt')).toBe(text);
    expect(warn).toHaveBeenCalledTimes(1);
  },
);
