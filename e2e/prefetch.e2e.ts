/** Code is fetched before it is wanted: what is pointed at, and what most customers do next. */
import type { Page } from '@playwright/test';
import { authModal } from './support/accounts.ts';
import { addDish, cartButton, cartDrawer, neem, openCart } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const chunkOf = {
  'the restaurant list': /\/assets\/RestaurantListPage-/,
  'a restaurant': /\/assets\/RestaurantPage-/,
  'the tracking page': /\/assets\/TrackPage-/,
  'the blog': /\/assets\/BlogPage-/,
  'the cart drawer': /\/assets\/CartDrawer-/,
  'the sign-in modal': /\/assets\/AuthModal-/,
};
type Part = keyof typeof chunkOf;

/** The parts of the app whose code was asked for, in order, each as often as it was. */
function watchRequests(page: Page) {
  const asked: Part[] = [];
  page.on('request', (request) => {
    const part = Object.entries(chunkOf).find(([, chunk]) => chunk.test(request.url()));
    if (part) asked.push(part[0] as Part);
  });
  return {
    /** All that were asked for by now: what is asked for later is told later. */
    async soFar(): Promise<Part[]> {
      await page.evaluate(() => fetch('/manifest.webmanifest'));
      return asked;
    },
  };
}

const loaded = (page: Page, part: Part) => page.waitForResponse(chunkOf[part]);
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign In' });

/** React takes the main part over last. */
const expectTakenOver = (page: Page) =>
  expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTakenOver(page);
}

test.describe('pointed at', () => {
  test('a link fetches its page before it is pressed, and going there asks no more', async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await visit(page, '/about');
    expect(await requests.soFar()).toEqual([]);
    const chunk = loaded(page, 'the blog');
    await headerLink(page, 'Blog').hover();
    await chunk;
    await expect(page).toHaveURL('/about');
    await headerLink(page, 'Blog').click();
    await expect(h1(page)).toHaveText('Stories with steam rising off them');
    expect(await requests.soFar()).toEqual(['the blog']);
  });

  test('the cart button fetches the drawer', async ({ page }) => {
    const requests = watchRequests(page);
    await visit(page, '/about');
    expect(await requests.soFar()).toEqual([]);
    const chunk = loaded(page, 'the cart drawer');
    await cartButton(page).hover();
    await chunk;
    await expect(cartDrawer(page)).toBeHidden();
    await openCart(page);
    expect(await requests.soFar()).toEqual(['the cart drawer']);
  });

  test('Sign In fetches the modal', async ({ page }) => {
    const requests = watchRequests(page);
    await visit(page, '/about');
    await expect(signInButton(page)).toBeVisible();
    expect(await requests.soFar()).toEqual([]);
    const chunk = loaded(page, 'the sign-in modal');
    await signInButton(page).hover();
    await chunk;
    await expect(authModal(page)).toBeHidden();
    await signInButton(page).click();
    await expect(authModal(page)).toBeVisible();
    expect(await requests.soFar()).toEqual(['the sign-in modal']);
  });
});

test('a link that Tab comes to fetches its page before it is followed', async ({ page }) => {
  const requests = watchRequests(page);
  await visit(page, '/about');
  await headerLink(page, 'Services').focus();
  expect(await requests.soFar()).toEqual([]);
  const chunk = loaded(page, 'the blog');
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'Blog')).toBeFocused();
  await chunk;
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Enter');
  await expect(h1(page)).toHaveText('Stories with steam rising off them');
  expect(await requests.soFar()).toEqual(['the blog']);
});

/** With a clock that only the test moves. */
async function visitUnhurried(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-19T19:00:00+05:30' });
  await page.clock.pauseAt('2026-11-19T20:00:00+05:30');
  await visit(page, path);
}

test.describe('once a page has settled', () => {
  test('the home page fetches the restaurant list, and nothing before', async ({ page }) => {
    const requests = watchRequests(page);
    await visitUnhurried(page, '/');
    await page.clock.runFor(2999);
    expect(await requests.soFar()).toEqual([]);
    // The three seconds are over, and the browser is idle some time after that.
    await page.clock.runFor(1001);
    expect(await requests.soFar()).toEqual(['the restaurant list']);
  });

  test('the first sign of a customer counts as settled', async ({ page }) => {
    const requests = watchRequests(page);
    await visitUnhurried(page, '/');
    expect(await requests.soFar()).toEqual([]);
    await h1(page).hover();
    expect(await requests.soFar()).toEqual(['the restaurant list']);
  });

  test('a cart with something in it fetches its drawer', async ({ page }) => {
    const requests = watchRequests(page);
    await visit(page, neem.path);
    await addDish(page, neem.pizza);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await expect.poll(() => requests.soFar()).toContain('the cart drawer');
  });

  test('nothing is fetched ahead for a customer who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests = watchRequests(page);
    // What belongs to the page itself comes all the same.
    const footer = page.waitForRequest(/\/assets\/Footer-/);
    await visitUnhurried(page, '/');
    await page.clock.runFor(4000);
    await h1(page).hover();
    await footer;
    expect(await requests.soFar()).toEqual([]);
  });
});
