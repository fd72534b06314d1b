import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOrderId, orderIdIn, trackingPath } from '../../src/domain/order-id.ts';

const now = 1_767_270_654_321;

test('an order ID consists of FD, the last six digits of the time and four random digits @9.8', () => {
  expect(createOrderId(now, 0.5)).toBe('FD6543215500');
});

test('an order ID contains a random number from 1000 to 9999 @9.8', () => {
  expect(createOrderId(now, 0)).toBe('FD6543211000');
  expect(createOrderId(now, 1 - Number.EPSILON)).toBe('FD6543219999');
});

test('an order ID contains the leading zeros of the time', () => {
  expect(createOrderId(1_767_270_000_042, 0)).toBe('FD0000421000');
  expect(createOrderId(42, 0)).toBe('FD0000421000');
});

test('every order ID has the same format', () => {
  for (let step = 0; step < 1000; step += 1) {
    expect(createOrderId(now + step * 777, step / 1000)).toMatch(/^FD\d{6}[1-9]\d{3}$/);
  }
});

test.each([
  ['FD1234567890', '/track?id=FD1234567890'],
  ['a&b #1', '/track?id=a%26b%20%231'],
])('the order %s is tracked at the path %s', (id, path) => {
  expect(trackingPath(id)).toBe(path);
});

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

describe('orderIdIn', () => {
  test.each([
    'FD1234567890',
    '#FD1234567890',
    'Order #FD1234567890',
    'order no. fd1234567890.',
    'Your tracking ID is: FD1234567890',
    'FD1234567890, due at 20:30',
    'FD1234567890 2 dishes',
    'FD 123456 7890',
    'FD-123456-7890',
    'FD 123 456 78 90!',
    'F D 1 2 3 4 5 6 7 8 9 0',
    'FD–1234567890',
    'FD#1234567890',
    '“FD1234567890”',
    "'FD1234567890'",
    '(FD1234567890)',
    'ＦＤ１２３４５６７８９０',
    'ｆｄ１２３４５६७८९०',
    '＃ＦＤ１２３４５６７８９０',
    'FD१२३४५६७८९०',
    '\u200BFD1234\u200B567890\u2060',
    '\u202AFD1234567890\u202C',
    'FD\u00A01234567890',
    'FD1234\u00AD567890',
    ' \tFD1234567890\n',
    'https://fooddash.example/track?id=FD1234567890',
  ])('finds FD1234567890 in %j', (text) => {
    expect(orderIdIn(text).toUpperCase()).toBe('FD1234567890');
  });

  test.each(['FD12345', '#FD12345', 'Order FD12345.', 'fd 12-345'])(
    'finds a shorter ID in %j',
    (text) => {
      expect(orderIdIn(text).toUpperCase()).toBe('FD12345');
    },
  );

  test.each(['fd1234567890', 'Fd1234567890', ' FD1234567890 '])(
    'preserves the case of the ID %j, because there is no text around it',
    (text) => {
      expect(orderIdIn(text)).toBe(text.trim());
    },
  );

  test.each([
    '',
    '  ',
    'FD',
    'fd-',
    'my order',
    '1234567890',
    'AFD1234567890',
    'FD1234567890X',
    'FD12345678901é',
    'constructor',
    '__proto__',
    'toString',
    'FDA1234567890',
  ])('returns the trimmed text of %j, which contains no ID', (text) => {
    expect(orderIdIn(text)).toBe(text.trim());
  });

  const id = fc
    .tuple(fc.nat(), fc.double({ min: 0, max: 0.999_999, noNaN: true }))
    .map(([time, random]) => createOrderId(time, random));
  const gap = fc.stringMatching(/^[ \u00A0\u200B\u2013-]{0,2}$/);

  test('finds an ID whatever text surrounds it, and whatever spaces and dashes are inside it @2.86.1 @P.36', () => {
    fc.assert(
      fc.property(
        id,
        fc.constantFrom('', '#', 'Order #', 'order no. ', 'Receipt\n', '"', 'ID: '),
        fc.constantFrom('', '.', ',', ' .', '"', ')', ' is late', '\n'),
        fc.array(gap, { minLength: 12, maxLength: 12 }),
        fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toLowerCase(),
          fullWidth,
        ),
        (drawn, before, after, gaps, write) => {
          const parted = drawn
            .split('')
            .map((sign, index) => sign + (index < 11 ? gaps[index] : ''));
          expect(orderIdIn(write(before + parted.join('') + after)).toUpperCase()).toBe(drawn);
        },
      ),
    );
  });

  test('finds the same ID again in the ID that it has returned', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, number) => {
        const found = orderIdIn(`${text} FD${number}`);
        expect(orderIdIn(found)).toBe(found);
      }),
    );
  });
});
