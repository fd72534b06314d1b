/** What the customer sees when a page or an order is not there. */
import { notFoundStatus } from './support/routes.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
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

test('an id that no order has is named, and is put right without leaving the page', async ({
  page,
}) => {
  const panel = page.getByRole('heading', { name: 'Order Not Found' });
  await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
  await page.goto('/track');
  const field = page.getByRole('textbox', { name: 'Order ID' });
  await expect(field).toHaveAttribute('placeholder', 'Enter your order ID (e.g., FD12345)');
  await expect(field).toHaveAttribute('required');
  await field.fill(' fd0000001111 ');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page).toHaveURL('/track?id=FD0000001111');
  await expect(field).toHaveValue('FD0000001111');
  await expect(panel).toBeVisible();
  await expect(page.getByText(/No order with the ID “FD0000001111” was found/)).toBeVisible();
  await field.fill('fd1234561000');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('heading', { name: /^Delivery in (20:00|19:\d\d)$/ })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});
