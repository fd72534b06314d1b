// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../src/domain/entities.ts';
import {
  rememberedUser,
  rememberUser,
  watchRememberedUser,
} from '../../src/services/remembered-user.ts';
import { makeWritesFail, reportShownAgain, reportStorageEvent } from './helpers.ts';

const asha = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const ravi = { uid: 'ravi', displayName: null, email: null };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([asha, ravi])('a customer is remembered until the sign-out', (user) => {
  expect(rememberedUser()).toBeNull();
  expect(rememberUser(user)).toBe(true);
  expect(rememberedUser()).toEqual(user);
  rememberUser(null);
  expect(rememberedUser()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['1', '', 'asha', 'null', '{}', '{"uid":"","displayName":null,"email":null}'])(
  'rememberedUser returns undefined if the stored text is %j',
  (text) => {
    localStorage.setItem('signed_in', text);
    expect(rememberedUser()).toBeUndefined();
  },
);

test('rememberedUser returns undefined if storage cannot be read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(rememberedUser()).toBeUndefined();
});

test('the previous customer is removed if the browser refuses to store the next customer', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  rememberUser(asha);
  makeWritesFail();
  expect(rememberUser(ravi)).toBe(false);
  expect(rememberedUser()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('watchRememberedUser reports the customer at once, and again after a sign-in or sign-out in another tab', () => {
  const report = vi.fn<(user: User | null | undefined) => void>();
  const end = watchRememberedUser(report);
  expect(report.mock.calls).toEqual([[null]]);
  rememberUser(asha);
  reportStorageEvent('signed_in');
  rememberUser(null);
  reportStorageEvent('signed_in');
  expect(report.mock.calls).toEqual([[null], [asha], [null]]);
  end();
  reportStorageEvent('signed_in');
  expect(report).toHaveBeenCalledTimes(3);
});

test('watchRememberedUser reports the customer on a page from the back/forward cache @3.12.1', () => {
  rememberUser(asha);
  const report = vi.fn<(user: User | null | undefined) => void>();
  const end = watchRememberedUser(report);
  localStorage.setItem('orders', '{}');
  rememberUser(null);
  reportShownAgain();
  expect(report.mock.calls).toEqual([[asha], [null]]);
  end();
});

test('watchRememberedUser does not report a sign-out if another tab clears all storage', () => {
  rememberUser(asha);
  const report = vi.fn<(user: User | null | undefined) => void>();
  const end = watchRememberedUser(report);
  localStorage.clear();
  reportStorageEvent(null);
  reportShownAgain();
  expect(report.mock.calls).toEqual([[asha]]);
  end();
});
