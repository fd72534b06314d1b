import { expect, test } from 'vitest';
import { findRefused } from './lint.ts';

test('the rule screen-terms refuses terms to avoid on the screen, such as “e-mail”', () => {
  const replaced = [
    '<p>Write us an e-mail.</p>;',
    "export const sentence = 'This browser can’t save your cart.';",
    'export const sentence = `Please enter your ZIP code, ${name}.`;',
    '<Button>See all kitchens</Button>;',
  ];
  const present = [
    '<p>Write us an email.</p>;',
    "export const sentence = 'Your browser can’t save your cart.';",
    '<Button>See all restaurants</Button>;',
    '<p>Made in a kitchen that also handles nuts.</p>;',
  ];
  expect(findRefused('plain-english/screen-terms', [...replaced, ...present])).toEqual(replaced);
});

test('the rule comment-subjects refuses comments that begin without a subject', () => {
  const headless = [
    '/** What is stored by then. */',
    '// Who signs in goes on here.',
    '/**\n * Of a card, four digits are kept.\n */',
    '// Where there is none, it is null.',
  ];
  const complete = [
    '/** Returns the stored value. */',
    '// The value may be stored already.\n// What follows reads it.',
    '/** Which parts change, and why? */',
  ];
  expect(findRefused('plain-english/comment-subjects', [...headless, ...complete])).toEqual(
    headless,
  );
});
