/** When what happened to an order, in the time zone of the browser. */
import { returningCustomer } from './support/session.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const id = 'FD1234561000';
const now = Date.parse('2026-11-21T13:30:00+05:30');

test('the page and the receipt tell the same times', async ({ page }) => {
  const customer = await returningCustomer(page);
  const placed = {
    ...sampleOrder(id, 30),
    userId: customer.uid,
    createdAt: new Date(now).toISOString(),
    estimatedDelivery: new Date(now + 30 * 60_000).toISOString(),
  };
  await seedStorage(page, 'orders', { [id]: placed });
  await page.clock.setFixedTime(now + 10 * 60_000);
  await page.goto(`/track?id=${id}`);
  const details = page.getByRole('region', { name: 'Order Details' });
  const times = 'Placed21 Nov 2026, 1:30 pmDue21 Nov 2026, 2:00 pm';
  await expect(details).toContainText(times);
  await expect(details.getByText('as estimated')).toBeHidden();

  await page.clock.setFixedTime(now + 60 * 60_000);
  await page.reload();
  const allTimes = `${times}Delivered21 Nov 2026, 2:00 pm, as estimated`;
  await expect(details).toContainText(allTimes);
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  await page.getByRole('button', { name: `View Receipt of order ${id}` }).click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText(allTimes);
});
