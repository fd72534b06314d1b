import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countCharacters, cutAfter, initialOf } from '../../src/domain/characters.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇮🇳';
/** A Devanagari letter with a vowel sign. Together they are one visible character with two code points. */
const ki = 'कि';
const accented = 'é'.normalize('NFD');

afterEach(() => vi.unstubAllGlobals());

describe('characters', () => {
  test.each([
    ['', 0],
    ['Dal', 3],
    [flag, 1],
    [family, 1],
    [ki, 1],
    [accented, 1],
    ['👍🏽', 1],
    [`${'a'.repeat(126)}${family.repeat(14)}`, 140],
  ])('countCharacters counts the visible characters of %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count);
  });

  test.each([
    [flag, `a${flag}b`],
    [family, `a${family}b`],
    [ki, `a${ki}b`],
    [accented, `a${accented}b`],
  ])('cutAfter removes the character %s as a whole or not at all', (character, text) => {
    expect(cutAfter(text, 1)).toBe('a');
    expect(cutAfter(text, 2)).toBe(`a${character}`);
    expect(cutAfter(text, 3)).toBe(text);
    expect(cutAfter(text, 4)).toBe(text);
  });

  test('cutAfter never changes a character, and leaves at most the maximum number of characters @P.34', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', flag, family, ki, accented) });
    fc.assert(
      fc.property(text, fc.nat(20), (whole, count) => {
        const cut = cutAfter(whole, count);
        expect(whole.startsWith(cut)).toBe(true);
        expect(countCharacters(cut)).toBe(Math.min(count, countCharacters(whole)));
      }),
    );
  });

  test('a character is a code point in a browser without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', {});
    expect(countCharacters('🌶🌶')).toBe(2);
    expect(cutAfter('🌶🌶', 1)).toBe('🌶');
  });
});

test.each([
  ['asha', 'A'],
  [' Asha', 'A'],
  [`${flag}asha`, flag],
  ['किरण', ki],
  [`${accented}mile`, 'É'.normalize('NFD')],
  ['', ''],
  ['  ', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
