import * as fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFollowLink, readFollowLink } from '../../src/services/follow-link.ts';
import { coal, followed, NOON, order } from '../fixtures.ts';

const MINUTE = 60_000;
const ORIGIN = 'https://fooddash.example';
const PREFIX = `${ORIGIN}/track#follow=`;

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});

const sealed = (text: string) => `${text}.${crc32(text).toString(16).padStart(8, '0')}`;

/** Creates a link by hand, as anyone could. */
function forge(content: unknown, version = '2'): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return `${version}.${sealed(Buffer.from(text).toString('base64url'))}`;
}

const { restaurantId, items, due, driver } = followed;
const list: unknown[] = [restaurantId, items, due, driver];
const whole = forge(list);

const damaged = { kind: 'damaged' };

test('readFollowLink returns the delivery from which makeFollowLink created the link @15.3', () => {
  const link = makeFollowLink(followed);
  expect(link).toBe(`${PREFIX}${whole}`);
  expect(readFollowLink(whole, NOON)).toEqual({ kind: 'readable', delivery: followed });
});

test('a tracking link with a long name in another script is read, and is far below the size limit', () => {
  const delivery = { ...followed, driver: '𐐀'.repeat(30) };
  const link = makeFollowLink(delivery);
  expect(readFollowLink(link.slice(PREFIX.length), NOON)).toEqual({ kind: 'readable', delivery });
});

test('makeFollowLink writes any delivery in the documented format, and readFollowLink reads it', () => {
  const name = fc
    .array(fc.constantFrom('A', 'z', 'þ', 'ÿ', 'Ж', 'न', '中', '𐐀'), {
      minLength: 1,
      maxLength: 30,
    })
    .map((letters) => letters.join(''));
  const deliveries = fc.tuple(fc.nat(9999), fc.nat(MINUTE), name);
  fc.assert(
    fc.property(deliveries, ([count, later, anyDriver]) => {
      const delivery = { ...followed, items: count, due: due + later, driver: anyDriver };
      const link = forge([restaurantId, count, due + later, anyDriver]);
      expect(makeFollowLink(delivery)).toBe(`${PREFIX}${link}`);
      expect(readFollowLink(link, NOON)).toEqual({ kind: 'readable', delivery });
    }),
    { seed: 20_261_128 },
  );
});

test('a tracking link contains four values, and nothing about the order’s customer @15.2', () => {
  const text = Buffer.from(
    makeFollowLink(followed).split('.').at(-2) ?? '',
    'base64url',
  ).toString();
  expect(JSON.parse(text)).toEqual(list);
  const { id, userId = '', deliveryAddress, total } = order();
  for (const secret of [id, userId, deliveryAddress.street, String(total)]) {
    expect(text).not.toContain(secret);
  }
});

test('a tracking link with a changed, removed, added or swapped character is refused @15.5', () => {
  const place = fc.nat(whole.length - 1);
  const character = fc.constantFrom(...Array.from('ABCXYZabcxyz0123456789-_.*% '));
  const change = fc.oneof(
    fc.tuple(place, character).map(([at, put]) => whole.slice(0, at) + put + whole.slice(at + 1)),
    place.map((at) => whole.slice(0, at) + whole.slice(at + 1)),
    fc.tuple(place, character).map(([at, put]) => whole.slice(0, at) + put + whole.slice(at)),
    fc.tuple(place, place).map(([one, other]) => {
      const letters = Array.from(whole);
      [letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? ''];
      return letters.join('');
    }),
  );
  fc.assert(
    fc.property(change, (link) => {
      fc.pre(link !== whole);
      expect(readFollowLink(link, NOON).kind).toMatch(/damaged|newerFormat|olderFormat/);
    }),
    { seed: 20_261_125, numRuns: 2000 },
  );
});

test.each([
  ['a delivery that was due an hour ago is still shown', NOON + 90 * MINUTE, 'readable'],
  [
    'a delivery that was due more than an hour ago is no longer shown',
    NOON + 90 * MINUTE + 1,
    'expired',
  ],
])('%s', (_, now, expected) => {
  expect(readFollowLink(whole, now).kind).toBe(expected);
});

test.each([
  ['a later', forge(['anything'], '3'), 'newerFormat'],
  ['a later', '12.whatever-it.looks_like', 'newerFormat'],
  ['a later', `3.${'x'.repeat(998)}`, 'newerFormat'],
  ['an earlier', '1.pZBBTsMwEEX', 'olderFormat'],
])('a tracking link of %s version is recognised, but its content is not read', (_, link, kind) => {
  expect(readFollowLink(link, NOON)).toEqual({ kind });
});

test.each([
  ['nothing', ''],
  ['no version', whole.slice(2)],
  ['a version before the first', forge(list, '0')],
  ['a version with a zero before it', forge(list, '02')],
  ['a version that is not a number', forge(list, 'x')],
  ['a version with too many digits', forge(list, '99999')],
  ['no checksum', whole.slice(0, -9)],
  ['a checksum in capitals', whole.replace(/[^.]+$/, (checksum) => checksum.toUpperCase())],
  ['a percent sign', `2.${'%'.repeat(9)}`],
  ['half a byte', `2.${sealed('A')}`],
  [
    'bytes that are not UTF-8',
    `2.${sealed(Buffer.from([0x22, 0xff, 0x22]).toString('base64url'))}`,
  ],
  ['text that is not JSON', forge('{"cut": ')],
  ['JSON that is not a list', forge({ restaurantId, items, due, driver })],
  ['a list that is too short', forge(list.slice(0, 3))],
  ['a list that is too long', forge([...list, 'FD1234561234'])],
  ['a restaurant that we don’t know', forge(list.with(0, 'elsewhere'))],
  ['a restaurant’s name', forge(list.with(0, coal.name))],
  ['a path instead of an ID', forge(list.with(0, '../../evil'))],
  ['a script in the driver’s name', forge(list.with(3, '<img src=x onerror=alert(1)>'))],
  ['a driver’s name with a character that reverses the text', forge(list.with(3, 'abc\u202Edef'))],
  ['a driver’s name that is too long', forge(list.with(3, 'x'.repeat(31)))],
  ['a negative number of items', forge(list.with(1, -1))],
  ['half an item', forge(list.with(1, 1.5))],
  ['more than 9999 items', forge(list.with(1, 10_000))],
  ['a number in words', forge(list.with(1, '2'))],
  ['a time in words', forge(list.with(2, '2026-01-01T12:30:00.000Z'))],
  ['no time', forge(list.with(2, null))],
  ['a negative time', forge(list.with(2, -1))],
  ['a time that is too late for a date', forge(list.with(2, 8.64e15 + 1))],
  ['a delivery in another year', forge(list.with(2, NOON + 366 * 24 * 60 * MINUTE))],
  ['a space at the end', `${whole} `],
  ['an extra digit at the end', `${whole}0`],
  ['more than a thousand characters', forge(JSON.stringify(list) + ' '.repeat(800))],
])('a tracking link is reported as damaged if it contains %s @15.5', (_, link) => {
  expect(readFollowLink(link, NOON)).toEqual(damaged);
});
