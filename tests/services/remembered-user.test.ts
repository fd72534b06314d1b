// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  rememberedUser,
  rememberUser,
  watchRememberedUser,
} from '../../src/services/remembered-user.ts';
import { reportStorageEvent } from './helpers.ts';

const asha = { uid: 'asha', displayName: 'Asha Rao', email: 'asha@example.com' };
const ravi = { uid: 'ravi', displayName: null, email: null };

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([asha, ravi])('a customer is remembered until the session ends', (user) => {
  expect(rememberedUser()).toBeNull();
  rememberUser(user);
  expect(rememberedUser()).toEqual(user);
  rememberUser(null);
  expect(rememberedUser()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['1', '', 'asha', 'null', '{}', '{"uid":"","displayName":null,"email":null}'])(
  'who it was is unknown where the browser keeps %j',
  (text) => {
    localStorage.setItem('signed_in', text);
    expect(rememberedUser()).toBeUndefined();
  },
);

test('who it was is unknown where storage cannot be read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(rememberedUser()).toBeUndefined();
});

test('a browser that refuses the next customer does not keep the one before', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  rememberUser(asha);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  rememberUser(ravi);
  expect(rememberedUser()).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a sign-in and a sign-out in another tab are reported', () => {
  const onChange = vi.fn<() => void>();
  const end = watchRememberedUser(onChange);
  rememberUser(asha);
  reportStorageEvent('signed_in');
  expect(onChange).toHaveBeenCalledTimes(1);
  rememberUser(null);
  reportStorageEvent('signed_in');
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  reportStorageEvent('signed_in');
  expect(onChange).toHaveBeenCalledTimes(2);
});
