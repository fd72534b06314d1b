import { expect, test } from 'vitest';
import { isLanguageCode, languages, pathIn } from '../../src/domain/languages.ts';

const all = Object.values(languages);

test('every language is found by its code', () => {
  expect(all.map(({ code }) => languages[code])).toEqual(all);
});

test.each(all)('the language $code is called $name by its speakers', ({ locale, code, name }) => {
  expect(new Intl.DisplayNames(locale, { type: 'language' }).of(code)).toBe(name);
});

test.each([
  ['en', 'Aug'],
  ['hi', 'अगस्त'],
] as const)('the month of August is written in the language %s as %s', (code, written) => {
  const { locale, month } = languages[code];
  expect(new Intl.DateTimeFormat(locale, { month }).format(new Date(2026, 7, 1))).toBe(written);
});

test.each(all)('the language $code is written from left to right', ({ direction }) => {
  expect(direction).toBe('ltr');
});

test.each([
  ['en', 'Dal 2', 'दाल 2'],
  ['hi', 'दाल 2', 'Dal 2'],
] as const)('the script of %s is found in the text “%s”, but not in “%s”', (code, text, other) => {
  const { script } = languages[code];
  expect([text, other, '2'].map((some) => script.test(some))).toEqual([true, false, false]);
});

test.each([
  ['en', true],
  ['hi', true],
  ['fr', false],
  ['', false],
  ['toString', false],
  [null, false],
  [undefined, false],
])('isLanguageCode, called with %j, returns %j', (code, isKnown) => {
  expect(isLanguageCode(code)).toBe(isKnown);
});

test.each([
  ['hi', '/', '/hi'],
  ['hi', '/track', '/hi/track'],
  ['hi', '/track/', '/hi/track'],
  ['hi', '/history', '/hi/history'],
  ['en', '/', '/'],
  ['en', '/track', '/track'],
  ['en', '//example.com/track', '/example.com/track'],
  ['hi', '//example.com/track', '/hi/example.com/track'],
] as const)('in the language %s, the path of the page %s is %s', (code, pathname, path) => {
  expect(pathIn(languages[code], pathname)).toBe(path);
});

test.each(['/hi', '/hi/track'])(
  'pathIn does not change the path %s, which is already in Hindi @25.8',
  (pathname) => {
    expect(pathIn(languages.hi, pathname)).toBe(pathname);
  },
);
