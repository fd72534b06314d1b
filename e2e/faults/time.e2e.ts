/** Checks deliveries while a clock is adjusted, the date or daylight saving time changes, or a tab sleeps. */
import type { Locator, Page } from '@playwright/test';
import type { Order } from '../../src/domain/entities.ts';
import { signUp } from '../support/accounts.ts';
import {
  addDish,
  fillCheckout,
  goToCheckout,
  neem,
  placeOrderButton,
} from '../support/ordering.ts';
import { returningCustomer } from '../support/session.ts';
import { sampleOrder, seedStorage } from '../support/storage.ts';
import { expect, soak, test } from '../support/test.ts';
import {
  chatDialog,
  messageDriver,
  orderCard,
  trackedId,
  trackedPath,
} from '../support/tracking.ts';
import { tryFault } from './fault.ts';

const MINUTE = 60_000;

/** Also matches up to ten seconds less, because the test takes some time before it checks. */
const thirtyMinutes = /^Delivery in (30:00|29:5\d)$/;
const twoMinutes = /^Delivery in (2:00|1:5\d)$/;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const listed = (page: Page, id: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({ hasText: `Order #${id}` });

/** Returns an order that is delivered after thirty minutes. */
function orderPlacedAt(placedAt: number, userId?: string): Order {
  return {
    ...sampleOrder(trackedId, 30),
    ...(userId === undefined ? {} : { userId }),
    createdAt: new Date(placedAt).toISOString(),
    estimatedDelivery: new Date(placedAt + 30 * MINUTE).toISOString(),
  };
}

/** Goes to My Orders without a reload, so that the page's clock stays as it is. */
async function openOrders(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Asha/ }).click();
  await page.getByRole('menuitem', { name: 'My Orders' }).click();
  await expect(heading(page, 'My Orders')).toBeVisible();
}

const nights: ReadonlyArray<
  readonly [what: string, timezoneId: string, placedAt: string, ordered: string, due: string]
> = [
  [
    'midnight in Delhi',
    'Asia/Kolkata',
    '2026-11-30T23:45:00+05:30',
    '30 Nov 2026, 11:45 pm',
    '1 Dec 2026, 12:15 am',
  ],
  [
    'the new year on Kiritimati',
    'Pacific/Kiritimati',
    '2026-12-31T23:45:00+14:00',
    '31 Dec 2026, 11:45 pm',
    '1 Jan 2027, 12:15 am',
  ],
  [
    'the end of daylight saving time in New York',
    'America/New_York',
    '2026-11-01T01:45:00-04:00',
    '1 Nov 2026, 1:45 am',
    '1 Nov 2026, 1:15 am',
  ],
  [
    'the start of daylight saving time in New York',
    'America/New_York',
    '2027-03-14T01:45:00-05:00',
    '14 Mar 2027, 1:45 am',
    '14 Mar 2027, 3:15 am',
  ],
  [
    'the half-hour change to daylight saving time on Lord Howe Island',
    'Australia/Lord_Howe',
    '2026-10-04T01:45:00+10:30',
    '4 Oct 2026, 1:45 am',
    '4 Oct 2026, 2:45 am',
  ],
];

const evening = Date.parse('2026-11-19T19:00:00+05:30');

/** Opens the tracking page as a customer. The page's clock starts when the order is placed. */
async function followFrom(page: Page, placedAt: number): Promise<void> {
  const { uid } = await returningCustomer(page);
  await seedStorage(page, 'orders', { [trackedId]: orderPlacedAt(placedAt, uid) });
  await page.clock.install({ time: placedAt });
  await page.goto(trackedPath);
  await expect(orderCard(page)).toBeVisible();
}

for (const [what, timezoneId, placedAt, ordered, due] of nights) {
  test.describe(`deliveries that span ${what}`, () => {
    test.use({ timezoneId });

    const details = what.startsWith('midnight') ? {} : soak;
    test(
      `a delivery that spans ${what} takes thirty minutes and shows local times`,
      details,
      async ({ page }) => {
        const tried = tryFault({
          area: 'Time',
          fault: `A delivery that spans ${what}`,
          outcome: 'The countdown runs thirty minutes; order list and receipt show the local times',
        });
        await followFrom(page, Date.parse(placedAt));
        await expect(heading(page, thirtyMinutes)).toBeVisible();
        const [, dueTime = ''] = due.split(', ');
        const status = page.getByRole('region', { name: 'Delivery status' });
        await expect(status.getByText(dueTime, { exact: true })).toBeVisible();
        await page.clock.fastForward(28 * MINUTE - 10_000);
        await expect(heading(page, /^Delivery in (2:\d\d|1:5\d)$/)).toBeVisible();
        await openOrders(page);
        await expect(listed(page, trackedId)).toContainText(`Estimated delivery: ${dueTime}`);
        await page.clock.fastForward(3 * MINUTE);
        await page.getByRole('tab', { name: /^Past Orders/ }).click();
        await expect(listed(page, trackedId)).toContainText(due.replace(/ \d{4},/, ','));
        await listed(page, trackedId)
          .getByRole('button', { name: /receipt/i })
          .click();
        await expect(page.getByRole('dialog')).toContainText(ordered);
        tried();
      },
    );
  });
}

