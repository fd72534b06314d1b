import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkCardNumber,
  completeExpiryDate,
  checkExpiryDate,
  formatCardNumber,
  formatExpiryDate,
  formatSecurityCode,
  maskCardNumber,
  checkSecurityCode,
} from '../../src/domain/card.ts';

/** Returns the text of the field after the given text was typed into it, character by character. */
const typeSlowly = (text: string) =>
  Array.from(text).reduce((typed, sign) => formatExpiryDate(typed + sign), '');

const pad = (number: number) => String(number).padStart(2, '0');

describe('the card number', () => {
  test.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['4242 42x', '4242 42'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
    ['card', ''],
    ['४२४२४२', '4242 42'],
    ['４２４２ ４２', '4242 42'],
    ['4242\u00A04242\u20104242–4242', '4242 4242 4242 4242'],
    ['４２４２－４２４２', '4242 4242'],
  ])('the card number %j is formatted as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  test('a formatted card number is not changed by formatting it again', () => {
    expect(formatCardNumber('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  });

  test.each([
    ['no digits', ''],
    ['sixteen digits with a right checksum', '4242 4242 4242 4242'],
    ['fifteen digits with a right checksum', '3782 822463 10005'],
    ['thirteen digits with a right checksum', '4222222222222'],
    ['doubled digits above nine', '5555 5555 5555 4444'],
    ['twelve digits with a right checksum', '5018 0000 0009'],
  ])('a card number with %s gets no hint', (_, text) => {
    expect(checkCardNumber(text)).toBeNull();
  });

  test.each([
    ['a wrong last digit', '4242 4242 4242 4241'],
    ['two swapped digits', '4242 4242 4242 2442'],
    ['too few digits, even with a right checksum', '4242 4242'],
    ['eleven digits with a right checksum', '4000 0000 006'],
  ])('a card number with %s gets a hint', (_, text) => {
    expect(checkCardNumber(text)).toBe('numberWrong');
  });

  test.each([
    ['4242 4242 4242 4242', '•••• 4242'],
    ['378282246310005', '•••• 0005'],
    ['4242-4242-4242-1881', '•••• 1881'],
    ['4242 4242 4242 18 81', '•••• 1881'],
  ])('the card number %s is stored with its last four digits only, as %s', (cardNumber, kept) => {
    expect(maskCardNumber(cardNumber)).toBe(kept);
  });

  test('a card number without digits is stored as dots only', () => {
    expect(maskCardNumber('')).toBe('••••');
  });

  test('a masked card number is not changed by masking it again', () => {
    expect(maskCardNumber('•••• 4242')).toBe('•••• 4242');
  });
});

describe('the expiry date', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['2', '2'],
    ['2/', '02'],
    ['22', '02/2'],
    ['229', '02/29'],
    ['9', '09'],
    ['12', '12'],
    ['1/', '01'],
    ['1/2', '01/2'],
    ['9/29', '09/29'],
    ['092', '09/2'],
    ['0929', '09/29'],
    ['09/29', '09/29'],
    ['09 / 29', '09/29'],
    ['09/', '09'],
    ['12/', '12'],
    ['12295', '12/29'],
    ['12/29', '12/29'],
    ['9 / 29', '09/29'],
    ['9//29', '09/29'],
    ['34', '03/4'],
    ['09/203', '09/203'],
    ['20', '20'],
    ['2029', '2029'],
    ['2029-0', '2029/0'],
    ['2029-1', '2029/1'],
    ['MM/YY', ''],
    ['०९/२९', '09/29'],
    ['９／２９', '09/29'],
  ])('the expiry date %j is formatted as %j', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
  });

  test.each([
    ['12/2029', '12/29'],
    ['9/2029', '09/29'],
    ['9-2029', '09/29'],
    [' 09 / 2029 ', '09/29'],
    ['  12  -  2029  ', '12/29'],
    ['09.2029', '09/29'],
    ['092029', '09/29'],
    ['92029', '09/29'],
    ['2029-09', '09/29'],
    ['2029/9', '09/29'],
    ['202909', '09/29'],
    ['2029-12', '12/29'],
    ['09/2029 or so', '09/29'],
    ['０９／２０２９', '09/29'],
    ['२०२९-०९', '09/29'],
  ])('the expiry date %j with a full year is formatted as %j', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
  });

  test.each([
    ['112/2029', '112/2029'],
    ['09/20291', '09/20291'],
    ['0920291', '09/20291'],
    ['12029-09', '12029/09'],
    ['2029-091', '2029/091'],
    ['MM/2029', '2029'],
    ['09/1929', '09/1929'],
    ['09/29/30', '09/29/30'],
    ['2029-13', '2029/13'],
    ['13/2029', '13/2029'],
    ['00/29', '00/29'],
    ['29/09', '29/09'],
  ])('the text %j, which is not an expiry date, is shown as %j and gets a hint', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
    expect(completeExpiryDate(typed)).toBe(shown);
    expect(checkExpiryDate(shown, new Date(2026, 4, 15))).toBe('dateMalformed');
  });

  test.each([
    ['9/30', '09/30'],
    ['930', '09/30'],
    ['0930', '09/30'],
    ['9.30', '09/30'],
    ['2030-1', '01/30'],
    ['2030-12', '12/30'],
    ['2', '2'],
    ['9', '09'],
    ['', ''],
  ])('the expiry date %j is completed as %j', (text, shown) => {
    expect(completeExpiryDate(text)).toBe(shown);
  });

  const date = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.nat(99) });
  const between = fc.constantFrom('/', '-', '.', ' ', ' / ', '–', '／', '\u00A0');
  const digits = fc.constantFrom(
    (text: string) => text,
    (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0xff10)),
    (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCodePoint(Number(digit) + 0x966)),
  );

  /** Generates dates in common notations, each together with the same date written as MM/YY. */
  const written = fc
    .tuple(date, between, digits)
    .chain(([{ month, year }, separator, write]) =>
      fc
        .constantFrom(
          `${pad(month)}${separator}${pad(year)}`,
          `${pad(month)}${separator}20${pad(year)}`,
          `${month}${separator}${pad(year)}`,
          `${month}${separator}20${pad(year)}`,
          `20${pad(year)}${separator}${pad(month)}`,
          `20${pad(year)}${separator}${month}`,
          `${pad(month)}${pad(year)}`,
          `${pad(month)}20${pad(year)}`,
          `20${pad(year)}${pad(month)}`,
        )
        .map((text) => ({ text: write(text), meant: `${pad(month)}/${pad(year)}` })),
    );

  test('an expiry date that is pasted in a common notation is understood @P.30', () => {
    fc.assert(
      fc.property(written, ({ text, meant }) => {
        expect(completeExpiryDate(text)).toBe(meant);
      }),
    );
  });

  test('an expiry date that is typed in a common notation is understood @5.8.1', () => {
    fc.assert(
      fc.property(written, ({ text, meant }) => {
        expect(completeExpiryDate(typeSlowly(text))).toBe(meant);
      }),
    );
  });

  test('a completed expiry date is not changed by completing it again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9/ .-]{0,9}$/), (text) => {
        const complete = completeExpiryDate(text);
        expect(completeExpiryDate(complete)).toBe(complete);
      }),
    );
  });

  test.each([
    ['an empty field', '', new Date(2026, 4, 15)],
    ['blanks', '  ', new Date(2026, 4, 15)],
    ['the current month', '05/26', new Date(2026, 4, 15)],
    ['the last moment of the month', '05/26', new Date(2026, 4, 31, 23, 59, 59, 999)],
    ['the last moment of the year', '12/26', new Date(2026, 11, 31, 23, 59, 59, 999)],
    ['the tenth month', '10/26', new Date(2026, 4, 15)],
    ['a date ahead, with blanks around it', ' 01/30 ', new Date(2026, 4, 15)],
    ['a date ahead, without a slash', '0130', new Date(2026, 4, 15)],
  ])('an expiry date gets no hint in the case of %s', (_, text, now) => {
    expect(checkExpiryDate(text, now)).toBeNull();
  });

  test.each([
    ['the previous month', '04/26', new Date(2026, 4, 15)],
    ['the first moment after the month', '05/26', new Date(2026, 5, 1)],
    ['the first moment after the year', '12/26', new Date(2027, 0, 1)],
    ['the same month of the previous year', '05/25', new Date(2026, 4, 15)],
  ])('an expiry date gets the hint that the card has expired in the case of %s', (_, text, now) => {
    expect(checkExpiryDate(text, now)).toBe('datePassed');
  });

  test.each(['1', '13/29', '109/29', '00/29', '29', '2029', '2029-13', 'soon'])(
    'the expiry date %s gets the hint that shows the right format',
    (text) => {
      expect(checkExpiryDate(text, new Date(2026, 4, 15))).toBe('dateMalformed');
    },
  );
});

describe('the security code', () => {
  test.each([
    ['', ''],
    ['12', '12'],
    ['123', '123'],
    ['12345', '1234'],
    ['1a2 3', '123'],
    ['१२३', '123'],
    ['１２３', '123'],
  ])('the security code %j is formatted as %j', (typed, shown) => {
    expect(formatSecurityCode(typed)).toBe(shown);
  });

  test.each(['', '123', '1234'])('the security code %j gets no hint', (text) => {
    expect(checkSecurityCode(text)).toBeNull();
  });

  test.each(['1', '12'])('the security code %j gets a hint', (text) => {
    expect(checkSecurityCode(text)).toBe('cvvShort');
  });
});
