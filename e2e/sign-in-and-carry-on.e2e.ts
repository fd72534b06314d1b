/** Checks that customers continue where they were after signing in or resetting a forgotten password. */
import type { APIRequestContext } from '@playwright/test';
import {
  accountButton,
  authField,
  authModal,
  fillSignIn,
  inventAccount,
  openAuthModal,
  registerAccount,
  submitAuth,
} from './support/accounts.ts';
import { addDish, coal, neem, openCart } from './support/ordering.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const answer =
  'If this address has an account, we’ve emailed you a link. It can take a minute; check your spam folder too.';

test('signing in from the cart reopens the cart, which shows the saved dishes, offers the dishes just added and links to checkout @4.39 @18.1 @18.2', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request);
  await seedStorage(page, `cart_${account.uid}`, savedCart);
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Sign In', exact: true }).click();
  await fillSignIn(page, account);
  await submitAuth(page, 'Sign In');
  await expect(authModal(page)).toBeHidden();
  await expect(drawer).toContainText(coal.roll);
  const checkout = drawer.getByRole('link', { name: 'Proceed to Checkout' });
  await expect(checkout).toBeInViewport();
  // The focus must be in the drawer, because keyboard users would otherwise have to search for the drawer.
  expect(
    await drawer.evaluate(
      (it) =>
        it.contains(document.activeElement) || it.parentElement?.contains(document.activeElement),
    ),
  ).toBe(true);
  await drawer.getByRole('button', { name: 'Use my cart from before sign-in' }).click();
  await expect(drawer).toContainText(neem.pizza);
  await expect(
    drawer.getByText('Your saved cart has replaced what you added before signing in.'),
  ).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Close cart' })).toBeFocused();
  await checkout.click();
  await expect(page).toHaveURL('/checkout');
});

/** Returns the link that the identity service's emulator would have sent. */
async function sentLink(request: APIRequestContext, email: string): Promise<string | undefined> {
  const sent = await request.get(
    'http://127.0.0.1:9099/emulator/v1/projects/demo-fooddash/oobCodes',
  );
  const { oobCodes } = (await sent.json()) as { oobCodes: { email: string; oobLink: string }[] };
  return oobCodes.findLast((code) => code.email === email)?.oobLink;
}

test('a customer can replace a forgotten password through the emailed link, and sign in with the new password; an unknown email gets the same answer but no link @18.5 @18.6', async ({
  page,
  request,
  pageErrors,
}) => {
  // The browser itself logs every failed response of the identity service.
  pageErrors.expect(/Failed to load resource/);
  const account = await registerAccount(request);
  const stranger = inventAccount();
  await page.goto('/about');
  await openAuthModal(page, 'Sign In');
  await authField(page, 'Email Address').fill(stranger.email);
  await authModal(page).getByRole('button', { name: 'Forgot password?' }).click();
  await expect(authModal(page)).toHaveAccessibleName('Reset Password');
  await expect(authField(page, 'Email Address')).toBeFocused();
  await expect(authField(page, 'Email Address')).toHaveValue(stranger.email);
  await page.keyboard.press('Enter');
  await expect(authModal(page).getByRole('status')).toHaveText(answer);
  expect(await sentLink(request, stranger.email)).toBeUndefined();

  await authField(page, 'Email Address').fill(account.email);
  await expect(authModal(page).getByRole('status')).toBeEmpty();
  await authModal(page).getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(authModal(page).getByRole('status')).toHaveText(answer);
  const link = await sentLink(request, account.email);
  const password = 'saffron-9';
  const reset = await request.get(`${link}&newPassword=${password}`);
  expect(reset.ok()).toBe(true);

  await authModal(page).getByRole('button', { name: 'Back to sign in' }).click();
  await expect(authModal(page)).toHaveAccessibleName('Welcome Back');
  await expect(authField(page, 'Email Address')).toHaveValue(account.email);
  await expect(authField(page, 'Password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page, account)).toBeVisible();
});
