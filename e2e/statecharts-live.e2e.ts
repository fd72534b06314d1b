/** Checks the live view of the statecharts, in which developers follow the machines of the built app. */
import type { Page } from '@playwright/test';
import type { InspectionMessage } from 'chartwalk/inspect';
import { openCart } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const live = (page: Page) => page.getByRole('region', { name: 'Live', exact: true });

/** Posts a message on the inspection channel, as any tab of this site could. */
async function say(page: Page, message: InspectionMessage): Promise<void> {
  await page.evaluate((word) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    new BroadcastChannel('chartwalk-inspection').postMessage(word);
  }, message);
}

// Inspection across pages -------------------------------------------------------------------------

test('inspection continues on another page, after a reload and in a new tab', async ({
  page,
  context: browser,
  openTab,
}) => {
  await page.goto('/statecharts#/session/live');
  const app = await openTab('/?inspect');
  await expect(live(page)).toContainText(/Now: customer\.signedOut, .*, on \//);
  await app.getByRole('link', { name: 'Order Now' }).click();
  await expect(app).toHaveURL(/\/restaurants\?inspect$/);
  await app.getByRole('main').getByRole('searchbox').fill('naan');
  // When the restaurant list stores the typed text in the history entry, it also sets the URL again. Wait for
  // this step, because the URL must still contain `?inspect` after it.
  await expect
    .poll(() => app.evaluate(() => JSON.stringify(history.state)))
    .toContain('"search":"naan"');
  await expect(app).toHaveURL(/\/restaurants\?inspect$/);
  await app.reload();
  await expect(live(page)).toContainText(/Now: customer\.signedOut, .*, on \/restaurants/);
  await app.goBack();
  await expect(app).toHaveURL(/\?inspect$/);

  const opened = browser.waitForEvent('page');
  await app
    .getByRole('link', { name: 'About' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other).toHaveURL(/\/about\?inspect$/);
  // The app adds `?inspect` to links to other pages, but not to a link within the page.
  await app.evaluate(() => document.querySelector<HTMLElement>('a[href="#main"]')?.click());
  await expect(app.locator('a[href="#main"]')).toHaveCount(1);
});

// Sending -----------------------------------------------------------------------------------------

test('the built app accepts no events from the live view, and contains no code that could accept them', async ({
  page,
  context: browser,
  openTab,
}) => {
  await page.goto('/statecharts#/cart/live');
  const scripts = new Set<string>();
  browser.on('request', (request) => {
    const isScript = request.url().endsWith('.js');
    // Ignore the scripts of the statecharts page itself, which contain the code for sending events.
    if (isScript && request.frame().page() !== page) scripts.add(request.url());
  });
  const app = await openTab('/about?inspect');
  await expect(live(page)).toContainText('drawer.closed, on /about');
  await expect(live(page)).toContainText('Production builds don’t accept events');
  await expect(page.getByText('Send an event')).toBeHidden();

  await app.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'answers', heard);
    new BroadcastChannel('chartwalk-inspection').addEventListener('message', ({ data }) => {
      if (data.type === 'answer') heard.push(data.number);
    });
  });
  const link = page.getByRole('link', { name: 'cart', exact: true });
  await page.goto('/statecharts#/live');
  const address = (await link.getAttribute('href')) ?? '';
  const actor = decodeURIComponent(/actor=([^&]*)/.exec(address)?.[1] ?? '');
  expect(actor).toContain(':');
  await say(page, { type: 'wish', number: '1', actor, event: { type: 'cart.opened' } });
  // The app must neither obey nor answer this event. The cart opens only when the test clicks.
  await expect(app.getByRole('dialog')).toBeHidden();
  await openCart(app);
  expect(await app.evaluate(() => Reflect.get(globalThis, 'answers'))).toEqual([]);

  const code = await app.evaluate(
    async (addresses) =>
      (await Promise.all(addresses.map(async (each) => (await fetch(each)).text()))).join('\n'),
    [...scripts],
  );
  expect(code).toContain('chartwalk-inspection');
  for (const mark of ['can’t be sent from outside', 'has come to its end', '"wish"', '`wish`']) {
    expect(code.includes(mark), mark).toBe(false);
  }
});
