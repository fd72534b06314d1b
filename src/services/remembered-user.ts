/**
 * The user whom the browser remembers. If no one is remembered, the app does not load the identity service's
 * code. If a user is remembered, the app does not wait for the identity service.
 */
import * as v from 'valibot';
import type { User } from '../domain/entities.ts';
import { watchKey } from './browser-storage.ts';
import { createParser } from './parsing.ts';

const KEY = 'signed_in';

const parseUser = createParser<User>(
  v.object({
    uid: v.pipe(v.string(), v.minLength(1)),
    displayName: v.nullable(v.string()),
    email: v.nullable(v.string()),
  }),
);

/**
 * Returns the user who signed in, in this tab or another. Returns null if no one is signed in, or undefined
 * if the stored value can't be read. If the value can't be read, only the identity service knows the user.
 */
export function rememberedUser(): User | null | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : parseUser(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Stores the signed-in user for the next visit and for other tabs; null removes the stored user. If the
 * browser can't store the user, the previous user is removed.
 *
 * @returns whether the browser has stored the user
 */
export function rememberUser(user: User | null): boolean {
  const text = user && JSON.stringify(user);
  try {
    if (text === null) localStorage.removeItem(KEY);
    else if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
    return true;
  } catch (error) {
    console.warn('The next visit won’t know who is signed in.', error);
    if (text !== null) rememberUser(null);
    return false;
  }
}

function isStorageCleared(): boolean {
  try {
    return localStorage.length === 0;
  } catch {
    return false;
  }
}

/**
 * Reports the remembered user, at once and when another tab may have changed the stored user. If the whole
 * storage is cleared, the customer stays signed in.
 *
 * @returns a function to unsubscribe
 */
export function watchRememberedUser(report: (user: User | null | undefined) => void): () => void {
  report(rememberedUser());
  return watchKey(KEY, (key) => {
    if (key === KEY || !isStorageCleared()) report(rememberedUser());
  });
}
