/** Customers who are signed in before the app opens, and who sign in and out in another tab. */
import type { APIRequestContext, Page } from '@playwright/test';
import { accountButton, inventAccount, register } from './accounts.ts';
import type { Account } from './accounts.ts';
import { addDish, cartButton, neem } from './ordering.ts';
import { readStorage } from './storage.ts';
import { expect } from './test.ts';

const KEY = 'firebase:authUser:demo-key:[DEFAULT]';

/** Where the app notes who is signed in. */
const NOTE = 'signed_in';

/** Put behind the note, it is gone once the identity service has confirmed who is signed in. */
const UNCONFIRMED = ' ';

export type Customer = Account & {
  uid: string;
  /** As the identity service's code keeps a signed-in customer in the browser. */
  session: object;
};

/** A customer whom the identity service knows. */
export async function newCustomer(
  request: APIRequestContext,
  fullName?: string,
): Promise<Customer> {
  const invented = inventAccount();
  const account = { ...invented, fullName: fullName ?? invented.fullName };
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

/** Leaves a session where the identity service's code looks for one when it starts. */
export async function leaveSession(page: Page, { session }: Customer): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(session),
  ] as const);
}

/** The customer signed in on an earlier visit. */
export async function rememberSession(page: Page, customer: Customer): Promise<void> {
  const { session, uid, fullName, email } = customer;
  await page.addInitScript(
    ([key, text, note, user]) => {
      // Only once: a later visit finds what the app has made of it, or nothing after a sign-out.
      if (sessionStorage.getItem(key) === null) {
        localStorage.setItem(key, text);
        localStorage.setItem(note, user);
      }
      sessionStorage.setItem(key, 'left');
    },
    [
      KEY,
      JSON.stringify(session),
      NOTE,
      JSON.stringify({ uid, displayName: fullName, email }) + UNCONFIRMED,
    ] as const,
  );
}

/** The identity service's code in some tab has confirmed who is signed in, or nobody is. */
export async function waitForIdentity(page: Page): Promise<void> {
  const isConfirmed = async () => !(await readStorage(page, NOTE))?.endsWith(UNCONFIRMED);
  await expect.poll(isConfirmed).toBe(true);
}

/** A customer whom the next page finds signed in, as after an earlier visit. */
export async function returningCustomer(page: Page, fullName?: string): Promise<Customer> {
  const customer = await newCustomer(page.request, fullName);
  await rememberSession(page, customer);
  return customer;
}

/**
 * Opens a page, and waits until the identity service's code there has confirmed who is signed in: until
 * then, it may write that over the next customer whom a test puts there, or sign out a customer whose
 * note a test takes away.
 *
 * @param page the only tab of the browser that may still be confirming
 */
export async function openConfirmed<Opened>(
  page: Page,
  open: () => Promise<Opened>,
): Promise<Opened> {
  await waitForIdentity(page);
  await page.evaluate(
    ([note, end]) => localStorage.setItem(note, `${localStorage.getItem(note)}${end}`),
    [NOTE, UNCONFIRMED] as const,
  );
  const opened = await open();
  await waitForIdentity(page);
  return opened;
}

/** Somebody was signed in on an earlier visit: the app must ask the identity service who it is. */
export async function rememberSomebody(page: Page): Promise<void> {
  await page.addInitScript((note) => localStorage.setItem(note, 'somebody'), NOTE);
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

/** A customer on a menu, with the first dish in the cart. */
export async function fillCart(page: Page): Promise<Customer> {
  const customer = await returningCustomer(page);
  await page.goto(neem.path);
  await expect(accountButton(page, customer)).toBeVisible();
  await addDish(page, neem.pizza);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  // The button counts at once; storing waits for its lock, and a reload would not.
  await expect.poll(() => readStorage(page, `cart_${customer.uid}`)).toContain(neem.pizza);
  return customer;
}