test.describe('deliveries in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'an order placed a quarter of an hour before the clocks go back is delivered in thirty minutes',
    soak,
    async ({ page }) => {
      const tried = tryFault({
        area: 'Time',
        fault: 'An order is placed just before the clocks go back',
        outcome: 'It is promised in thirty minutes and delivered on time',
      });
      await page.clock.install({ time: '2026-11-01T01:45:00-04:00' });
      await page.goto(neem.path);
      await signUp(page);
      await addDish(page, neem.pizza);
      await goToCheckout(page);
      await fillCheckout(page);
      await placeOrderButton(page).click();
      await expect(heading(page, thirtyMinutes)).toBeVisible();
      await page.clock.fastForward(29 * MINUTE);
      await expect(heading(page, /^Delivery in (1:00|0:\d\d)$/)).toBeVisible();
      await page.clock.fastForward(MINUTE);
      await expect(heading(page, 'Delivered!')).toBeVisible();
      await expect(orderCard(page).getByRole('status')).toContainText('Delivered');
      tried();
    },
  );
});

test(
  'the countdown and the order list follow a clock that is set forward and back',
  soak,
  async ({ page }) => {
    const tried = tryFault({
      area: 'Time',
      fault: 'The clock is put back, forward, past the delivery, and back again',
      outcome: 'The countdown, or the list of orders, follows within a second',
    });
    /** Sets the clock to this many minutes after the order, and checks the page one second later. */
    const expectAfter = async (minutes: number, shown: Locator) => {
      await page.clock.setSystemTime(evening + minutes * MINUTE);
      await page.clock.runFor(1000);
      await expect(shown).toBeVisible();
      tried();
    };
    await followFrom(page, evening);
    await expect(heading(page, /^Delivery in (30|29):\d\d$/)).toBeVisible();
    await expectAfter(-60, heading(page, /^Delivery in (90:00|89:5\d)$/));
    await expectAfter(28, heading(page, twoMinutes));

    await openOrders(page);
    const past = (count: number) => page.getByRole('tab', { name: `Past Orders (${count})` });
    await expect(past(2)).toBeVisible();
    await expectAfter(24 * 60, past(3));
    await expectAfter(10, past(2));
    await expect(listed(page, trackedId)).toBeVisible();

    await page.goBack();
    await expect(heading(page, /^Delivery in (20:00|19:5\d)$/)).toBeVisible();
    await expectAfter(365 * 24 * 60, heading(page, 'Delivered!'));
  },
);

test(
  'a tab that slept for an hour shows the order as delivered, and exactly one answer from the driver',
  soak,
  async ({ page }) => {
    const tried = tryFault({
      area: 'Time',
      fault: 'The tab sleeps for an hour during the countdown and a chat',
      outcome: 'The order is delivered when the tab wakes, and the driver has answered once',
    });
    await followFrom(page, evening);
    await messageDriver(page);
    const chat = chatDialog(page);
    const messages = chat.getByRole('log').getByRole('listitem');
    await expect(messages).toHaveCount(1);
    await page.clock.pauseAt(evening + 5 * MINUTE);
    const conversation = [/^Driver · /];
    for (const text of ['Are you close?', 'Thank you!']) {
      /* oxlint-disable no-await-in-loop -- one sleep after the other */
      await chat.getByRole('textbox').fill(text);
      await chat.getByRole('button', { name: 'Send' }).click();
      await expect(chat.getByText('Driver is typing...')).toBeVisible();
      await page.clock.fastForward(60 * MINUTE);
      conversation.push(/^You · /, /^Driver · /);
      await expect(messages).toHaveText(conversation);
      await expect(chat.getByText('Driver is typing...')).toBeHidden();
      // The open dialog hides the heading's role, so look for the heading's text.
      await expect(page.getByText('Delivered!', { exact: true })).toBeVisible();
      tried();
      /* oxlint-enable no-await-in-loop */
    }
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await page.clock.runFor(1000);
    await expect(chat).toBeHidden();
    await expect(heading(page, 'Delivered!')).toBeVisible();
    await expect(orderCard(page).getByRole('status')).toContainText('Delivered');
  },
);
