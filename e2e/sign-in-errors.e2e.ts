/** Every way in which signing up and signing in can be refused, said in the modal. */
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
import { holdBack } from './support/hold-back.ts';
import { goOffline } from './support/offline.ts';
import { expect, test } from './support/test.ts';

const noMatch = 'No account matches that e-mail and password.';
const offline = 'You seem to be offline. Check your connection and try again.';
const unreachable = 'We can’t reach the sign-in service right now. Please try again in a moment.';

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  await expect(authModal(page).getByRole('alert')).toHaveText(sentence);
}

async function expectSignInKept(page: Page, account: Account): Promise<void> {
  await expect(authField(page, 'Email Address')).toHaveValue(account.email);
  await expect(authField(page, 'Password')).toHaveValue(account.password);
}

async function expectSignUpKept(page: Page, account: Account, repeated: string): Promise<void> {
  await expectSignInKept(page, account);
  await expect(authField(page, 'Full Name')).toHaveValue(account.fullName);
  await expect(authField(page, 'Confirm Password')).toHaveValue(repeated);
}

/** The identity service answers every sign-in with this code, as it would say it. */
async function refuseSignIn(page: Page, code: string): Promise<void> {
  await page.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { code: 400, message: code, errors: [{ message: code }] } },
    }),
  );
}

/** The browser itself logs each answer of the identity service that is no success. */
const refusedRequest = /Failed to load resource/;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('signing up', () => {
  test('two different passwords are refused and stay as typed', async ({ page }) => {
    const account = inventAccount();
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await authField(page, 'Confirm Password').fill('tandoor-9');
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'Passwords do not match');
    await expectSignUpKept(page, account, 'tandoor-9');
  });

  test('a password of five characters is refused, and one of six is not', async ({ page }) => {
    const account = { ...inventAccount(), password: '12345' };
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'Password must be at least 6 characters');
    await expectSignUpKept(page, account, '12345');

    await fillSignUp(page, { ...account, password: '123456' });
    await submitAuth(page, 'Create Account');
    await expect(accountButton(page, account)).toBeVisible();
    await expect(authModal(page)).toBeHidden();
  });

  test('an e-mail that has an account already is refused', async ({ page, request, troubles }) => {
    troubles.expect(refusedRequest);
    const { email } = await registerAccount(request);
    const account = { ...inventAccount(), email };
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await submitAuth(page, 'Create Account');
    await expectRefusal(
      page,
      'An account with that e-mail already exists. Try signing in instead.',
    );
    await expectSignUpKept(page, account, account.password);
  });

  test('a malformed e-mail is refused', async ({ page, troubles }) => {
    troubles.expect(refusedRequest);
    const account = { ...inventAccount(), email: 'asha.example.com' };
    await openAuthModal(page, 'Sign Up');
    await fillSignUp(page, account);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'That e-mail address doesn’t look right. Please check it.');
    await expectSignUpKept(page, account, account.password);
  });

  test('empty fields are asked for', async ({ page }) => {
    const account = inventAccount();
    await openAuthModal(page, 'Sign Up');
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'Please enter your full name.');
    await authField(page, 'Full Name').fill(account.fullName);
    await submitAuth(page, 'Create Account');
    await expectRefusal(page, 'Please enter your email address and password.');
  });
});

