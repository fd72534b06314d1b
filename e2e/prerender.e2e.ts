/** Every page is there before its scripts are, and React takes it over as it stands. */
import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back.ts';
import { addDish, coal, openCart } from './support/ordering.ts';
import { notFoundStatus } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const pages = [
  ['/', 'FoodDash', 'Delhi’s best food, at your door.'],
  ['/about', 'About Us · FoodDash', 'One scooter, one city, one warm dinner'],
  ['/services', 'Services · FoodDash', 'From their stove to your table'],
  ['/blog', 'Blog · FoodDash', 'Stories with steam rising off them'],
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
const content = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

/** Those of emotion's classes on the page for which there is no rule. */
async function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
    const css = rules.map(({ cssText }) => cssText).join('');
    const elements = Array.from(document.querySelectorAll('[class*="css-"]'));
    const classes = new Set(elements.flatMap(({ classList }) => Array.from(classList)));
    // One without a declaration is always called so.
    classes.delete('css-0');
    return Array.from(classes).filter(
      (name) => name.startsWith('css-') && !css.includes(`.${name}`),
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title, h1] of pages) {
    test(`${path} shows what it is about, and says so to search engines`, async ({
      page,
      troubles,
    }) => {
      troubles.expect(notFoundStatus);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200);
      await expect(heading(page)).toHaveText(h1);
      await expect(heading(page)).toBeVisible();
      await expect(page).toHaveTitle(title);
      expect(await content(page, 'meta[name="description"]', 'content')).toMatch(/\w.{20,}/);
      expect(await content(page, 'link[rel="canonical"]', 'href')).toMatch(
        /^http:\/\/localhost:\d+\//,
      );
      expect(await content(page, 'meta[property="og:title"]', 'content')).toBe(title);
      expect(await content(page, 'meta[property="og:image"]', 'content')).toMatch(/\/social\.png$/);
    });
  }

  test('a restaurant shows its menu', async ({ page }) => {
    await page.goto('/restaurant/coal-and-rumali');
    await expect(page.getByRole('main').getByText('Chicken Seekh Roll')).toBeVisible();
  });
});

test('the first text is in our font, in fields too, and none is asked for', async ({ page }) => {
  const fontFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fontFiles.push(request.url());
  });
  await holdBack(page, ownScript);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true);
  const search = page.getByRole('banner').getByRole('searchbox');
  await expect(search).toHaveCSS('font-family', /^"Figtree Variable"/);
  await page.goto('/restaurants', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  expect(fontFiles).toEqual([]);
});

test('a name with other letters is in our font, from a file of its own', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
  const file = page.waitForRequest(/\.woff2$/);
  await page.getByRole('banner').getByRole('searchbox').fill('Wałęsa');
  expect((await (await file).response())?.status()).toBe(200);
});

declare global {
  var shifts: number[];
}

/** Without it, nothing of the app begins. */
const ownScript = /\/assets\/index-[^/]*\.js$/;

const scriptedPages = pages.filter(([path]) => path !== '/checkout');

