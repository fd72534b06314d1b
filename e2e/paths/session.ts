/** Customers who are signed in before the app opens, and who sign in and out in another tab. */
import type { APIRequestContext, Page } from '@playwright/test';
import { inventAccount, register } from '../support/accounts.ts';
import type { Account } from '../support/accounts.ts';
import { leaveInStorage } from './world.ts';

const KEY = 'firebase:authUser:demo-key:[DEFAULT]';

export type Customer = Account & {
  uid: string;
  /** As the identity service's code keeps a signed-in customer in the browser. */
  session: object;
};

/** A customer whom the identity service knows. */
export async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const account = inventAccount();
  const { localId, idToken, refreshToken } = await register(request, account);
  const now = Date.now();
  const session = {
    uid: localId,
    email: account.email,
    emailVerified: false,
    displayName: account.fullName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'demo-key',
    appName: '[DEFAULT]',
  };
  return { ...account, uid: localId, session };
}

/** The customer signed in on an earlier visit. */
export async function rememberSession(page: Page, { session }: Customer): Promise<void> {
  await leaveInStorage(page, KEY, session);
}

/** In another tab somebody signs in, or whoever was there signs out: every tab keeps that in one place. */
export async function signInElsewhere(tab: Page, customer: Customer | null): Promise<void> {
  await tab.evaluate(
    ([key, session]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.addEventListener('error', () => reject(opening.error ?? new Error()));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const change = database.transaction('firebaseLocalStorage', 'readwrite');
          const sessions = change.objectStore('firebaseLocalStorage');
          if (session) sessions.put({ fbase_key: key, value: session });
          else sessions.delete(key);
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    [KEY, customer?.session ?? null] as const,
  );
}
