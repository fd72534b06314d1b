/** Checks that the browser's notification of a delivery appears once, opens the order and disappears. */
import type { BrowserContext, Page } from '@playwright/test';
import { windowedLaunchOptions } from '../src/commands/chromium.mjs';
import { accountButton } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { setVisibility } from './support/look.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { returningCustomer } from './support/session.ts';
import { sampleOrder, seedStorage } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { trackedId, trackedPath } from './support/tracking.ts';

// Headless Chromium has no notifications.
test.use({ launchOptions: windowedLaunchOptions() });

type Shown = { title: string; click: () => void };
declare global {
  interface Window {
    shown: Shown[];
    badges: number[];
  }
}

/** Records the browser's own notifications, and lets the test click them. */
async function noteNotifications(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.window.shown = [];
    const Real = Notification;
    globalThis.Notification = class extends Real {
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options);
        const click = () => this.dispatchEvent(new Event('click'));
        globalThis.window.shown.push({ title, click });
      }
    };
  });
}

async function noteBadges(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    globalThis.window.badges = [];
    Navigator.prototype.setAppBadge = async (count) => {
      globalThis.window.badges.push(count ?? 0);
    };
  });
}

/** Returns every number that the badge of the app's icon has shown. */
const badges = (page: Page) => page.evaluate(() => window.badges);

const titles = (page: Page) => page.evaluate(() => window.shown.map(({ title }) => title));
const row = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, path: string): Promise<void> {
  await noteNotifications(page.context());
  const customer = await returningCustomer(page);
  const order = { ...sampleOrder(trackedId, 20), userId: customer.uid };
  await seedStorage(page, 'orders', { [trackedId]: order });
  await page.goto(path);
  await expect(accountButton(page, customer)).toBeVisible();
}

/** Opens another tab, in which FoodDash does not run. */
async function openWriter(context: BrowserContext): Promise<Page> {
  const writer = await context.newPage();
  await writer.goto('/icons/icon-192.png');
  return writer;
}

/** Sets the time of the delivery in the stored orders to 1.5 seconds from now. */
async function deliver(tab: Page): Promise<void> {
  await tab.evaluate((id) => {
    const orders = JSON.parse(localStorage.getItem('orders') ?? '{}') as Record<string, object>;
    const estimatedDelivery = new Date(Date.now() + 1500).toISOString();
    orders[id] = { ...orders[id], estimatedDelivery };
    localStorage.setItem('orders', JSON.stringify(orders));
  }, trackedId);
}

test('two hidden tabs show one notification of a delivery, a click on it opens the order, and the app icon’s badge disappears when a tab is visible @12.4 @12.5', async ({
  context,
  page,
  openTab,
}) => {
  await context.grantPermissions(['notifications']);
  await noteBadges(context);
  await open(page, '/about');
  const other = await openTab('/services');
  await expect(page).toHaveTitle('About Us · FoodDash');
  await setVisibility(page, 'hidden');
  await setVisibility(other, 'hidden');
  const writer = await openWriter(context);
  await deliver(writer);
  await expect(page).toHaveTitle('Delivered! About Us · FoodDash');
  await expect(other).toHaveTitle(/^Delivered! /);
  await expect
    .poll(async () => [...(await titles(page)), ...(await titles(other))])
    .toEqual(['Delivered!']);
  for (const tab of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first difference
    await expect.poll(() => badges(tab)).toEqual([1]);
  }
  const teller = (await titles(page)).length > 0 ? page : other;
  await teller.evaluate(() => window.shown[0]?.click());
  await expect(teller).toHaveURL(trackedPath);
  await setVisibility(page, 'visible');
  await setVisibility(other, 'visible');
  await expect(page).not.toHaveTitle(/^Delivered/);
  await expect(other).not.toHaveTitle(/^Delivered/);
  await expect.poll(() => badges(page)).toEqual([1, 0]);
});

test('if notifications are not allowed, the tab’s title announces the delivery, and the section “Notifications” explains why', async ({
  context,
  page,
}) => {
  await page.setViewportSize(narrowest);
  await context.clearPermissions();
  await open(page, trackedPath);
  await expect(row(page)).toContainText(
    /while a FoodDash tab is open|as long as a FoodDash tab is open|settings for this site/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
  await setVisibility(page, 'hidden');
  const writer = await openWriter(context);
  await deliver(writer);
  await expect(page).toHaveTitle(/^Delivered! /);
  expect(await titles(page)).toEqual([]);
});

const openNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body }) => `${title} ${body}`);
  });

/** Clicks the notification in the service worker, and returns the URL of the tab that the click opens. */
async function clickNotification(context: BrowserContext): Promise<string | undefined> {
  const [worker] = context.serviceWorkers();
  return worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      // Replace `openWindow`, because the browser opens a tab only after a real click.
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a delivery sets the app icon’s badge and shows a notification, which opens the order in a new tab when clicked @12.5', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['notifications']);
    await noteBadges(context);
    await open(page, '/about');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The service worker that this visit installed serves the page after a reload.
    await page.reload();
    await setVisibility(page, 'hidden');
    const writer = await openWriter(context);
    await deliver(writer);
    await expect.poll(() => openNotifications(page)).toHaveLength(1);
    expect(await openNotifications(page)).toEqual([
      expect.stringMatching(/^Delivered! Your order from .+ has arrived\.$/),
    ]);
    expect(await badges(page)).toEqual([1]);
    await writer.close();
    expect(await clickNotification(context)).toBe(new URL(trackedPath, page.url()).href);
    await expect(page).toHaveURL('/about');
    await expect.poll(() => openNotifications(page)).toEqual([]);
  });
});
