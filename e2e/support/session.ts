/** Signs customers in before the app opens, and signs them in and out as another tab would. */
import type { APIRequestContext, Page } from '@playwright/test';
import { accountButton, inventAccount, register } from './accounts.ts';
import type { Account } from './accounts.ts';
import { addDish, cartButton, neem } from './ordering.ts';
import { readStorage } from './storage.ts';
import { expect } from './test.ts';

const KEY = 'firebase:authUser:demo-key:[DEFAULT]';

/** The storage key under which the app remembers the signed-in customer. This file calls the value a note. */
const NOTE = 'signed_in';

/**
 * Tests append this space to the note. The space disappears when the app rewrites the note, once the customer
 * is confirmed.
 */
const UNCONFIRMED = ' ';

export type Customer = Account & {
  uid: string;
  /** The session as the identity service's code stores it in the browser. */
  session: object;
};

/** Registers a new customer with the identity service. */
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

/** Stores a session under the key that the identity service's code reads when it starts. */
export async function leaveSession(page: Page, { session }: Customer): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(session),
  ] as const);
}

/** Makes the browser remember the customer, as after signing in on an earlier visit. */
export async function rememberSession(page: Page, customer: Customer): Promise<void> {
  const { session, uid, fullName, email } = customer;
  await page.addInitScript(
    ([key, text, note, user]) => {
      // Store the session only once, because later visits must see the app's changes, such as a sign-out.
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

/** Waits until the identity service has confirmed the customer to a tab, if anyone is signed in. */
export async function waitForIdentity(page: Page): Promise<void> {
  const isConfirmed = async () => !(await readStorage(page, NOTE))?.endsWith(UNCONFIRMED);
  await expect.poll(isConfirmed).toBe(true);
}

/** Registers a customer who is signed in on the next page, as after an earlier visit. */
export async function returningCustomer(page: Page, fullName?: string): Promise<Customer> {
  const customer = await newCustomer(page.request, fullName);
  await rememberSession(page, customer);
  return customer;
}

/**
 * Opens a page, and waits until the identity service has confirmed the customer to that page. A later
 * confirmation could overwrite another customer whom the test has stored, or sign out a customer whose note
 * the test has removed.
 *
 * @param page an open tab. Every other open tab must have its confirmation already.
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

/** Makes the browser remember a customer without an ID. The app must ask the identity service for the ID. */
export async function rememberSomebody(page: Page): Promise<void> {
  await page.addInitScript((note) => localStorage.setItem(note, 'somebody'), NOTE);
}

/** Signs a customer in as another tab would, in the database that all tabs share. `null` signs out. */
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

/** Opens a menu as a new signed-in customer, and adds a dish to the cart. */
export async function fillCart(page: Page): Promise<Customer> {
  const customer = await returningCustomer(page);
  await page.goto(neem.path);
  await expect(accountButton(page, customer)).toBeVisible();
  await addDish(page, neem.pizza);
  await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  // Wait until the dish is stored. The button already counts the dish, but a reload could still lose it.
  await expect.poll(() => readStorage(page, `cart_${customer.uid}`)).toContain(neem.pizzaId);
  return customer;
}
