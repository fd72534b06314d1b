import { expect, test } from 'vitest';
import { languages, pathIn } from '../../src/domain/languages.ts';

test.each([
  ['hi', '/', '/hi'],
  ['hi', '/track', '/hi/track'],
  ['hi', '/track/', '/hi/track'],
  ['hi', '/history', '/hi/history'],
  ['en', '/', '/'],
  ['en', '/track', '/track'],
] as const)('the path in %s of the page %s is %s', (code, pathname, path) => {
  expect(pathIn(languages[code], pathname)).toBe(path);
});

test.each(['/hi', '/hi/track'])('the path in Hindi of %s is the same @25.8', (pathname) => {
  expect(pathIn(languages.hi, pathname)).toBe(pathname);
});
