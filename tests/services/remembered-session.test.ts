// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  isSessionRemembered,
  rememberSession,
  watchRememberedSession,
} from '../../src/services/remembered-session.ts';
import { reportStorageEvent } from './helpers.ts';

beforeEach(() => localStorage.clear());

test('a session is remembered until it ends', () => {
  expect(isSessionRemembered()).toBe(false);
  rememberSession(true);
  expect(isSessionRemembered()).toBe(true);
  rememberSession(false);
  expect(isSessionRemembered()).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('where storage cannot be read, a session may be there', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  expect(isSessionRemembered()).toBe(true);
  vi.restoreAllMocks();
});

test('a sign-in in another tab is reported, a sign-out is not', () => {
  const onSignIn = vi.fn<() => void>();
  const end = watchRememberedSession(onSignIn);
  reportStorageEvent('signed_in');
  expect(onSignIn).not.toHaveBeenCalled();
  rememberSession(true);
  reportStorageEvent('signed_in');
  expect(onSignIn).toHaveBeenCalledTimes(1);
  end();
  reportStorageEvent('signed_in');
  expect(onSignIn).toHaveBeenCalledTimes(1);
});