test.describe('with JavaScript', () => {
  for (const [path] of scriptedPages) {
    for (const width of [412, 1280]) {
      test(`${path} is taken over at ${width} px without a warning or a shift`, async ({
        page,
        troubles,
      }) => {
        troubles.expect(notFoundStatus);
        const warnings: string[] = [];
        page.on('console', (message) => {
          const isAboutWorkers = /Service Worker|kept offline/.test(message.text());
          if (message.type() === 'warning' && !isAboutWorkers) warnings.push(message.text());
        });
        await page.setViewportSize({ width, height: 850 });
        await page.addInitScript(() => {
          globalThis.shifts = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              globalThis.shifts.push((entry as PerformanceEntry & { value: number }).value);
            }
          }).observe({ type: 'layout-shift', buffered: true });
          // What was rendered at build time carries a mark that nothing rendered later has.
          document.addEventListener('DOMContentLoaded', () => {
            document.querySelector('header')?.setAttribute('data-rendered-before', '');
          });
        });
        await page.goto(path);
        // The last to come: it is known by then that nobody is signed in.
        const menu = page.getByRole('banner').getByRole('button', { name: /^(Menu|Sign In)$/ });
        await expect(menu.first()).toBeEnabled();
        await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
        await page.waitForLoadState('networkidle');
        await expect(page.locator('header[data-rendered-before]')).toBeVisible();
        expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
        expect(warnings).toEqual([]);
      });
    }
  }

  test('a button pressed before the scripts are there has its effect once they are', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/restaurant/coal-and-rumali', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add Chicken Seekh Roll to cart' }).click();
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart, 0 items');
    letGo();
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
  });

  test('a dish that is added before the scripts are there comes along to the next page', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/restaurant/coal-and-rumali', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add Chicken Seekh Roll to cart' }).click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Restaurants', exact: true });
    await link.click();
    letGo();
    await expect(heading(page)).toHaveText('5 restaurants found');
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
  });

  test('a link works before the scripts are there, at the second press where a dish waits for them', async ({
    page,
  }) => {
    await holdBack(page, ownScript);
    await page.goto('/restaurant/coal-and-rumali', { waitUntil: 'commit' });
    const link = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    await link('About').click();
    await expect(heading(page)).toHaveText('One scooter, one city, one warm dinner');
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add Chicken Seekh Roll to cart' }).click();
    await link('Blog').click();
    await expect(page).toHaveURL('/restaurant/coal-and-rumali');
    await link('Blog').click();
    await expect(page).toHaveURL('/blog');
  });

  test('an order id typed before the scripts are there is looked up once they are', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/track', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Order ID' });
    await field.pressSequentially('FD0000001111');
    await field.press('Enter');
    letGo();
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
    await expect(field).toHaveValue('FD0000001111');
  });

  test('a page that was scrolled before the scripts are there stays where it is', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/restaurant/coal-and-rumali', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    letGo();
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });

  test('a dish added before the scripts are there leaves the page where it was scrolled to since', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto(coal.path, { waitUntil: 'commit' });
    await addDish(page, coal.roll);
    await page.evaluate(() => scrollTo(0, 0));
    letGo();
    await expect(
      page.getByRole('button', { name: `Increase quantity of ${coal.roll}` }),
    ).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a page that is loaded again stays where it was scrolled to, and takes no focus', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    await page.getByRole('main').getByRole('link', { name: 'Order Now' }).click();
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test('what is below the fold comes after the first paint, or in the end without one', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
      // The controlled clock's own knows of no navigation.
      const navigation = Object.assign(new PerformanceMark('navigation'), { type: 'navigate' });
      performance.getEntriesByType = () => [navigation];
    });
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Dinner, without the guesswork' })).toBeHidden();
    await page.clock.runFor(4000);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Dinner, without the guesswork' }),
    ).toBeVisible();
  });

  test('who comes for a place below the fold comes to it', async ({ page }) => {
    await holdBack(page, ownScript);
    await page.goto('/services#faq-title', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Good questions' })).toBeInViewport();
  });

  test('who loads a page again that is scrolled far down stays there, before its scripts are there', async ({
    page,
  }) => {
    await holdBack(page, ownScript);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'Meet the kitchens' }).scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => scrollY);
    expect(offset).toBeGreaterThan(300);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset);
  });

  test('a blank search is ignored before the scripts are there, too', async ({ page }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/about', { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('   ');
    await search.press('Enter');
    letGo();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(search).toHaveValue('   ');
    await expect(page).toHaveURL('/about');
    await search.fill('naan');
    await search.press('Enter');
    await expect(heading(page)).toHaveText('2 restaurants found');
  });

  test('restaurants can be chosen, sorted and searched before the scripts are there', async ({
    page,
  }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/restaurants', { waitUntil: 'commit' });
    const cuisine = page.getByRole('button', { name: 'Indian', exact: true });
    await cuisine.click();
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Fastest delivery');
    await page.getByRole('searchbox', { name: 'Search restaurants and dishes' }).fill('naan');
    await expect(heading(page)).toHaveText('5 restaurants found');
    letGo();
    await expect(heading(page)).toHaveText('2 restaurants found');
    await expect(sort).toHaveValue('deliveryTime');
    await expect(cuisine).toHaveAttribute('aria-pressed', 'true');
  });

  test('what is given to a part that is still to come is not lost', async ({ page }) => {
    const letGo = await holdBack(page, /\/assets\/Footer-[^/]*\.js$/);
    await page.goto('/about', { waitUntil: 'commit' });
    // The page around it has been taken over by then.
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('asha@example.com');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    letGo();
    await expect(footer.getByRole('status')).toHaveText(
      'Thank you! Our letters will go to asha@example.com.',
    );
  });

  test('the page stands where a part of it does not come', async ({ page, troubles }) => {
    troubles.expect(/Footer-/, /Failed to load resource/);
    await page.route(/\/assets\/Footer-/, (route) => route.abort());
    await page.goto('/restaurant/coal-and-rumali');
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    await page.keyboard.press('Shift');
    // It is asked for once more before it counts as missing.
    await expect(page.getByRole('alert')).toContainText('This part of FoodDash didn’t load.', {
      timeout: 15_000,
    });
    await page.getByRole('button', { name: 'Add Chicken Seekh Roll to cart' }).click();
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart, 1 item');
    await page.unroute(/\/assets\/Footer-/);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible();
  });

  for (const start of ['/', '/restaurants', coal.path, '/track']) {
    test(`whoever begins at ${start} misses no style on the way to an order`, async ({ page }) => {
      const goOn = async (name: string, title: string) => {
        await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
        await expect(heading(page)).toHaveText(title);
        expect(await unstyledClasses(page)).toEqual([]);
      };
      await page.goto(start);
      await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
      expect(await unstyledClasses(page)).toEqual([]);
      await goOn('Track Order', 'Track Your Order');
      await goOn('Services', 'From their stove to your table');
      await goOn('Restaurants', '5 restaurants found');
      await page.getByRole('link', { name: coal.name }).click();
      await addDish(page, coal.roll);
      await openCart(page);
      expect(await unstyledClasses(page)).toEqual([]);
    });
  }

  test('a search in the address is shown once the page has been taken over', async ({ page }) => {
    await page.goto('/restaurants?search=naan');
    await expect(heading(page)).toHaveText('2 restaurants found');
    await expect(page).toHaveURL('/restaurants');
  });
});

