/** Checks the live view of the statecharts, in which developers follow the machines of the built app. */
import type { Page } from '@playwright/test';
import type { InspectedActor, InspectionMessage } from 'chartwalk/inspect';
import { expectAccessible, openDialog } from './support/axe.ts';
import { authModal, openAuthModal } from './support/accounts.ts';
import { addDish, neem, openCart } from './support/ordering.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const live = (page: Page) => panel(page, 'Live');
const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const context = (page: Page) => page.getByRole('group', { name: 'Context', exact: true });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

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
  // The restaurant list stores the typed text in the history entry, and sets the URL again in the same step.
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

// The history -------------------------------------------------------------------------------------

test('a click on a history entry shows the chart at that moment, and “Back to now” shows its current state', async ({
  page,
  openTab,
}) => {
  await page.goto('/statecharts#/auth-modal/live');
  const app = await openTab('/?inspect');
  await openAuthModal(app, 'Sign In');
  await authModal(app).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(live(page)).toContainText('Now: form.login.editing');
  await expect(live(page).getByRole('list')).toContainText('auth.submitted form.login.editing');
  await expect(page.getByLabel('What changed')).toContainText(
    'problems[0] (added){"code":"emailMissing"}',
  );
  // Empty fields are shown as empty.
  await expect(page.getByRole('group', { name: 'Last event' })).toContainText('"password": ""');

  await button(page, 'Earlier').click();
  await expect(live(page)).toContainText('Then: form.login.editing');
  await expect(context(page)).toContainText('"problems": []');
  await live(page)
    .getByRole('button', { name: /^started/ })
    .click();
  await expect(live(page)).toContainText('Then: form.closed');
  await expect(stateOf(page, 'form.closed')).toHaveAttribute('data-paint', 'active');
  await expect(stateOf(page, 'form.login.editing')).not.toHaveAttribute('data-paint', /./);

  // The moment stays selected when the app continues, and after a reload.
  await app.keyboard.press('Escape');
  await expect(live(page).getByRole('button', { name: /^auth.closed/ })).toBeVisible();
  await expect(live(page)).toContainText('Then: form.closed');
  await page.reload();
  await expect(live(page)).toContainText('Then: form.closed');
  await expect(live(page).getByRole('button', { name: /^auth.submitted/ })).toBeVisible();
  await button(page, 'Later').click();
  await expect(live(page).getByRole('button', { name: /^auth.opened/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await live(page).getByText('Context before').click();
  await expect(page.getByRole('group', { name: 'Context before' })).toBeVisible();
  await button(page, 'Back to now').click();
  await expect(live(page)).toContainText('Now: form.closed');
  await expect(button(page, 'Back to now')).toBeDisabled();
});

// Sequence and tree -------------------------------------------------------------------------------

test('the sequence shows each event’s sender and receiver, and the tree shows each actor’s parent, stopped actors included', async ({
  page,
  openTab,
}) => {
  await page.goto('/statecharts#/live/sequence');
  await expect(page.getByText('No events have been sent yet.')).toBeVisible();
  const app = await openTab(`${neem.path}?inspect`);
  await addDish(app, neem.pizza);
  await openCart(app);
  const events = page.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const actors = page.getByRole('combobox', { name: 'Actors' });
  await actors.click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(events).toHaveCount(0);
  await actors.fill('cart');
  await page.getByRole('option', { name: 'cart', exact: true }).click();
  await expect(events.filter({ hasText: 'cart.opened' })).toContainText('outside to cart');
  await expect(events.filter({ hasText: 'cart.added' })).toHaveCount(1);
  const before = await events.count();
  // One of these actors stores the cart.
  for (const name of [
    'customer-record',
    ...[2, 3, 4, 5].map((count) => `customer-record ${count}`),
  ]) {
    /* oxlint-disable no-await-in-loop -- one after the other, as a reader chooses them */
    await actors.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
    /* oxlint-enable no-await-in-loop */
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => events.count()).toBeGreaterThan(before);
  const times = await events
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  expect(times).toEqual(times.toSorted());

  await events.getByRole('link', { name: 'cart.opened' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'cart' })).toBeVisible();
  await expect(live(page)).toContainText('Then:');
  await expect(stateOf(page, 'drawer.open')).toHaveAttribute('data-paint', 'active');

  await page.goto('/statecharts#/live');
  const session = panel(page, `On ${neem.path}`)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'session', exact: true }) })
    // The app's own list item also contains the session, because the app started the session.
    .last();
  await expect(session).toContainText('signedOut');
  await expect(session.getByRole('listitem').first()).toHaveText(/^memory.*running/);
  await app.keyboard.press('Escape');
  await app.getByRole('link', { name: 'About' }).first().click();
  await expect(app).toHaveURL(/\/about/);
  await expect(panel(page, 'On /about')).toBeVisible();
  const stopped = page.getByRole('listitem').filter({ hasText: '(stopped)' });
  await expect(stopped).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show stopped actors' }).check();
  await expect(stopped.first()).toBeVisible();

  // A stopped actor can still be viewed.
  const gone = stopped.filter({ has: page.getByRole('link') }).first();
  await gone.getByRole('link').first().click();
  await expect(live(page)).toContainText('This actor has stopped');
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
  // The app must ignore this event. The cart opens only when the test clicks, and the app has sent no answer.
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

