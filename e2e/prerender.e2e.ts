/** Checks that every page is complete before its scripts load, and that React hydrates it unchanged. */
import type { Page, Response } from '@playwright/test';
import { boxOf } from './support/box.ts';
import { holdRequests, ownScript } from './support/hold-back.ts';
import { waitUntilLoaded } from './support/offline.ts';
import { addDish, cartButton, coal, openCart } from './support/ordering.ts';
import { notFoundStatus } from './support/routes.ts';
import { returningCustomer } from './support/session.ts';
import { seedStorage } from './support/storage.ts';
import { expect, soak, test, waitForHydration } from './support/test.ts';
import { ordersOf, trackedId, trackedOrder, trackedPath } from './support/tracking.ts';

const pages = [
  ['/', 'Order food in Delhi, track it live · FoodDash', 'Delhi’s best food, at your door.'],
  ['/about', 'About Us · FoodDash', 'One scooter, one city, one warm dinner'],
  ['/services', 'Services · FoodDash', 'From the stove to your table'],
  ['/blog', 'Blog · FoodDash', 'Stories, still steaming'],
  ['/restaurants', 'Restaurants · FoodDash', '5 restaurants found'],
  ['/restaurant/coal-and-rumali', 'Coal & Rumali · FoodDash', 'Coal & Rumali'],
  ['/restaurant/dastan-e-zafran', 'Dastan-e-Zafran · FoodDash', 'Dastan-e-Zafran'],
  ['/restaurant/neem-and-nigella', 'Neem & Nigella · FoodDash', 'Neem & Nigella'],
  ['/restaurant/makkhan-verandah', 'Makkhan Verandah · FoodDash', 'Makkhan Verandah'],
  ['/restaurant/chatpati-toli', 'Chatpati Toli · FoodDash', 'Chatpati Toli'],
  ['/checkout', 'Checkout · FoodDash', 'Checkout'],
  ['/orders', 'My Orders · FoodDash', 'My Orders'],
  ['/track', 'Track Your Order · FoodDash', 'Track Your Order'],
  ['/no/such/page', 'Page not found · FoodDash', '404 - Page Not Found'],
] as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const dishHeading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name });
/** A page of each kind. The tests of hydration also check the headings of the other pages. */
const kinds = new Set<string>(['/', '/restaurants', coal.path, '/checkout', '/no/such/page']);

/** Returns the page's Emotion classes that have no CSS rule. */
async function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
    const css = rules.map(({ cssText }) => cssText).join('');
    const elements = Array.from(document.querySelectorAll('[class*="css-"]'));
    const classes = new Set(elements.flatMap(({ classList }) => Array.from(classList)));
    // Emotion gives this name to a style without declarations.
    classes.delete('css-0');
    return Array.from(classes).filter(
      (name) => name.startsWith('css-') && !css.includes(`.${name}`),
    );
  });
}

/** Returns the fonts in which an element’s text is really drawn, whatever its style requests. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Returns a list. From now on, the URL of every matching request is added to the list. */
function watchFor(page: Page, address: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/**
 * Returns the part of a page's HTML that matches the pattern, as plain text. Tags are removed, and `&amp;`
 * becomes `&`.
 */
function findIn(html: string, pattern: RegExp): string {
  const [, found = ''] = pattern.exec(html) ?? [];
  return found
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim();
}

test('every page’s HTML has a heading and metadata for search engines @2.7 @2.113 @8.13', async ({
  baseURL,
}) => {
  for (const [path, title, h1] of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await test.step(path, async () => {
      const response = await fetch(new URL(path, baseURL));
      expect(response.status).toBe(path === '/no/such/page' ? 404 : 200);
      const html = await response.text();
      const meta = (name: string) =>
        findIn(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
      expect(findIn(html, /<h1[^>]*>(.*?)<\/h1>/)).toBe(h1);
      expect(findIn(html, /<title>(.*?)<\/title>/)).toBe(title);
      expect(meta('description')).toMatch(/\w.{20,}/);
      expect(findIn(html, /<link rel="canonical" href="([^"]*)"/)).toMatch(
        /^http:\/\/localhost:\d+\//,
      );
      expect(meta('og:title')).toBe(title);
      expect(meta('og:image')).toMatch(/\/social\.jpg$/);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of each kind shows its heading @2.10', async ({ page, pageErrors }) => {
    pageErrors.expect(notFoundStatus);
    for (const [path, title, h1] of pages.filter(([each]) => kinds.has(each))) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await test.step(path, async () => {
        await page.goto(path);
        await expect(heading(page)).toHaveText(h1);
        await expect(heading(page)).toBeVisible();
        await expect(page).toHaveTitle(title);
        if (path === coal.path) await expect(dishHeading(page, coal.roll)).toBeVisible();
      });
    }
  });
});

test('the first text and the fields use our font without requesting a font file', async ({
  page,
}) => {
  const fontFiles = watchFor(page, /\.woff2$/);
  await holdRequests(page, ownScript);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await drawnFonts(page, 'h1')).toEqual([expect.stringMatching(/^Figtree/)]);
  const search = page.getByRole('banner').getByRole('searchbox');
  await expect(search).toHaveCSS('font-family', /^"Figtree Variable"/);
  await page.goto('/restaurants', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(fontFiles).toEqual([]);
});

declare global {
  var shifts: number[];
}

type Shift = { value: number; sources: readonly { node: Node | null }[] };

const scriptedPages = pages.filter(([path]) => path !== '/checkout');
/** The pages of the other restaurants, which have the same layout as the page of `coal`. */
const others = pages.filter(([path]) => path.startsWith('/restaurant/') && path !== coal.path);

/** Records the layout shifts from now on, and marks the elements that React must not render again. */
async function watchHydration(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Wait until all of the HTML is painted, because a busy computer may have painted only a part.
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift' });
    // If React rendered these elements again, the marks would disappear.
    for (const element of document.querySelectorAll('header, main h1')) {
      element.setAttribute('data-rendered-before', '');
    }
  });
}

