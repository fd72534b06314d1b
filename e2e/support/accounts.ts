/** Customers' accounts. Each test creates its own, so that tests can run in parallel. */
import { createHash, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page, TestInfo } from '@playwright/test';
import { isGallery } from 'chartwalk/playwright';
import { expect, test, waitUntilLayersClosed } from './test.ts';

export type Account = { fullName: string; email: string; password: string };

const emulator = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1';

/** The number of accounts that each test has invented so far. */
const accountCounts = new WeakMap<TestInfo, number>();

/** Returns an ID that no other account has. In the gallery, a test gets the same IDs in every run. */
function inventId(): string {
  if (!isGallery) return randomUUID();
  const info = test.info();
  const count = (accountCounts.get(info) ?? 0) + 1;
  accountCounts.set(info, count);
  const account = [info.project.name, ...info.titlePath, count].join(' ');
  return createHash('sha256').update(account).digest('hex').slice(0, 12);
}

export function inventAccount(): Account {
  const id = inventId();
  return { fullName: `Asha ${id.slice(0, 4)}`, email: `${id}@example.com`, password: 'tandoor-8' };
}

type Registration = { localId: string; idToken: string; refreshToken: string };

export async function register(
  request: APIRequestContext,
  { email, password, fullName }: Account,
): Promise<Registration> {
  const answer = await request.post(`${emulator}/accounts:signUp?key=demo-key`, {
    data: { email, password, displayName: fullName },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Registration;
}

/** Registers an account with the identity service, without using the app. */
export async function registerAccount(
  request: APIRequestContext,
  fullName?: string,
): Promise<Account & { uid: string }> {
  const invented = inventAccount();
  const account = { ...invented, fullName: fullName ?? invented.fullName };
  const { localId } = await register(request, account);
  return { ...account, uid: localId };
}

export function authModal(page: Page): Locator {
  return page.getByRole('dialog', { name: /Welcome Back|Create Account|Reset Password/ });
}

/** Returns the button with the signed-in customer's name. */
export function accountButton(page: Page, { fullName }: Account): Locator {
  return page.getByRole('banner').getByRole('button', { name: fullName });
}

/** Finds a field of the dialog by its label, without the asterisk of required fields. */
export function authField(page: Page, label: string): Locator {
  return authModal(page).getByRole('textbox', { name: label, exact: true });
}

export async function openAuthModal(page: Page, button: 'Sign In' | 'Sign Up'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  await expect(authModal(page)).toBeVisible();
}

export async function fillSignUp(page: Page, account: Account): Promise<void> {
  await authField(page, 'Full Name').fill(account.fullName);
  await authField(page, 'Email Address').fill(account.email);
  await authField(page, 'Password').fill(account.password);
  await authField(page, 'Confirm Password').fill(account.password);
}

export async function fillSignIn(page: Page, account: Account): Promise<void> {
  await authField(page, 'Email Address').fill(account.email);
  await authField(page, 'Password').fill(account.password);
}

export async function submitAuth(page: Page, label: 'Sign In' | 'Create Account'): Promise<void> {
  await authModal(page).getByRole('button', { name: label, exact: true }).click();
}

/** Signs up for a new account on whichever page is open. */
export async function signUp(page: Page): Promise<Account> {
  const account = inventAccount();
  await openAuthModal(page, 'Sign Up');
  await fillSignUp(page, account);
  await submitAuth(page, 'Create Account');
  await expect(accountButton(page, account)).toBeVisible();
  await waitUntilLayersClosed(page);
  return account;
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(accountButton(page, account)).toBeVisible();
  await waitUntilLayersClosed(page);
}

export async function signOut(page: Page, account: Account): Promise<void> {
  await accountButton(page, account).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}