/** Makes a tab act as an app in development. Returns a function that reads the events that it received. */
async function playDevelopmentTab(tab: Page): Promise<() => Promise<unknown>> {
  const notice: InspectedActor = {
    id: 'development:1',
    tab: 'development',
    address: '/dev',
    sequence: 1,
    at: Date.now(),
    machine: 'notice',
    parent: null,
    status: 'active',
    value: 'hidden',
    context: {},
    tags: [],
    children: [],
    event: { type: 'xstate.init' },
    delivery: null,
    steps: [],
    takesEvents: true,
  };
  await tab.evaluate((actor) => {
    const channel = new BroadcastChannel('chartwalk-inspection');
    const got: unknown[] = [];
    Reflect.set(globalThis, 'got', got);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    const post = (message: object) => channel.postMessage(message);
    const tell = () => post({ type: 'actor', actor });
    channel.addEventListener('message', ({ data }) => {
      if (data.type === 'hello') tell();
      if (data.type !== 'wish') return;
      got.push(data.event);
      post({ type: 'answer', number: data.number, refusal: null });
    });
    tell();
  }, notice);
  return () => tab.evaluate(() => Reflect.get(globalThis, 'got'));
}

test('the live view sends an event to an app in development only after the developer has agreed', async ({
  page,
  openTab,
}) => {
  const got = await playDevelopmentTab(await openTab('/about'));
  await page.goto('/statecharts#/notice/live');
  await expect(live(page)).toContainText('Now: hidden, on /dev');
  await page.getByText('Send an event').click();
  const form = page.getByRole('form', { name: 'Send an event' });
  const send = form.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await form.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'notice.due' }).click();
  await form.getByRole('textbox', { name: 'Payload' }).fill('{ "by": ');
  await expect(form).toContainText('This is not JSON yet.');
  await expect(send).toBeDisabled();
  await form.getByRole('textbox', { name: 'Payload' }).fill('{ "by": "hand" }');

  await send.click();
  const question = page.getByRole('dialog', { name: 'Send events to the running app?' });
  await expectAccessible(page, openDialog);
  await question.getByRole('button', { name: 'Don’t send' }).click();
  await expect(question).toBeHidden();
  await expect(send).toBeFocused();
  expect(await got()).toEqual([]);

  await send.click();
  await question.getByRole('button', { name: 'Send events' }).click();
  await expect(form.getByRole('status')).toHaveText('The app has got notice.due.');
  expect(await got()).toEqual([{ by: 'hand', type: 'notice.due' }]);

  // The page asks once per session, so a reload does not ask again.
  await page.reload();
  await page.getByText('Send an event').click();
  await form.getByRole('combobox', { name: 'Event' }).fill('notice.dismissed');
  await form.getByRole('combobox', { name: 'Event' }).press('Escape');
  await send.click();
  await expect(form.getByRole('status')).toHaveText('The app has got notice.dismissed.');
  await expect(question).toBeHidden();
});

// Recording ---------------------------------------------------------------------------------------

test('a live session is copied as a journey and as a bug report, without secrets', async ({
  page,
  context: browser,
  openTab,
}) => {
  await browser.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/statecharts#/auth-modal/live');
  const app = await openTab('/?inspect');
  await openAuthModal(app, 'Sign In');
  const form = authModal(app);
  await form.getByRole('textbox', { name: 'Email Address' }).fill('asha@example.com');
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(live(page).getByRole('button', { name: /^auth.submitted/ })).toBeVisible();
  await page.bringToFront();
  await button(page, 'Copy as journey').click();
  await expect(live(page).getByText('Copied.')).toBeVisible();
  const journey = await copied(page);
  expect(journey).toContain(
    "['Sign In is chosen', { form: { login: 'editing' }, password: 'hidden' }],",
  );
  expect(journey).toContain("'the form is sent without a password'");

  await button(page, 'Copy as bug report').click();
  await expect.poll(() => copied(page)).toContain('## What happened');
  const report = await copied(page);
  expect(report).toContain('Recorded in the app, on /.');
  expect(report).toMatch(/1\. [\d:.]+ Sign In is chosen → form\.login\.editing/);
  for (const text of [journey, report]) expect(text).not.toContain('asha@');

  const [, link = ''] = /\((http[^)]*)\)/.exec(report) ?? [];
  await page.goto(link);
  await expect(page.getByRole('status').filter({ hasText: /^Now:/ })).toContainText(
    'form.login.editing',
  );
  await expect(panel(page, 'Simulation').getByRole('list').last()).toContainText(
    'Sign In is chosen',
  );
});

// For everyone ------------------------------------------------------------------------------------

test('the live view’s tree, sequence and history are accessible in light and dark, and fit 320 pixels', async ({
  page,
  openTab,
}) => {
  // This test takes long, because Chromium rarely draws a tab behind another tab.
  test.setTimeout(180_000);
  const app = await openTab(`${neem.path}?inspect`);
  await addDish(app, neem.pizza);
  for (const path of ['/live?stopped', '/live/sequence', '/customer-record/live'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/statecharts#${path}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(narrowest);
      await expectNoSidewaysScroll(page);
    });
  }
});
