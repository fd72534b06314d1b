/** On the narrowest phones nothing scrolls sideways; the screens themselves are in accessibility.e2e.ts. */
import { accountButton, authModal, registerAccount, signIn } from './support/accounts.ts';
import { addDish, neem, openCart } from './support/ordering.ts';
import { expectNoSidewaysScroll, narrowest as phone } from './support/room.ts';
import { expect, test } from './support/test.ts';

test('the menu, the modal and the cart fit 320 pixels', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const drawer = await openCart(page);
  const widthOf = async (dialog: typeof drawer) => (await dialog.boundingBox())?.width;
  expect(await widthOf(drawer)).toBeLessThanOrEqual(phone.width);
  await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: 'Sign Up' }).click();
  await expect(authModal(page)).toBeVisible();
  expect(await widthOf(authModal(page))).toBeLessThanOrEqual(phone.width);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(authModal(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test('the header of a signed-in customer with a long name fits 320 pixels', async ({
  page,
  request,
}) => {
  const account = await registerAccount(request, 'Venkatasubramanian Lakshminarayanan');
  await page.goto('/');
  await signIn(page, account);
  await page.setViewportSize(phone);
  await expect(accountButton(page, account)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});
