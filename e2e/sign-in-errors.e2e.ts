/** Checks the errors that the dialog shows if the identity service refuses a sign-up or a sign-in. */
import type { Page } from '@playwright/test';
import {
  accountButton,
  authField,
  authModal,
  fillSignIn,
  fillSignUp,
  inventAccount,
  openAuthModal,
  registerAccount,
  submitAuth,
} from './support/accounts.ts';
import type { Account } from './support/accounts.ts';
import { expectRed } from './support/colours.ts';
import { goOffline, waitUntilLoaded } from './support/offline.ts';
import { expect, test } from './support/test.ts';

const noMatch = 'No account matches that email and password.';
const taken = 'An account with that email already exists. Try signing in instead.';
const offline = 'You seem to be offline. Check your connection and try again.';
const unreachable = 'We can’t reach the sign-in service right now. Please try again in a moment.';

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  await expect(authModal(page).getByRole('alert')).toHaveText(sentence);
  await expectRed(authModal(page).getByRole('alert'));
}

async function expectUnchanged(page: Page, account: Account): Promise<void> {
  await expect(authField(page, 'Email Address')).toHaveValue(account.email);
  await expect(authField(page, 'Password')).toHaveValue(account.password);
}

/** The browser itself logs every failed response of the identity service. */
const refusedRequest = /Failed to load resource/;

test('sign-in and sign-up show an error for each failure and keep what was entered, and the focus stays on the Sign In button @4.45 @7.3 @8.4 @8.5 @23.5', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expect(refusedRequest, /identity service did not load/);
  const account = await registerAccount(request);
  const button = authModal(page).getByRole('button', { name: 'Sign In', exact: true });
  const attempt = async (attempted: Account, sentence: string) => {
    await fillSignIn(page, attempted);
    await button.press('Enter');
    await expectRefusal(page, sentence);
    await expectUnchanged(page, attempted);
    await expect(button).toBeFocused();
  };
  // The code for signing in does not load at first, but the shop works.
  const code = /\/assets\/firebase-[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await openAuthModal(page, 'Sign In');
  await attempt(account, unreachable);
  await page.unroute(code);
  await attempt({ ...account, password: 'tandoor-0' }, noMatch);
  await attempt(inventAccount(), noMatch);
  await test.step('sign-up with the email of an existing account is refused, and the form keeps what was entered', async () => {
    const another = { ...inventAccount(), email: account.email };
    await authModal(page)
      .getByRole('button', { name: /Sign up$/ })
      .click();
    await fillSignUp(page, another);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, taken);
    await expectUnchanged(page, another);
    await expect(authField(page, 'Full Name')).toHaveValue(another.fullName);
    await expect(authField(page, 'Confirm Password')).toHaveValue(another.password);
    await authModal(page)
      .getByRole('button', { name: /Sign in$/ })
      .click();
  });
  await waitUntilLoaded(page);
  const goOnline = await goOffline(page);
  await attempt(account, offline);
  await goOnline();
  await submitAuth(page, 'Sign In');
  await expect(accountButton(page, account)).toBeVisible();
  await expect(authModal(page)).toBeHidden();
});
