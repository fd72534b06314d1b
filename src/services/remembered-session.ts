/**
 * Whether somebody is signed in, as this browser last knew: to tell a visitor from a customer, the
 * identity service's code need not be loaded.
 */
import { watchKey } from './browser-storage.ts';

const KEY = 'signed_in';

/**
 * Whether somebody was signed in, here or in another tab. Where storage can't be read it may well be
 * so: the identity service keeps its session elsewhere.
 */
export function isSessionRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers whether somebody is signed in, for the next visit and for other tabs. */
export function rememberSession(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The next visit won’t know that somebody is signed in.', error);
  }
}

/** Calls back when somebody signs in in another tab. Returns what ends it. */
export function watchRememberedSession(onSignIn: () => void): () => void {
  return watchKey(KEY, () => {
    if (isSessionRemembered()) onSignIn();
  });
}
