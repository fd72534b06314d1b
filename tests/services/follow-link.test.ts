import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeFollowLink, readFollowLink } from '../../src/services/follow-link.ts';
import { followed, NOON, order } from '../../src/statecharts/models/values.ts';

const MINUTE = 60_000;
const ORIGIN = 'https://fooddash.example';
const PREFIX = `${ORIGIN}/track#follow=`;

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});

/** What anybody can write by hand. */
function forge(content: unknown, version = '1'): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return `${version}.${deflateRawSync(text).toString('base64url')}`;
}

const { restaurant, items, due, driver } = followed;
const list: unknown[] = [restaurant.id, restaurant.name, items, due, driver];

const damaged = { kind: 'damaged' };

test('a link is read as it was made', async () => {
  const link = await makeFollowLink(followed, NOON);
  expect(link.startsWith(`${PREFIX}1.`)).toBe(true);
  expect(link).toMatch(/#follow=1\.[\w-]+$/);
  expect(await readFollowLink(link.slice(PREFIX.length), NOON)).toEqual({
    kind: 'readable',
    delivery: followed,
  });
});

test('a name in another script comes through', async () => {
  const delivery = { ...followed, restaurant: { id: '', name: 'करीम का ढाबा' }, driver: 'रवि' };
  const link = await makeFollowLink(delivery, NOON);
  expect(await readFollowLink(link.slice(PREFIX.length), NOON)).toEqual({
    kind: 'readable',
    delivery,
  });
});

test('a link holds five things, and nothing of the order’s customer', async () => {
  const link = await makeFollowLink(followed, NOON);
  const packed = link.slice(link.indexOf('.', PREFIX.length) + 1);
  const text = inflateRawSync(Buffer.from(packed, 'base64url')).toString();
  expect(JSON.parse(text)).toEqual(list);
  const { id, userId = '', deliveryAddress, total } = order();
  for (const secret of [id, userId, deliveryAddress.street, String(total)]) {
    expect(text).not.toContain(secret);
  }
});

test('the longest link is far from the most that is read', async () => {
  const delivery = {
    ...followed,
    restaurant: { id: 'x'.repeat(60), name: 'क'.repeat(60) },
    driver: '𐐀'.repeat(30),
  };
  const link = await makeFollowLink(delivery, NOON);
  expect((await readFollowLink(link.slice(PREFIX.length), NOON)).kind).toBe('readable');
});

test.each([
  ['was due long ago', NOON + 91 * MINUTE],
  ['is due in another year', NOON - 366 * 24 * 60 * MINUTE],
])('no link is made of a delivery that %s', async (_, now) => {
  await expect(makeFollowLink(followed, now)).rejects.toThrow('There is nothing to follow.');
});

test('no link is made of what no link may say', async () => {
  await expect(makeFollowLink({ ...followed, driver: '<b>' }, NOON)).rejects.toThrow(/./);
});

test.each([
  ['a delivery that was due an hour ago is still shown', NOON + 90 * MINUTE, 'readable'],
  ['a delivery that was due longer ago is not', NOON + 90 * MINUTE + 1, 'old'],
])('%s', async (_, now, expected) => {
  const outcome = await readFollowLink(forge(list), now);
  expect(outcome.kind).toBe(expected);
});

test('a link of a later version is not guessed at', async () => {
  expect(await readFollowLink(forge(['anything'], '2'), NOON)).toEqual({ kind: 'newer' });
});

const whole = forge(list);

test.each([
  ['nothing', ''],
  ['no version', whole.slice(2)],
  ['a version before the first', forge(list, '0')],
  ['a version that is no number', forge(list, 'x')],
  ['an endless version', forge(list, '99999')],
  ['a link that was cut short', whole.slice(0, -8)],
  ['letters that base64url does not have', `${whole}*`],
  ['a percent sign', `1.${'%'.repeat(9)}`],
  ['half a byte', '1.A'],
  ['what is not deflated', `1.${Buffer.from('[1,2]').toString('base64url')}`],
  ['what is deflated twice', forge(deflateRawSync(JSON.stringify(list)).toString('latin1'))],
  ['what is no JSON', forge('{"cut": ')],
  ['what is no list', forge({ restaurant, items, due, driver })],
  ['too short a list', forge(list.slice(0, 4))],
  ['too long a list', forge([...list, 'FD1234561234'])],
  ['a script in the restaurant’s name', forge(list.with(1, '<script>alert(1)</script>'))],
  ['an address in the restaurant’s name', forge(list.with(1, 'https://example.com'))],
  ['a name that turns the text around', forge(list.with(1, 'abc\u202Edef'))],
  ['a name without end', forge(list.with(1, 'x'.repeat(61)))],
  ['an id that leads elsewhere', forge(list.with(0, '../../evil'))],
  ['a script in the driver’s name', forge(list.with(4, '<img src=x onerror=alert(1)>'))],
  ['a driver’s name without end', forge(list.with(4, 'x'.repeat(31)))],
  ['fewer items than none', forge(list.with(2, -1))],
  ['half an item', forge(list.with(2, 1.5))],
  ['more items than anybody eats', forge(list.with(2, 10_000))],
  ['a number in words', forge(list.with(2, '2'))],
  ['a time in words', forge(list.with(3, '2026-01-01T12:30:00.000Z'))],
  ['no time', forge(list.with(3, null))],
  ['a time before time', forge(list.with(3, -1))],
  ['a time beyond what a date can be', forge(list.with(3, 8.64e15 + 1))],
  ['a delivery in another year', forge(list.with(3, NOON + 366 * 24 * 60 * MINUTE))],
  ['an oversized link', `1.${'A'.repeat(999)}`],
  ['a bomb', forge('0'.repeat(500_000))],
])('a link is damaged that holds %s', async (_, link) => {
  expect(await readFollowLink(link, NOON)).toEqual(damaged);
});

test('a bomb is put out before it has gone off', async () => {
  const bomb = forge(' '.repeat(600_000) + JSON.stringify(list));
  expect(bomb.length).toBeLessThan(1000);
  const read = vi.spyOn(JSON, 'parse');
  expect(await readFollowLink(bomb, NOON)).toEqual(damaged);
  expect(read).not.toHaveBeenCalled();
});
