/** Checks the home page's features, tracking demo and testimonials. */
import type { Page } from '@playwright/test';
import { expectMarkColours } from './support/colours.ts';
import { narrowest } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'See how tracking works' });

test('on a phone, the features fill two rows, and keys scroll the testimonials sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const features = page.getByRole('region', { name: 'Food delivery without the guesswork' });
  const places = await features
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(places).toHaveLength(4);
  expect(new Set(places).size).toBe(2);
  const quotes = page.getByRole('list', { name: 'What Delhi says' });
  await quotes.focus();
  await quotes.press('ArrowRight');
  await expect.poll(() => quotes.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('the labels on the demo map are readable on a narrow phone, and none covers another', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await page.goto('/');
  const map = demo(page).locator('svg').last().locator('..');
  const labels = await map.locator('span').evaluateAll((spans) =>
    spans.map((span) => {
      const { left, right, top, bottom } = span.getBoundingClientRect();
      return { size: Number.parseFloat(getComputedStyle(span).fontSize), left, right, top, bottom };
    }),
  );
  expect(labels).toHaveLength(4);
  const frame = await map.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  for (const [index, label] of labels.entries()) {
    expect(label.size).toBeGreaterThanOrEqual(12);
    expect(label.left).toBeGreaterThanOrEqual(frame.left);
    expect(label.right).toBeLessThanOrEqual(frame.right);
    expect(label.top).toBeGreaterThanOrEqual(frame.top);
    expect(label.bottom).toBeLessThanOrEqual(frame.bottom);
    for (const other of labels.slice(index + 1)) {
      const isApart =
        label.right <= other.left ||
        other.right <= label.left ||
        label.bottom <= other.top ||
        other.bottom <= label.top;
      expect(isApart).toBe(true);
    }
  }
});

test('the tracking demo asks for an order ID, moves the scooter, delivers the food and leads to the top of the tracking page @2.29 @2.30 @4.27 @4.30 @5.10', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const orderId = demo(page).getByRole('textbox', { name: 'Try any order ID' });
  const progress = demo(page).getByRole('progressbar', { name: 'Demo delivery progress' });
  await demo(page).getByRole('button', { name: 'Start demo' }).click();
  await expect(orderId).toBeFocused();
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  const scooter = demo(page).locator('svg image');
  const start = await scooter.boundingBox();
  await orderId.fill('FD12345');
  await orderId.press('Enter');
  await page.clock.runFor(2000);
  await expect(progress).toHaveAttribute('aria-valuenow', /^(?!0$)/);
  await page.clock.runFor(10_000);
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await expect(demo(page).getByRole('status')).toHaveText('Delivered!');
  // The door is north-east of the restaurant on the drawn map.
  await expect.poll(async () => (await scooter.boundingBox())?.x).toBeGreaterThan(start?.x ?? NaN);
  await expect.poll(async () => (await scooter.boundingBox())?.y).toBeLessThan(start?.y ?? NaN);
  await expect(demo(page).getByRole('listitem')).toHaveText(
    ['Restaurant', 'Main Street', 'Oak Avenue', 'Your Location'].map(
      (stage) => `${stage} Completed`,
    ),
    { useInnerText: true },
  );
  await expect(page).toHaveURL('/');

  const mark = (name: string) =>
    page.getByRole('main').getByRole('img', { name, exact: true }).first();
  await expectMarkColours(mark('Vegetarian'), mark('Non-vegetarian'));
  await demo(page).getByRole('link', { name: 'Track a real order' }).click();
  await expect(page).toHaveURL('/track');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on a slow device, the saved cart and favourites appear without a hydration error', async ({
  page,
}) => {
  test.slow();
  const customer = await returningCustomer(page);
  await seedStorage(page, `cart_${customer.uid}`, savedCart);
  await seedStorage(page, `favourites_${customer.uid}`, ['neem-and-nigella']);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Every test fails on logged errors, which include React's hydration errors.
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('group', { name: `Quantity of ${savedCart.items[0]?.name}` }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(
    main.getByRole('button', { name: 'Save Neem & Nigella to favourites' }),
  ).toHaveAttribute('aria-pressed', 'true');
});
