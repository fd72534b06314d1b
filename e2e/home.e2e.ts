/** Checks the home page's promise, its links, the tracking demo and the testimonials. */
import type { Locator, Page } from '@playwright/test';
import { expectMarkColours } from './support/colours.ts';
import { narrowest } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { savedCart, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const demo = (page: Page) => page.getByRole('region', { name: 'See how tracking works' });

async function expectWayTo(page: Page, link: Locator, path: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
}

test('the home page promises 30 min or less, shows features and testimonials, and links to other pages @2.28 @2.31 @2.35', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Delhi’s best food, at your door.',
  );
  await expect(main.getByText('Delivered in 30 min or less')).toBeVisible();
  const mark = (name: string) => main.getByRole('img', { name, exact: true }).first();
  await expectMarkColours(mark('Vegetarian'), mark('Non-vegetarian'));
  const features = page.getByRole('region', { name: 'Food delivery without the guesswork' });
  await expect(features.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    '30 min or less',
    'Live on the map',
    'Restaurants we love',
    'Chat with your driver',
  ]);
  const testimonials = page.getByRole('region', { name: 'What Delhi says' }).getByRole('figure');
  await expect(testimonials).toHaveText([/Sunita Bhatia/, /Ishaan Kapoor/, /Priya Nambiar/]);
  await expect(testimonials.getByRole('blockquote')).toHaveText([/^“.+”$/, /^“.+”$/, /^“.+”$/]);
  for (const [index, rating] of ['5.0', '5.0', '4.5'].entries()) {
    const stars = testimonials.nth(index).getByRole('img');
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
    await expect(stars).toHaveAccessibleName(`${rating} out of 5 stars`);
  }
  await expectWayTo(page, main.getByRole('link', { name: 'Order Now' }), '/restaurants');
  await expectWayTo(page, main.getByRole('link', { name: 'Track Order' }), '/track');
  await expectWayTo(page, demo(page).getByRole('link', { name: 'Track a real order' }), '/track');
  const services = demo(page).getByRole('link', { name: 'how our services work' });
  await expectWayTo(page, services, '/services');
});

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

test('the places on the demo map can be read on a narrow phone, and none covers another', async ({
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

test('the tracking demo asks for an order ID, then moves the scooter and delivers the food @2.29 @2.30 @4.27 @4.30 @5.10', async ({
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
