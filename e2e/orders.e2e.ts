/** Checks the receipt of My Orders. */
import { neem } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { ordersOf, trackedId } from './support/tracking.ts';

test('View Receipt opens a receipt that adds up and can be printed @2.75', async ({ page }) => {
  let printed = 0;
  await page.exposeFunction('print', () => {
    printed += 1;
  });
  const { uid } = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(uid, -60));
  await page.goto('/orders');
  await page.getByRole('tab', { name: /^Past Orders/ }).click();
  await page.getByRole('button', { name: `View Receipt for order ${trackedId}` }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText(`Order #${trackedId}`);
  await expect(receipt).toContainText('Delivered to 7 Lodhi Road, New Delhi 110003');
  await expect(receipt).toMatchAriaSnapshot(`
    - list "Dishes":
      - listitem: 2× ${neem.pizza} $18.98 / ₹1,575
      - listitem: 1× ${neem.salad} $3.49 / ₹290
    - term: Subtotal
    - definition: $22.47 / ₹1,865
    - term: Delivery fee
    - definition: $2.99 / ₹248
    - term: Tax (8%)
    - definition: $1.80 / ₹150
    - term: Total
    - definition: $27.26 / ₹2,263
  `);
  const print = receipt.getByRole('button', { name: 'Print receipt' });
  await print.click();
  await expect.poll(() => printed).toBe(1);

  await test.step('only the receipt is printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    await expect(print).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await receipt.getByRole('button', { name: 'Close receipt' }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
