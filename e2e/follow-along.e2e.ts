/** Checks that a friend in another browser can follow a shared delivery with only the link. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, showTile, test, tileUrl } from './support/test.ts';
import {
  deliveryMap,
  followAsCustomer,
  forgedLink,
  linkedDelivery,
  orderCard,
  trackedOrder,
} from './support/tracking.ts';

const { id, restaurant, driver, deliveryAddress, total } = trackedOrder();
const sharedLink = /\/track#follow=2\.[\w-]+\.[\da-f]{8}$/;

const sharing = (page: Page) =>
  orderCard(page).getByRole('region', { name: 'Share live tracking' });
const shareButton = (page: Page) =>
  sharing(page).getByRole('button', { name: 'Share tracking link' });
const countdown = (page: Page) => page.getByRole('region', { name: 'Delivery status' });

/** Opens another person's browser, without the customer's data. */
async function friend(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await context.route(tileUrl, showTile);
  return context;
}

/** Denies the page the permission to write to the clipboard. */
async function denyClipboard(page: Page, browser: Browser): Promise<void> {
  const { targetInfo } = await (
    await page.context().newCDPSession(page)
  ).send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  await (
    await browser.newBrowserCDPSession()
  ).send('Browser.setPermission', {
    permission: { name: 'clipboard-write' },
    setting: 'denied',
    ...(browserContextId !== undefined && { browserContextId }),
  });
}

test('a friend with the copied link sees only the countdown and the map; if copying is refused, the link is selected @15.1 @15.2 @15.3 @15.4', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const customer = await followAsCustomer(page);
  await shareButton(page).press('Enter');
  await expect(sharing(page).getByRole('status')).toContainText('Link copied');
  await expect(shareButton(page)).toBeFocused();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(sharedLink);

  const said = Buffer.from(link.split('.').at(-2) ?? '', 'base64url');
  const street = deliveryAddress.street;
  for (const secret of [id, customer.uid, customer.fullName, street, String(total), '1111']) {
    expect(said.toString()).not.toContain(secret);
  }

  const other = await friend(browser, baseURL);
  try {
    const theirs = await other.newPage();
    const asked: string[] = [];
    theirs.on('request', (request) => asked.push(request.url()));
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Live tracking' })).toBeVisible();
    await expect(theirs).toHaveTitle('Live tracking · FoodDash');
    await expect(countdown(theirs)).toContainText(/Delivery in 1[89]:\d\d|Delivery in 20:00/);
    await expect(countdown(theirs)).toContainText('The order is on the way!');
    const sentence = theirs.getByText('Arjun is bringing 3 items from').locator('..');
    await expect(sentence).toContainText(restaurant.name);
    const map = deliveryMap(theirs);
    await expect(map.getByRole('button', { name: `Restaurant: ${restaurant.name}` })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Driver Location' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'Delivery Location' })).toHaveCount(0);
    await expect(map.getByRole('button', { name: 'Get my location' })).toHaveCount(0);
    const main = theirs.getByRole('main');
    for (const secret of [id, street, driver.phone, driver.name]) {
      // oxlint-disable-next-line no-await-in-loop -- the page no longer changes
      await expect(main).not.toContainText(secret);
    }
    await expect(main.getByRole('button', { name: /^Message|^Chat/ })).toHaveCount(0);
    // No request to the server contains the link.
    const packed = link.split('#')[1] ?? link;
    expect(asked.filter((url) => url.includes(packed.slice(0, 12)))).toEqual([]);
    expect(await theirs.evaluate(() => Object.keys(localStorage))).toEqual([]);
  } finally {
    await other.close();
  }

  await denyClipboard(page, browser);
  await shareButton(page).press('Enter');
  const field = sharing(page).getByRole('textbox', { name: 'Tracking link' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(sharedLink);
  expect(
    await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    ),
  ).toMatch(sharedLink);
});

test.describe('a shared tracking link', () => {
  test('a friend sees when the delivery has arrived, and can open the page for tracking their own orders', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(forgedLink(linkedDelivery()));
    await expect(countdown(page)).toContainText('Delivery in');
    await page.clock.fastForward(21 * 60_000);
    await expect(countdown(page)).toContainText('The order has been successfully delivered');
    await expect(page.getByText('Arjun has delivered 3 items from')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Track it here' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Order ID' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Live tracking' })).toBeVisible();
  });

  test('the page of a shared tracking link fits a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = 'Arjunnarayanaswamyvenkatesan';
    await page.goto(forgedLink(['neem-and-nigella', 3, Date.now() + 60_000, name]));
    await expect(page.getByText(`${name} is bringing 3 items from`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
