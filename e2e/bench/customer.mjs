/** Creates a customer who signed in on an earlier visit and has data in the browser's storage. */
import { chromium } from 'playwright';
import { launchOptions } from '../../src/commands/chromium.mjs';
import { signInUrl } from '../../src/commands/emulators.mjs';

/** @typedef {Awaited<ReturnType<typeof signIn>>} Customer */
/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} StorageState */

/**
 * Signs a new customer in through the app and saves the browser's state.
 *
 * @param {string} url
 */
export async function signIn(url) {
  const account = {
    email: `${crypto.randomUUID()}@example.com`,
    password: 'tandoor-8',
    displayName: 'Asha Rao',
  };
  const answer = await fetch(
    `${signInUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`The sign-in emulator says: ${await answer.text()}`);
  const { localId } = await answer.json();

  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/about`);
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In', exact: true }).click();
  await dialog.getByLabel('Email Address').fill(account.email);
  await dialog.locator('input[type="password"]').fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('banner').getByText(account.displayName).waitFor();
  const signedIn = await context.storageState({ indexedDB: true });
  await browser.close();

  return {
    uid: String(localId),
    /**
     * Returns the browser's state with these values added to its storage.
     *
     * @param {Record<string, unknown>} stored
     */
    stateWith(stored) {
      const state = structuredClone(signedIn);
      for (const [name, value] of Object.entries(stored)) {
        state.origins[0]?.localStorage.push({ name, value: JSON.stringify(value) });
      }
      return state;
    },
  };
}
