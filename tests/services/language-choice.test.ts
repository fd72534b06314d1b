// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseLanguage, findPreferredLanguage } from '../../src/services/language-choice.ts';
import { makeWritesFail } from './helpers.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const prefer = (...languages: string[]) => vi.stubGlobal('navigator', { languages });

test.each([
  [['hi-IN', 'en-IN'], 'hi'],
  [['mr-IN', 'hi', 'en'], 'hi'],
  [['en-GB', 'hi-IN'], 'en'],
  [['fr-FR'], undefined],
] as const)('a browser with the languages %j has the preferred language %s @25.4', (tags, code) => {
  prefer(...tags);
  expect(findPreferredLanguage()).toBe(code);
});

test('the browser’s preferred language is ignored once the customer has chosen a language @25.4', () => {
  prefer('hi-IN');
  chooseLanguage('en');
  expect(findPreferredLanguage()).toBeUndefined();
});

test('a choice that cannot be stored is only logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  makeWritesFail();
  expect(() => chooseLanguage('hi')).not.toThrow();
  expect(warn).toHaveBeenCalledOnce();
});
