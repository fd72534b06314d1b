import { describe, expect, test } from 'vitest';
import {
  cardNumberHint,
  expiryDateHint,
  formatCardNumber,
  formatExpiryDate,
  formatSecurityCode,
  maskCardNumber,
  securityCodeHint,
} from '../../src/domain/card.ts';

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
  ])('%j is grouped as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  test('grouping what is grouped changes nothing', () => {
    expect(formatCardNumber('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  });

  test.each([
    ['nothing', ''],
    ['sixteen digits with a right checksum', '4242 4242 4242 4242'],
    ['fifteen digits with a right checksum', '3782 822463 10005'],
    ['thirteen digits with a right checksum', '4222222222222'],
    ['doubled digits above nine', '5555 5555 5555 4444'],
    ['twelve digits with a right checksum', '5018 0000 0009'],
  ])('%s gets no hint', (_, text) => {
    expect(cardNumberHint(text)).toBeNull();
  });

  test.each([
    ['a wrong last digit', '4242 4242 4242 4241'],
    ['two digits swapped', '4242 4242 4242 2442'],
    ['too few digits, even with a right checksum', '4242 4242'],
    ['eleven digits with a right checksum', '4000 0000 006'],
  ])('%s gets a hint', (_, text) => {
    expect(cardNumberHint(text)).toBe('This number doesn’t look right.');
  });

  test.each([
    ['4242 4242 4242 4242', '•••• 4242'],
    ['378282246310005', '•••• 0005'],
    ['4242-4242-4242-1881', '•••• 1881'],
    ['4242 4242 4242 18 81', '•••• 1881'],
  ])('of %s only the last four digits are kept: %s', (cardNumber, kept) => {
    expect(maskCardNumber(cardNumber)).toBe(kept);
  });

  test('of a number without digits nothing is kept but the dots', () => {
    expect(maskCardNumber('')).toBe('••••');
  });

  test('masking what is masked changes nothing', () => {
    expect(maskCardNumber('•••• 4242')).toBe('•••• 4242');
  });
});

describe('the expiry date', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1', '1'],
    ['2', '02'],
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
    ['12295', '12/29'],
    ['12/29', '12/29'],
    ['9 / 29', '09/29'],
    ['9//29', '09/29'],
    ['34', '34'],
    ['MM/YY', ''],
    ['०९/२९', '09/29'],
    ['９／２９', '09/29'],
  ])('%j is written as %j', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
  });

  test.each([
    ['12/2029', '12/29'],
    ['9/2029', '09/29'],
    ['9-2029', '09/29'],
    [' 09 / 2029 ', '09/29'],
    ['  12  -  2029  ', '12/29'],
  ])('the full year of %j is written as %j', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
  });

  test.each([
    ['112/2029', '11/22'],
    ['09/20291', '09/20'],
    ['09/2029 or so', '09/20'],
    ['MM/2029', '20/29'],
    ['09/1929', '09/19'],
  ])('%j is no date with a full year: it is written as %j', (typed, shown) => {
    expect(formatExpiryDate(typed)).toBe(shown);
  });

  test.each([
    ['nothing', '', new Date(2026, 4, 15)],
    ['blanks', '  ', new Date(2026, 4, 15)],
    ['the current month', '05/26', new Date(2026, 4, 15)],
    ['the last moment of the month', '05/26', new Date(2026, 4, 31, 23, 59, 59, 999)],
    ['the last moment of the year', '12/26', new Date(2026, 11, 31, 23, 59, 59, 999)],
    ['the tenth month', '10/26', new Date(2026, 4, 15)],
    ['a date ahead, with blanks around it', ' 01/30 ', new Date(2026, 4, 15)],
  ])('%s gets no hint', (_, text, now) => {
    expect(expiryDateHint(text, now)).toBeNull();
  });

  test.each([
    ['the month before', '04/26', new Date(2026, 4, 15)],
    ['the first moment after the month', '05/26', new Date(2026, 5, 1)],
    ['the first moment after the year', '12/26', new Date(2027, 0, 1)],
    ['the same month of the year before', '05/25', new Date(2026, 4, 15)],
  ])('%s gets the hint that the card has expired', (_, text, now) => {
    expect(expiryDateHint(text, now)).toBe('This card seems to have expired.');
  });

  test.each(['1', '13/29', '109/29', '00/29', '9/29', '09-29', '0929', '09/2029', 'soon'])(
    '%s gets the hint how to write it',
    (text) => {
      expect(expiryDateHint(text, new Date(2026, 4, 15))).toBe('Please use MM/YY, like 09/29.');
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
  ])('%j is written as %j', (typed, shown) => {
    expect(formatSecurityCode(typed)).toBe(shown);
  });

  test.each(['', '123', '1234'])('%j gets no hint', (text) => {
    expect(securityCodeHint(text)).toBeNull();
  });

  test.each(['1', '12'])('%j gets a hint', (text) => {
    expect(securityCodeHint(text)).toBe('Three digits, or four on an Amex.');
  });
});
