/** The home page: the promise, the ways in, the tracking demo and what people say. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

type StageStatus = 'completed' | 'current' | 'pending';

const demo = (page: Page) => page.getByRole('region', { name: 'Watch it come to you' });
const orderId = (page: Page) => demo(page).getByRole('textbox', { name: 'Order ID to try' });
const startButton = (page: Page) => demo(page).getByRole('button', { name: 'Start Demo' });
const arrival = (page: Page) => demo(page).getByRole('status');
const progress = (page: Page) => demo(page).getByRole('progressbar', { name: 'Demo delivery' });

async function expectProgress(page: Page, percent: number): Promise<void> {
  await expect(progress(page)).toHaveAttribute('aria-valuenow', String(percent));
}

async function expectStages(page: Page, statuses: readonly StageStatus[]): Promise<void> {
  const stages = demo(page).getByRole('listitem');
  await expect(stages).toHaveText(
    ['Restaurant', 'Main Street', 'Oak Avenue', 'Your Location'].map(
      (stage, index) => `${stage} ${statuses[index]}`,
    ),
    { useInnerText: true },
  );
  const current = statuses.indexOf('current');
  await expect(stages.and(page.locator('[aria-current="step"]'))).toHaveText(
    current === -1 ? [] : [/current$/],
  );
}

async function expectWayTo(page: Page, link: Locator, path: string): Promise<void> {
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/');
}

test('the hero promises 30 min or less and leads to the restaurants and to tracking', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Delhi’s best food, at your door.',
  );
  await expect(main.getByText('Delivered in 30 min or less')).toBeVisible();
  await expectWayTo(page, main.getByRole('link', { name: 'Order Now' }), '/restaurants');
  await expectWayTo(page, main.getByRole('link', { name: 'Track Order' }), '/track');
});

test('the demo asks for an order ID before it starts', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await startButton(page).click();
  await expect(orderId(page)).toBeFocused();
  await page.clock.runFor(1000);
  await expectProgress(page, 0);
  await expectStages(page, ['completed', 'current', 'pending', 'pending']);

  await orderId(page).fill('FD12345');
  await startButton(page).click();
  await page.clock.runFor(1000);
  await expect(progress(page)).not.toHaveAttribute('aria-valuenow', '0');
  await expect(page).toHaveURL('/');
});

test('the demo rests at its stages until it is started', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expectStages(page, ['completed', 'current', 'pending', 'pending']);
  await page.clock.runFor(10_000);
  await expectProgress(page, 0);
  await expectStages(page, ['completed', 'current', 'pending', 'pending']);
  await expect(arrival(page)).toHaveText('12-15 min');
});

test('the demo moves two percent every 200 ms through its stages and delivers', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-19T19:00:00+05:30' });
  await page.goto('/');
  // The demo's code comes when the browser has time.
  await page.clock.runFor(2000);
  await page.waitForLoadState('networkidle');
  await orderId(page).fill('FD12345');
  // From here on, time passes only where the test lets it.
  await page.clock.pauseAt('2026-11-19T20:00:00+05:30');
  await orderId(page).press('Enter');
  await expectStages(page, ['current', 'pending', 'pending', 'pending']);

  await page.clock.runFor(199);
  await expectProgress(page, 0);
  await page.clock.runFor(1);
  await expectProgress(page, 2);

  const moments: ReadonlyArray<readonly [percent: number, statuses: readonly StageStatus[]]> = [
    [24, ['current', 'pending', 'pending', 'pending']],
    [26, ['completed', 'current', 'pending', 'pending']],
    [48, ['completed', 'current', 'pending', 'pending']],
    [50, ['completed', 'completed', 'current', 'pending']],
    [74, ['completed', 'completed', 'current', 'pending']],
    [76, ['completed', 'completed', 'completed', 'current']],
    [98, ['completed', 'completed', 'completed', 'current']],
  ];
  let reached = 2;
  for (const [percent, statuses] of moments) {
    /* oxlint-disable no-await-in-loop -- one moment after the other */
    await page.clock.runFor(((percent - reached) / 2) * 200);
    reached = percent;
    await expectProgress(page, percent);
    await expectStages(page, statuses);
    await expect(arrival(page)).toHaveText('12-15 min');
    /* oxlint-enable no-await-in-loop */
  }

  await page.clock.runFor(200);
  await expectProgress(page, 100);
  await expectStages(page, ['completed', 'completed', 'completed', 'completed']);
  await expect(arrival(page)).toHaveText('Delivered!');
  await page.clock.runFor(10_000);
  await expectProgress(page, 100);
});

test('the demo leads to real tracking and to the services', async ({ page }) => {
  await page.goto('/');
  await expectWayTo(page, demo(page).getByRole('link', { name: 'Track a real order' }), '/track');
  await expectWayTo(
    page,
    demo(page).getByRole('link', { name: 'how our services work' }),
    '/services',
  );
});

test('the page shows the features and what customers say', async ({ page }) => {
  await page.goto('/');
  const features = page.getByRole('region', { name: 'Dinner, without the guesswork' });
  await expect(features.getByRole('listitem')).toHaveCount(4);
  await expect(features.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    '30 min or less',
    'On the map, live',
    'Kitchens with a name',
    'A word with your driver',
  ]);

  const testimonials = page
    .getByRole('region', { name: 'From the other side of the door' })
    .getByRole('figure');
  const customers = [
    ['Sunita Bhatia', '5.0'],
    ['Ishaan Kapoor', '5.0'],
    ['Priya Nambiar', '4.5'],
  ] as const;
  await expect(testimonials).toHaveCount(customers.length);
  for (const [index, [name, rating]] of customers.entries()) {
    /* oxlint-disable no-await-in-loop -- the first that fails is the one to look at */
    const testimonial = testimonials.nth(index);
    await expect(testimonial.getByRole('blockquote')).toHaveText(/^“.+”$/);
    await expect(testimonial.getByText(name, { exact: true })).toBeVisible();
    await expect(
      testimonial.getByRole('img', { name: `Rated ${rating} out of 5 stars` }),
    ).toBeVisible();
    /* oxlint-enable no-await-in-loop */
  }
});