/** Records the layout shifts from now on, except those of the header, which makes room for the customer's name. */
async function watchShiftsOfMain(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        const isOfPage = entry.sources.some(({ node }) => node?.parentElement?.closest('main'));
        if (isOfPage) globalThis.shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Waits until the last files have loaded and their effects are painted. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await page.evaluate(async () => {
    await new Promise((isIdle) => void requestIdleCallback(isIdle));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Opens pages, one after the other, and checks the content of each page before and after hydration. */
async function expectHydration(
  page: Page,
  opened: readonly (readonly [address: string, h1: string])[],
): Promise<void> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isAboutWorkers = /Service Worker|kept offline/.test(message.text());
    if (message.type() === 'warning' && !isAboutWorkers) warnings.push(message.text());
  });
  for (const [address, h1] of opened) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await test.step(address, async () => {
      const letGo = await holdRequests(page, ownScript);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // Check at once, because a hidden heading would reappear by itself.
      expect(await heading(page).isVisible()).toBe(true);
      await expect(heading(page)).toHaveText(h1);
      if (address.startsWith('/restaurants')) {
        expect(await page.getByRole('main').getByRole('article').count()).toBe(5);
      }
      await watchHydration(page);
      letGo();
      await waitForHydration(page);
      // The app enables this button last, when it knows that no one is signed in.
      const menu = page.getByRole('banner').getByRole('button', { name: /^(Menu|Sign In)$/ });
      await expect(menu.first()).toBeEnabled();
      await waitUntilDrawn(page);
      await expect(page.locator('header[data-rendered-before]')).toBeVisible();
      // My Orders replaces its heading, because it asks the visitor to sign in.
      if (address !== '/orders') {
        await expect(page.locator('main h1[data-rendered-before]')).toHaveText(h1);
      }
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
      expect(warnings).toEqual([]);
    });
  }
}

const withHeadings = (some: readonly (typeof pages)[number][]) =>
  some.map(([path, , h1]) => [path, h1] as const);

