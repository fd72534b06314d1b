import { expect, test } from 'vitest';
import { normalize, wordsOf } from '../../src/domain/normalize.ts';

test.each([
  ['capitals', 'GOLDEN Wok', 'golden wok'],
  ['accents', 'Café Lùna', 'cafe luna'],
  ['accents that are separate code points', 'Cafe\u0301', 'cafe'],
  ['vowel signs of Devanagari', 'दाल', 'दाल'],
  ['neither capitals nor accents', 'wok & grill, 2.50', 'wok & grill, 2.50'],
])('normalize returns the plain form of a text with %s', (_, text, plain) => {
  expect(normalize(text)).toBe(plain);
});

test.each([
  ['two words', 'Golden Grill', ['golden', 'grill']],
  ['words with blanks around and between', '  cafe \t\n lùna ', ['cafe', 'luna']],
  ['nothing but blanks', '   ', []],
  ['no text', '', []],
])('wordsOf returns the words of %s', (_, search, words) => {
  expect(wordsOf(search)).toEqual(words);
});
