/** Pages to measure: who is signed in, what is stored, and nothing from outside this machine. */
import { grayTile } from '../support/gray-tile.mjs';
import { signInUrl } from '../../src/commands/emulators.mjs';

/** @typedef {import('playwright').BrowserContext} BrowserContext */
/** @typedef {import('playwright').Page} Page */

/**
 * @param {BrowserContext} context
 * @param {Record<string, unknown>} stored
 */
export async function openBrowserWith(context, stored) {
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'image/png', body: grayTile }),
  );
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
  return context.newPage();
}

/** A customer whom the sign-in emulator knows, and how the browser remembers one. */
export async function newCustomer() {
  const answer = await fetch(
    `${signInUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.com`,
        password: 'tandoor-8',
        displayName: 'Asha Rao',
        returnSecureToken: true,
      }),
    },
  );
  if (!answer.ok) throw new Error(`The sign-in emulator says: ${await answer.text()}`);
  const { localId, email, idToken, refreshToken } = await answer.json();
  const now = Date.now();
  return {
    uid: String(localId),
    session: {
      'firebase:authUser:demo-key:[DEFAULT]': {
        uid: localId,
        email,
        emailVerified: false,
        displayName: 'Asha Rao',
        isAnonymous: false,
        providerData: [],
        stsTokenManager: {
          refreshToken,
          accessToken: idToken,
          expirationTime: now + 3_600_000,
        },
        createdAt: String(now),
        lastLoginAt: String(now),
        apiKey: 'demo-key',
        appName: '[DEFAULT]',
      },
    },
  };
}

/**
 * Until the page has had nothing to do for a moment.
 * @param {Page} page
 */
export async function untilIdle(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 0),
        );
      }),
  );
}
