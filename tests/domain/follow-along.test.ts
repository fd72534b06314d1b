import { describe, expect, test } from 'vitest';
import {
  followedDeliveryOf,
  followLinkIn,
  isPlainName,
  checkDueTime,
} from '../../src/domain/follow-along.ts';
import { afterNoon, coalDish, followed, MINUTE, NOON, order } from '../fixtures.ts';

const HOUR = 60 * MINUTE;

test.each([
  ['#follow=1.abc', '1.abc'],
  ['#follow=', ''],
  ['#1.abc', undefined],
  ['#xfollow=1.abc', undefined],
  ['', undefined],
])('followLinkIn reads the fragment %j as the link %j', (fragment, link) => {
  expect(followLinkIn(fragment)).toBe(link);
});

test.each([
  ['half an hour ahead', 30 * MINUTE, 'followed'],
  ['a day ahead', 24 * HOUR, 'followed'],
  ['more than a day ahead', 24 * HOUR + 1, 'tooFarAhead'],
  ['now', 0, 'followed'],
  ['an hour ago', -HOUR, 'followed'],
  ['more than an hour ago', -HOUR - 1, 'expired'],
] as const)(
  'checkDueTime decides correctly whether a friend may follow a delivery that is due %s',
  (_, ahead, judged) => {
    expect(checkDueTime(NOON + ahead, NOON)).toBe(judged);
  },
);

describe('isPlainName', () => {
  test.each([
    'Coal & Rumali',
    'Dastan-e-Zafran',
    'Café Lùna (Old Delhi)',
    'Karim’s, No. 1 + more',
    "Karim's",
    'करीम',
    '',
  ])('accepts %s', (name) => {
    expect(isPlainName(name, 60)).toBe(true);
  });

  test.each([
    '<script>alert(1)</script>',
    'call https://example.com',
    'two\nlines',
    'turned\u202Earound',
    'un\u200Bseen',
    'Karim\u0000',
  ])('rejects %j', (name) => {
    expect(isPlainName(name, 60)).toBe(false);
  });

  test('rejects an emoji, accepts rare letters, and counts each of these letters as one character', () => {
    expect(isPlainName('🍕', 60)).toBe(false);
    expect(isPlainName('𐐀'.repeat(30), 30)).toBe(true);
    expect(isPlainName('𐐀'.repeat(31), 30)).toBe(false);
  });
});

describe('followedDeliveryOf', () => {
  const known = order({ estimatedDelivery: afterNoon(30) });

  test('returns only the restaurant, item count, due time and driver’s first name @15.2', () => {
    expect(
      followedDeliveryOf({ ...known, driver: { ...known.driver, name: 'Ravi Kumar' } }),
    ).toEqual(followed);
  });

  test('counts every item, up to 9999', () => {
    const items = [
      { ...coalDish, quantity: 2 },
      { ...coalDish, id: 'other', quantity: 3 },
    ];
    expect(followedDeliveryOf({ ...known, items }).items).toBe(5);
    expect(followedDeliveryOf({ ...known, items: [] }).items).toBe(0);
    const many = [{ ...coalDish, quantity: 1e9 }];
    expect(followedDeliveryOf({ ...known, items: many }).items).toBe(9999);
  });

  test.each([
    ['Ravi', 'Ravi'],
    ['  Ravi   Kumar ', 'Ravi'],
    ['<b>Ravi</b>', 'b'],
    ['Your delivery driver', ''],
    ['🛵', ''],
    ['R'.repeat(80), 'R'.repeat(30)],
    [`${'x'.repeat(29)}कि`, 'x'.repeat(29)],
    [`${'x'.repeat(28)}कि`, `${'x'.repeat(28)}कि`],
  ])('shortens the driver’s name %j to %j', (name, firstName) => {
    const { driver } = followedDeliveryOf({ ...known, driver: { ...known.driver, name } });
    expect(driver).toBe(firstName);
  });
});
