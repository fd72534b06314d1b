/** What the customer sees when a page, an order or the map is not there. */
import { accountButton, signOut, signUp } from './support/accounts.ts';
import { notFoundStatus } from './support/routes.ts';
import { readStorage, sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('an address without a page answers 404 and leads home', async ({ page, troubles }) => {
  troubles.expect(notFoundStatus);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await expect(
    page.getByText("The page you're looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /Delhi/ })).toBeVisible();
});

test('the links of the footer that have no page yet lead to the 404 screen', async ({
  page,
  troubles,
}) => {
  // The server says so to a customer who is quicker than the scripts.
  troubles.expect(notFoundStatus);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const missing = page.getByRole('heading', { level: 1, name: '404 - Page Not Found' });
  await footer.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(missing).toBeVisible();
  await footer.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(missing).toBeVisible();
});

test('a restaurant that does not exist says so and leads to the list', async ({ page }) => {
  const answer = await page.goto('/restaurant/no-such-kitchen');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurant not found' })).toBeVisible();
  await page.getByRole('link', { name: 'See all restaurants' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5 restaurants found');
});

test.describe('order not found', () => {
  const panel = 'Order Not Found';

  test('an id that no order has is named in the answer', async ({ page }) => {
    await page.goto('/track');
    const field = page.getByRole('textbox', { name: 'Order ID' });
    await expect(field).toHaveAttribute('placeholder', 'Enter your order ID (e.g., FD12345)');
    await field.fill(' fd0000001111 ');
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(page).toHaveURL('/track?id=FD0000001111');
    await expect(field).toHaveValue('FD0000001111');
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
    await expect(page.getByText(/No order with the ID “FD0000001111” was found/)).toBeVisible();
  });

  test('a blank id is not looked up', async ({ page }) => {
    await page.goto('/track');
    const field = page.getByRole('textbox', { name: 'Order ID' });
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(field).toBeFocused();
    await field.fill('   ');
    await field.press('Enter');
    await expect(page).toHaveURL('/track');
    await expect(page.getByRole('heading', { name: panel })).toBeHidden();
  });

  test('a mistyped id is put right without leaving the page', async ({ page }) => {
    await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
    await page.goto('/track?id=FD1234561001');
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
    await page.getByRole('textbox', { name: 'Order ID' }).fill('fd1234561000');
    await page.getByRole('button', { name: 'Track Order' }).click();
    await expect(
      page.getByRole('heading', { name: /^Delivery in (20:00|19:\d\d)$/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: panel })).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
  });

  test('going back at once leads to the order that the address names', async ({ page }) => {
    await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
    await page.goto('/track?id=FD1234561001');
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
    await page.getByRole('textbox', { name: 'Order ID' }).fill('FD1234561000');
    await page.getByRole('button', { name: 'Track Order' }).evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
    await expect(page).toHaveURL('/track?id=FD1234561001');
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
  });

  for (const [kind, corrupt] of [
    ['no JSON', '{"FD1234561000": {'],
    ['no object', '[1, 2, 3]'],
  ] as const) {
    test(`orders in storage that are ${kind} count as none and are kept aside`, async ({
      page,
    }) => {
      await seedStorage(page, 'orders', corrupt);
      await page.goto('/track?id=FD1234561000');
      await expect(page.getByRole('heading', { name: panel })).toBeVisible();
      expect(await readStorage(page, 'orders.corrupt')).toBe(corrupt);
    });
  }

  test('one damaged order does not hide the others', async ({ page }) => {
    await seedStorage(page, 'orders', {
      FD1234561000: { id: 'FD1234561000', total: 'much' },
      FD1234562000: sampleOrder('FD1234562000', 20),
    });
    await page.goto('/track?id=FD1234561000');
    await expect(page.getByRole('heading', { name: panel })).toBeVisible();
    await page.goto('/track?id=FD1234562000');
    await expect(page.getByRole('heading', { name: /^Delivery in/ })).toBeVisible();
  });
});

test.describe('the map', () => {
  const id = 'FD1234561000';
  const notice = 'Street tiles can’t be loaded right now.';

  test.beforeEach(async ({ page }) => {
    await seedStorage(page, 'orders', { [id]: sampleOrder(id, 20) });
  });

  test('shows the restaurant and the delivery location, each with its story', async ({ page }) => {
    await page.goto(`/track?id=${id}`);
    const map = page.getByRole('region', { name: 'Delivery map' });
    await map.getByRole('button', { name: 'Restaurant: Neem & Nigella' }).click();
    await expect(map.getByText('North Indian')).toBeVisible();
    await expect(map.getByRole('img', { name: 'Rated 4.8 out of 5 stars' })).toBeVisible();
    await map.getByRole('button', { name: 'Delivery Location' }).press('Enter');
    await expect(map.getByText('Delivery LocationDelivery address')).toBeVisible();
    await expect(map.getByText(notice)).toBeHidden();
    await expect(map.getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  });
});

test('a sign-out that fails is only logged', async ({ page, troubles }) => {
  await page.goto('/');
  const account = await signUp(page);
  troubles.expect(/locked/);
  // Signing out is the browser's own affair: what can fail is forgetting the user in its storage.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('locked');
    };
  });
  await signOut(page, account);
  await expect.poll(() => troubles.includes(/locked/)).toBe(true);
  await expect(accountButton(page, account)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