test.describe('where the page would never settle by itself', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout } = globalThis;
      // In milliseconds, as in src/services/when-settled.ts.
      const patience = 3000;
      globalThis.setTimeout = ((run: () => void, delay?: number) =>
        delay === patience ? 0 : setTimeout(run, delay)) as typeof globalThis.setTimeout;
    });
  });

  test('a search that was sent before the scripts were there is answered', async ({ page }) => {
    const letGo = await holdBack(page, ownScript);
    await page.goto('/', { waitUntil: 'commit' });
    const search = page.getByRole('banner').getByRole('searchbox');
    await search.fill('naan');
    await search.press('Enter');
    letGo();
    await expect(heading(page)).toHaveText('2 restaurants found');
  });

  test('a search in the address is answered', async ({ page }) => {
    await page.goto('/restaurants?search=naan');
    await expect(heading(page)).toHaveText('2 restaurants found');
  });

  test('who may not see a page is sent on', async ({ page }) => {
    await page.goto('/checkout');
    await expect(heading(page)).toHaveText('5 restaurants found');
  });

  test('going back shows the page before', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(heading(page)).toHaveText('Stories with steam rising off them');
    await page.reload();
    await expect(page.getByRole('main')).not.toHaveAttribute('data-waiting');
    await page.goBack();
    await expect(heading(page)).toHaveText('One scooter, one city, one warm dinner');
  });
});

test('what never changes may be kept for a year, everything else is asked for again', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text();
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const caching = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await caching(script)).toBe('public, max-age=31536000, immutable');
  expect(await caching('/about')).toBe('no-cache');
  expect(await caching('/sw.js')).toBe('no-cache');
});
