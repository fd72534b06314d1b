/** Checks that React's changes still appear on a page whose text nodes Chrome's translation has replaced. */
import {
  accountButton,
  authField,
  authModal,
  fillSignIn,
  openAuthModal,
  registerAccount,
  submitAuth,
} from './support/accounts.ts';
import { holdRequests } from './support/hold-back.ts';
import {
  addDish,
  cartButton,
  cartDrawer,
  card,
  checkoutField,
  coal,
  fillCheckout,
  goToCheckout,
  placeOrderButton,
  stepper,
} from './support/ordering.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { chatDialog, messageDriver } from './support/tracking.ts';
import { expectNothingStale, translate } from './support/translator.ts';

test('a customer searches, orders and gets the driver’s answer on a translated page @23.10', async ({
  page,
  request,
  pageErrors,
}) => {
  test.slow();
  // The browser logs the emulator's answer to a wrong password.
  pageErrors.expect(/400 \(Bad Request\)/);
  const account = await registerAccount(request);
  await page.clock.install();
  await page.goto('/restaurants');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('main').getByRole('searchbox').fill('seekh roll');
  await expect(heading).toHaveText('1 restaurant found');

  await translate(page);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(heading).toHaveText('5 restaurants found');

  await page.getByRole('article').getByRole('link', { name: coal.name }).click();
  await addDish(page, coal.roll);
  const quantity = stepper(page, coal.roll);
  await quantity.getByRole('button', { name: 'Increase' }).click();
  await expect(quantity).toHaveText('2');
  await quantity.getByRole('button', { name: 'Decrease' }).click();
  await expect(quantity).toHaveText('1');
  await expect(cartButton(page)).toHaveText('1');

  await openAuthModal(page, 'Sign In');
  await fillSignIn(page, { ...account, password: 'a wrong one' });
  await submitAuth(page, 'Sign In');
  await expect(authModal(page).getByRole('alert')).toBeVisible();
  await authField(page, 'Password').fill(account.password);
  await submitAuth(page, 'Sign In');
  await expect(accountButton(page, account)).toBeVisible();

  await goToCheckout(page);
  await expect(cartDrawer(page)).toBeHidden();
  await fillCheckout(page);
  const number = checkoutField(page, 'Card Number');
  await number.fill('4111 1111 1111 1112');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/./);
  await number.fill(card['Card Number']);
  await number.blur();
  await expect(number).not.toHaveAccessibleDescription(/./);
  await expect(checkoutField(page, 'CVV')).toHaveValue(card.CVV);
  await placeOrderButton(page).click();

  const header = page.getByRole('region', { name: 'Delivery status' });
  const clock = header.getByRole('timer');
  const before = await clock.textContent();
  await page.clock.runFor(2000);
  await expect(clock).not.toHaveText(before ?? '');
  // The heading must show only the new time, without parts of the old time.
  await expect(header.getByRole('heading')).toHaveText(/^Delivery in \d\d?:\d\d$/);

  await page.clock.runFor(30_000);
  await messageDriver(page);
  await chatDialog(page).getByRole('button', { name: 'Are you close?' }).click();
  await page.keyboard.press('Enter');
  await expect(chatDialog(page).getByText('Are you close?')).toHaveCount(2);
  await page.clock.runFor(5000);
  await expect(chatDialog(page).getByText('Driver is typing...')).toBeHidden();
  await expectNothingStale(page);
});

test('a page translated before its scripts arrive works and still contains the typed text @23.11', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto('/restaurants', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('seekh roll');
  await translate(page, '(text) => `अ${text}`');
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('अ1 restaurant found');
  await waitForHydration(page);
  await expect(search).toHaveValue('seekh roll');
  await expect(search).toBeFocused();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveTitle(`${coal.name} · FoodDash`);
  await expectNothingStale(page);
});
