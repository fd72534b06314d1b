/** Checks phones that are held sideways, and pages that are zoomed to 400%. */
import { addDish, neem } from './support/ordering.ts';
import { returningCustomer } from './support/session.ts';
import { seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { deliveryMap, followAsVisitor, ordersOf } from './support/tracking.ts';

const sideways = { width: 844, height: 390 };

test.describe('on a phone held sideways', () => {
  test.use({ hasTouch: true, viewport: sideways });

  test('one finger on the map scrolls the page, and two fingers move the map @2.103.1 @P.35', async ({
    page,
  }) => {
    await followAsVisitor(page);
    const map = deliveryMap(page).locator('.leaflet-container');
    await map.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const touch =
      (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      (y: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: xs.map((x, id) => ({ x, y, id })),
        });
    const drag = async (xs: number[], from: number, to: number) => {
      await touch('touchStart', ...xs)(from);
      for (let step = 1; step <= 5; step += 1) {
        // oxlint-disable-next-line no-await-in-loop -- the finger moves step by step
        await touch('touchMove', ...xs)(from + ((to - from) * step) / 5);
      }
      await touch('touchEnd')(to);
    };
    const scrolled = () => page.evaluate(() => scrollY);
    const offset = async () => {
      const [marker, frame] = await Promise.all([
        map.getByRole('button', { name: 'Delivery Location' }).boundingBox(),
        map.boundingBox(),
      ]);
      return (marker?.y ?? NaN) - (frame?.y ?? NaN);
    };

    const [page1, map1] = [await scrolled(), await offset()];
    await drag([400], 150, 350);
    await expect.poll(scrolled).toBeLessThan(page1 - 100);
    await expect(map.getByText('Use two fingers to move the map')).toBeVisible();
    expect(await offset()).toBe(map1);

    await map.scrollIntoViewIfNeeded();
    const page2 = await scrolled();
    await drag([350, 450], 150, 250);
    await expect.poll(offset).toBeGreaterThan(map1 + 80);
    expect(await scrolled()).toBe(page2);
  });
});

test('the cart bar and the active-order bar are at the end of a page zoomed to 400%, and cover nothing @23.4', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const customer = await returningCustomer(page);
  await seedStorage(page, 'orders', ordersOf(customer.uid, 10, 20));
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  const viewCart = page.getByRole('button', { name: /^View cart/ });
  const orders = page.getByRole('button', { name: '2 orders on the way' });
  await expect(viewCart).not.toBeInViewport();
  await expect(orders).not.toBeInViewport();
  await orders.click();
  const first = page.getByRole('link', { name: /^Track your order/ }).first();
  await first.focus();
  await expect(first).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const link = await first.boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
});
