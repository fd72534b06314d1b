import { expect, test } from 'vitest';
import { normalize, wordsOf } from '../../src/domain/normalize.ts';

test.each([
  ['capitals', 'GOLDEN Wok', 'golden wok'],
  ['accents', 'Café Lùna', 'cafe luna'],
  ['accents that are separate code points', 'Cafe\u0301', 'cafe'],
  ['vowel signs of Devanagari', 'दाल', 'दाल'],
  ['a nuqta', 'पिज़्ज़ा', 'पिज्जा'],
  ['a nuqta that is part of a letter', 'पि\u095B\u094D\u095Bा', 'पिज्जा'],
  ['a chandrabindu', 'मूँग', 'मूंग'],
  ['nasals before stops', 'तन्दूरी अण्डा चम्पा', 'तंदूरी अंडा चंपा'],
  ['other nasals', 'गन्ना अम्ल', 'गन्ना अम्ल'],
  ['joiners', 'क\u094D\u200Dका\u200C', 'क्का'],
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
