import { expect, test } from 'vitest';
import { drawOrderId } from '../../src/domain/order-id.ts';

const now = 1_767_270_654_321;

test('an id is FD, the last six digits of the time and four digits drawn', () => {
  expect(drawOrderId(now, 0.5)).toBe('FD6543215500');
});

test('the drawn number runs from 1000 to 9999', () => {
  expect(drawOrderId(now, 0)).toBe('FD6543211000');
  expect(drawOrderId(now, 1 - Number.EPSILON)).toBe('FD6543219999');
});

test('zeros at the front of the time stay', () => {
  expect(drawOrderId(1_767_270_000_042, 0)).toBe('FD0000421000');
  expect(drawOrderId(42, 0)).toBe('FD0000421000');
});

test('every drawn id has the same form', () => {
  for (let step = 0; step < 1000; step += 1) {
    expect(drawOrderId(now + step * 777, step / 1000)).toMatch(/^FD\d{6}[1-9]\d{3}$/);
  }
});
