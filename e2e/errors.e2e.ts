/** Checks the tracking page if no order has the given ID. */
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test('an unknown order ID is shown in the error and can be corrected on the same page, without an alert @2.82 @2.86 @2.88 @5.9 @8.10 @8.15', async ({
  page,
}) => {
  const panel = page.getByRole('heading', { name: 'Order Not Found' });
  await seedStorage(page, 'orders', { FD1234561000: sampleOrder('FD1234561000', 20) });
  await page.clock.install();
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
  const found = page.getByRole('heading', { name: /^Delivery in (20:00|19:\d\d)$/ });
  await expect(found).toBeVisible();
  await expect(panel).toBeHidden();
  // If the page had been loaded with an ID in its URL, an alert would appear after half a second.
  await page.clock.runFor(5000);
  await expect(found).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  await page.goBack();
  await expect(panel).toBeVisible();
});