test.describe('with JavaScript', () => {
  const phone = { width: 412, height: 850 };
  const wide = { width: 1000, height: 850 };
  for (const [what, viewport, some, details] of [
    ['pages hydrate on a phone', phone, scriptedPages.filter((each) => !others.includes(each)), {}],
    ['pages of more restaurants hydrate on a phone', phone, others, soak],
    ['pages hydrate on a wide screen', wide, scriptedPages, soak],
  ] as const) {
    test(`${what} without a warning or a layout shift`, details, async ({ page, pageErrors }) => {
      test.slow();
      pageErrors.expect(notFoundStatus);
      await page.setViewportSize(viewport);
      await expectHydration(page, withHeadings(some));
    });
  }

  test('pages with unknown query parameters hide no content before the scripts load, hydrate on a wide screen without a warning or a layout shift, and keep the parameters in the URL @2.40.1 @P.28', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await expectHydration(page, [
      ['/restaurants?fbclid=x', '5 restaurants found'],
      ['/track?utm_source=x', 'Track Your Order'],
      [`${coal.path}?gclid=x`, coal.name],
      ['/?ref=x', 'Delhi’s best food, at your door.'],
    ]);
  });

  test('the home page of a customer with past orders hydrates without a layout shift on phones and wide screens, and never shows the content for first visits', async ({
    page,
  }) => {
    const customer = await returningCustomer(page);
    await seedStorage(page, 'orders', ordersOf(customer.uid, -1));
    const main = page.getByRole('main');
    for (const viewport of [phone, wide]) {
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await test.step(`${viewport.width} pixels`, async () => {
        await page.setViewportSize(viewport);
        const letGo = await holdRequests(page, ownScript);
        await page.goto('/', { waitUntil: 'commit' });
        await expect(main.getByRole('link', { name: 'Order Now' })).toBeVisible();
        await expect(main.getByText('Delivered in 30 min or less')).toBeHidden();
        await expect(main.getByRole('region').first()).toBeHidden();
        await watchShiftsOfMain(page);
        letGo();
        await expect(main.getByRole('region').first()).toContainText('Order again');
        await expect(main.getByRole('button', { name: /^Reorder from/ })).toBeVisible();
        await waitUntilDrawn(page);
        expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
        const greeting = await boxOf(heading(page));
        const again = await boxOf(main.getByRole('region').first());
        const areSideBySide = again.x >= greeting.x + greeting.width;
        expect(areSideBySide).toBe(viewport === wide);
      });
    }
  });

  test('a click before the scripts load is lost, a click after that works, and the page stays scrolled @24.1', async ({
    page,
  }) => {
    const letGo = await holdRequests(page, ownScript);
    await page.goto(coal.path, { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: `Add ${coal.roll} to cart` });
    await add.click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    letGo();
    await waitForHydration(page);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await expect(cartButton(page, 'Cart, 0 items')).toBeVisible();
    await add.click();
    await expect(cartButton(page, 'Cart, 1 item')).toBeVisible();
  });

  test('links and the search work before the scripts load @24.1', async ({ page }) => {
    await holdRequests(page, ownScript);
    await page.goto(coal.path, { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(heading(page)).toHaveText('One scooter, one city, one warm dinner');
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('naan');
    await search.press('Enter');
    await expect(page).toHaveURL('/restaurants?search=naan');
  });

  test('submitting a form before the scripts load does not leave the page, and the text can be submitted after the scripts have loaded', async ({
    page,
  }) => {
    const letGo = await holdRequests(page, ownScript);
    for (const [path, button, label] of [
      ['/', 'Start demo', 'Try any order ID'],
      ['/about', 'Subscribe', 'Your email address'],
      ['/track', 'Track Order', 'Order ID'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await test.step(`“${button}” on ${path}`, async () => {
        await page.goto(path, { waitUntil: 'commit' });
        const field = page.getByRole('textbox', { name: label });
        await field.fill('asha@example.com');
        await page.getByRole('button', { name: button }).click();
        await expect(page).toHaveURL(path);
        await expect(field).toHaveValue('asha@example.com');
        const labelled = page.locator('label', { hasText: label });
        if ((await labelled.count()) > 0) {
          const { y: top } = (await field.boundingBox()) ?? { y: 0 };
          // The label must be above the text, not on it.
          await expect.poll(async () => (await labelled.boundingBox())?.y).toBeLessThan(top);
        }
      });
    }
    await test.step('the blog’s search', async () => {
      await page.goto('/blog', { waitUntil: 'commit' });
      await page.getByRole('searchbox', { name: 'Search articles' }).fill('dal');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('searchbox', { name: 'Search articles' })).toHaveValue('dal');
      await expect(page).toHaveURL('/blog');
    });
    await test.step('the order ID', async () => {
      await page.goto('/track', { waitUntil: 'commit' });
      const field = page.getByRole('textbox', { name: 'Order ID' });
      await field.fill('FD0000001111');
      letGo();
      await waitForHydration(page);
      await expect(field).toHaveValue('FD0000001111');
      await page.getByRole('button', { name: 'Track Order' }).click();
      await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    });
  });

  test('“Skip to content” moves the focus without changing the URL or the history, even before the scripts load @24.8 @P.27', async ({
    page,
  }) => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    const entry = () => page.evaluate(() => [location.href, history.state, history.length]);
    const pressSkip = async () => {
      const before = await entry();
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(await entry()).toEqual(before);
    };
    const letGo = await holdRequests(page, ownScript);
    await page.goto('/track?utm_source=friend#follow=1.x', { waitUntil: 'commit' });
    await pressSkip();
    letGo();
    await expect(heading(page)).toHaveText('Live tracking');
    await page.goto('/restaurants?fbclid=x');
    await page.getByRole('main').getByRole('searchbox').fill('paneer');
    await expect(heading(page)).toHaveText('4 restaurants found');
    await pressSkip();
    await expect(heading(page)).toHaveText('4 restaurants found');
  });

  test('the list’s filters and the menu’s search apply values that were entered before hydration @24.7 @P.29', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const letGo = await holdRequests(page, ownScript);
    await test.step('the list', async () => {
      await page.goto('/restaurants?search=naan&fbclid=x', { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await main.getByRole('combobox', { name: 'Sort by' }).selectOption('distance');
      await main.getByRole('searchbox').pressSequentially('pane');
      letGo();
      await waitForHydration(page);
      await expect(main.getByRole('searchbox')).toBeFocused();
      await page.keyboard.type('er');
      await expect(main.getByRole('searchbox')).toHaveValue('paneer');
      await expect(heading(page)).toHaveText('4 restaurants found');
      await expect(main.getByRole('article').first()).toContainText(coal.name);
      await expect(main.getByRole('combobox', { name: 'Sort by' })).toHaveValue('distance');
      await expect(page).toHaveURL('/restaurants?fbclid=x');
    });
    await test.step('a menu', async () => {
      const letMenuGo = await holdRequests(page, ownScript);
      await page.goto(coal.path, { waitUntil: 'commit' });
      await main.getByRole('searchbox', { name: 'Search the menu' }).fill('paneer');
      letMenuGo();
      await waitForHydration(page);
      await expect(main.getByRole('article')).toHaveCount(2);
      await expect(main.getByRole('searchbox')).toHaveValue('paneer');
    });
  });

  test('a reload restores the scroll position and does not move the focus', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click();
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('the page’s own code loads before the code of notices, the cart bar and questions, and the font file with extended Latin letters loads when such letters are typed @24.4', async ({
    page,
  }) => {
    const notices = /\/assets\/(?:AppNotices|CartNotices|CartBar|AddingQuestions)-/;
    const asked = watchFor(page, notices);
    const letGo = await holdRequests(page, /\/assets\/HomePage-/);
    await page.goto('/', { waitUntil: 'commit' });
    // By DOMContentLoaded, the app's own code has run and is waiting for the page's code.
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    letGo();
    await expect.poll(() => asked).toHaveLength(4);
    const file = page.waitForRequest(/\.woff2$/);
    await page.getByRole('banner').getByRole('searchbox').fill('Wałęsa');
    expect((await (await file).response())?.status()).toBe(200);
  });

  test('no style is missing on the way from the home page to the sign-up dialog', async ({
    page,
  }) => {
    const goOn = async (name: string, title: string) => {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(heading(page)).toHaveText(title);
      expect(await unstyledClasses(page)).toEqual([]);
    };
    await page.goto('/');
    expect(await unstyledClasses(page)).toEqual([]);
    await goOn('Track Order', 'Track Your Order');
    await goOn('Services', 'From the stove to your table');
    await goOn('Restaurants', '5 restaurants found');
    await page.getByRole('link', { name: coal.name }).click();
    await addDish(page, coal.roll);
    await openCart(page);
    expect(await unstyledClasses(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    expect(await unstyledClasses(page)).toEqual([]);
  });

  test('the first load includes neither the map nor the identity service', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    const keepCode = (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    };
    page.on('response', keepCode);
    await holdRequests(page, /\/assets\/firebase-/);
    await page.goto('/restaurants', { waitUntil: 'load' });
    page.off('response', keepCode);
    const code = (await Promise.all(scripts)).join('');
    expect(code).not.toContain('identitytoolkit');
    expect(code).not.toContain('leaflet-');
  });

  test('the tracking page requests popular dishes only if the URL has no order ID', async ({
    page,
  }) => {
    const asked = watchFor(page, /\/assets\/PopularDishes-/);
    await seedStorage(page, 'orders', { [trackedId]: trackedOrder() });
    await page.goto(trackedPath);
    await expect(page.getByRole('heading', { name: /^Delivery in / })).toBeVisible();
    expect(asked).toEqual([]);
    await page.goto('/track');
    await expect(page.getByRole('region', { name: 'Popular dishes' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test('the server lets browsers cache immutable files for a year, and makes them check all other files for changes', async ({
  baseURL,
}) => {
  const load = (path: string) => fetch(new URL(path, baseURL));
  const html = await (await load('/about')).text();
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const caching = async (path: string) => (await load(path)).headers.get('cache-control');
  expect(await caching(script)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/about')).toBe('no-cache');
  expect(await caching('/sw.js')).toBe('no-cache');
});
