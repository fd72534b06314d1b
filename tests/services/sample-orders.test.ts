// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getSampleOrders } from '../../src/services/sample-orders.ts';
import { silenceWarnings, makeWritesFail } from './helpers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const noon = Date.parse('2026-01-01T12:00:00.000Z');

const agesNow = () => getSampleOrders().map(({ createdAt }) => Date.now() - Date.parse(createdAt));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: noon });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the sample orders are 30 minutes, 2 days and 5 days old on the first visit @2.77', () => {
  expect(agesNow()).toEqual([30 * MINUTE, 2 * DAY, 5 * DAY]);
});

test('the sample orders are older at a later visit', () => {
  getSampleOrders();
  vi.setSystemTime(noon + DAY);
  expect(agesNow()).toEqual([DAY + 30 * MINUTE, 3 * DAY, 6 * DAY]);
});

test('the sample orders get new times if the stored time is in the future or unreadable', () => {
  localStorage.setItem('sample_orders_since', String(noon + DAY));
  expect(agesNow()).toEqual([30 * MINUTE, 2 * DAY, 5 * DAY]);
  silenceWarnings();
  localStorage.setItem('sample_orders_since', '"soon"');
  vi.setSystemTime(noon + MINUTE);
  expect(agesNow()[1]).toBeGreaterThanOrEqual(2 * DAY);
});

test('while nothing can be stored, the sample orders still age from the first visit, whose time is stored as soon as possible', () => {
  silenceWarnings();
  makeWritesFail();
  vi.setSystemTime(noon - 365 * DAY);
  expect(agesNow()).toEqual([30 * MINUTE, 2 * DAY, 5 * DAY]);
  vi.setSystemTime(noon - 364 * DAY);
  expect(agesNow()).toEqual([DAY + 30 * MINUTE, 3 * DAY, 6 * DAY]);
  vi.restoreAllMocks();
  getSampleOrders();
  expect(localStorage.getItem('sample_orders_since')).toBe(String(noon - 365 * DAY));
});