test.describe('signing in', () => {
  test('a wrong password is refused, and the right one then lets in', async ({
    page,
    request,
    troubles,
  }) => {
    troubles.expect(refusedRequest);
    const account = await registerAccount(request);
    const mistaken = { ...account, password: 'tandoor-0' };
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, mistaken);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, noMatch);
    await expectSignInKept(page, mistaken);

    await authField(page, 'Password').fill(account.password);
    await submitAuth(page, 'Sign In');
    await expect(accountButton(page, account)).toBeVisible();
    await expect(authModal(page)).toBeHidden();
  });

  test('an unknown account is refused in the same words as a wrong password', async ({
    page,
    troubles,
  }) => {
    troubles.expect(refusedRequest);
    const stranger = inventAccount();
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, stranger);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, noMatch);
    await expectSignInKept(page, stranger);
  });

  test('too many tries ask for patience', async ({ page, troubles }) => {
    troubles.expect(refusedRequest);
    const account = inventAccount();
    await refuseSignIn(page, 'TOO_MANY_ATTEMPTS_TRY_LATER');
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, 'Too many tries. Please wait a few minutes before you try again.');
    await expectSignInKept(page, account);
  });

  test('a disabled account is told so', async ({ page, troubles }) => {
    troubles.expect(refusedRequest);
    const account = inventAccount();
    await refuseSignIn(page, 'USER_DISABLED');
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, 'This account has been disabled. Please contact support.');
    await expectSignInKept(page, account);
  });

  test('without a network the customer learns that it is the connection', async ({
    page,
    troubles,
  }) => {
    troubles.expect(refusedRequest);
    const account = inventAccount();
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await goOffline(page);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, offline);
    await expectSignInKept(page, account);
  });

  test('an identity service that is down is named, and a later try succeeds', async ({
    page,
    request,
    troubles,
  }) => {
    troubles.expect(refusedRequest);
    const account = await registerAccount(request);
    await page.route(/accounts:signInWithPassword/, (route) => route.abort('connectionrefused'));
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, unreachable);
    await expectSignInKept(page, account);

    await page.unroute(/accounts:signInWithPassword/);
    await submitAuth(page, 'Sign In');
    await expect(accountButton(page, account)).toBeVisible();
  });

  test('code for signing in that does not load leaves the shop open', async ({
    page,
    request,
    troubles,
  }) => {
    troubles.expect(refusedRequest, /identity service did not load/);
    const account = await registerAccount(request);
    const code = /\/assets\/firebase-[^/]*\.js/;
    await page.route(code, (route) => route.abort());
    await page.reload();
    await openAuthModal(page, 'Sign In');
    await fillSignIn(page, account);
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, unreachable);
    await expectSignInKept(page, account);

    await page.unroute(code);
    await submitAuth(page, 'Sign In');
    await expect(accountButton(page, account)).toBeVisible();
  });

  test('empty fields are asked for', async ({ page }) => {
    await openAuthModal(page, 'Sign In');
    await submitAuth(page, 'Sign In');
    await expectRefusal(page, 'Please enter your email address and password.');
  });
});

test('the modal says it is busy and takes no second request', async ({ page, request }) => {
  const account = await registerAccount(request);
  const signingIn = /accounts:signInWithPassword/;
  let requests = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && signingIn.test(asked.url())) requests += 1;
  });
  const answer = await holdBack(page, signingIn);
  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('button', { name: 'Please wait...' })).toBeDisabled();
  await authField(page, 'Password').press('Enter');
  answer();
  await expect(accountButton(page, account)).toBeVisible();
  expect(requests).toBe(1);
});

test('the modal switches between its modes and forgets the error of the other', async ({
  page,
}) => {
  await openAuthModal(page, 'Sign In');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expect(authField(page, 'Full Name')).toBeHidden();
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('alert')).toBeVisible();
  await authModal(page).getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await expect(authModal(page).getByRole('alert')).toBeHidden();
  await authModal(page).getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
});

test('the password shows on request, and a closed modal forgets it', async ({ page }) => {
  await openAuthModal(page, 'Sign In');
  await authField(page, 'Password').fill('tandoor-8');
  await expect(authField(page, 'Password')).toHaveAttribute('type', 'password');
  await authModal(page).getByRole('button', { name: 'Show password' }).click();
  await expect(authField(page, 'Password')).toHaveAttribute('type', 'text');
  await authModal(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(authField(page, 'Password')).toHaveAttribute('type', 'password');
  await authModal(page).getByRole('button', { name: 'Close' }).click();
  await expect(authModal(page)).toBeHidden();
  await openAuthModal(page, 'Sign In');
  await expect(authField(page, 'Password')).toHaveValue('');
});
