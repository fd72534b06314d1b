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
  [
    'words between punctuation marks',
    '"Butter-chicken", (naan) & dal! 🍕',
    ['butter', 'chicken', 'naan', 'dal'],
  ],
  ['words with vowel signs and digits', 'रोल्स, 2 पीस।', ['रोल्स', '2', 'पीस']],
  ['an emoji with a mark, which is not a word', 'chilli 🌶\uFE0F', ['chilli']],
  ['nothing but symbols, which are the words', ' ?! 🍕 ', ['?!', '🍕']],
  ['“non veg”, which is one word', 'Non veg pizza', ['nonveg', 'pizza']],
  ['“non-veg” behind another word, which is one word', 'spicy non - veg', ['spicy', 'nonveg']],
  ['“नॉन-वेज”, which is one word', 'नॉन-वेज', ['नॉनवेज']],
  ['“non” at the end and within a word', 'canon veg non', ['canon', 'veg', 'non']],
  ['nothing but blanks', '   ', []],
  ['no text', '', []],
])('wordsOf returns the words of %s', (_, search, words) => {
  expect(wordsOf(search)).toEqual(words);
});
