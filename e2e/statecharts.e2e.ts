/** Checks FoodDash's machines on the statecharts page, which is built and served beside the app. */
import type { Locator, Page } from '@playwright/test';
import { chartOf } from 'chartwalk';
import type { Chart } from 'chartwalk';
import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../machines/index.ts';
import { signUp } from './support/accounts.ts';
import { expectVisibleStops } from './support/focus-look.ts';
import { getActorMessages, recordMessages } from './support/inspection-channel.ts';
import { tabTo } from './support/keyboard.ts';
import { goOffline } from './support/offline.ts';
import { addDish, goToCheckout, neem, openCart } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const charts = Object.values<AnyStateMachine>(catalogue).map(chartOf);

/** The statecharts page also lists its own machines. This is their number. */
const ownMachines = 10;

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const now = (page: Page) => page.getByRole('status').filter({ hasText: /^Now:/ });
const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);
const exactly = (name: string) => ({ name, exact: true }) as const;

async function visitChart(page: Page, path: string): Promise<void> {
  await page.goto(`/statecharts#${path}`);
  await expect(page.locator('[data-state=""]')).toBeVisible();
}

function attributesOf(parts: Locator, attribute: string): Promise<(string | null)[]> {
  return parts.evaluateAll(
    (elements, name) => elements.map((element) => element.getAttribute(name)),
    attribute,
  );
}

/** Each test also fails on warnings, because the console should stay empty. */
test.beforeEach(({ page, pageErrors }) => {
  page.on('console', (message) => {
    // These tests block service workers, and the app rightly warns about that.
    const isAboutWorkers = /Service Worker|kept offline/.test(message.text());
    if (message.type() === 'warning' && !isAboutWorkers) {
      pageErrors.note(`warning: ${message.text()}`);
    }
  });
});

// The gallery ------------------------------------------------------------------------------------

test('the gallery of statecharts shows every machine', async ({ page }) => {
  await page.goto('/statecharts');
  const cards = page.getByRole('list', { name: 'Machines' }).getByRole('listitem');
  await expect(cards).toHaveCount(charts.length);
  const shown = charts.toSorted((one, other) => one.id.localeCompare(other.id));
  await expect(cards.getByRole('heading')).toHaveText(shown.map(({ id }) => id));
  await expect(cards).toContainText(shown.map(({ description }) => description ?? ''));
  await expect(cards).toContainText(
    shown.map(
      ({ states, transitions }) =>
        new RegExp(`${states.length - 1} states, ${transitions.length} transitions?`),
    ),
  );
  const own = page.getByRole('list', exactly('The page itself')).getByRole('listitem');
  await expect(own).toHaveCount(ownMachines);
  await expect(page.getByRole('status')).toHaveText(`${charts.length + ownMachines} machines`);
  // The page draws one chart after the other. Waiting for all of them would take long.
  await expect(page.locator('li img[src^="data:image/svg+xml"]').first()).toBeVisible();
});

// The chart --------------------------------------------------------------------------------------

/** Returns elements that overlap on the screen or overflow the box around them. */
async function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- only this function is sent to the page */
    type Part = { name: string; box: DOMRect };
    const parts = (selector: string, attribute: string): Part[] =>
      [...document.querySelectorAll(selector)].map((element) => ({
        name: element.getAttribute(attribute) ?? '',
        box: element.getBoundingClientRect(),
      }));
    const labels = parts('.react-flow__edgelabel-renderer [data-transition]', 'data-transition');
    const leaves = parts('[data-state]', 'data-state').filter(
      ({ name }, _, all) => name !== '' && !all.some((other) => other.name.startsWith(`${name}.`)),
    );
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom - 0.5 &&
      other.top < one.bottom - 0.5;
    const covered = labels.flatMap((label, index) =>
      [...labels.slice(index + 1), ...leaves]
        .filter(({ box }) => overlap(label.box, box))
        .map(({ name }) => `${label.name} lies on ${name}`),
    );
    const boxes = document.querySelectorAll(
      '[data-state], .react-flow__edgelabel-renderer [data-transition]',
    );
    const cut = [...boxes].flatMap((element) => {
      const box = element.getBoundingClientRect();
      return [...element.querySelectorAll(':scope > span')]
        .filter((text) => getComputedStyle(text).whiteSpace === 'pre')
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
        })
        .map((text) => `“${text.textContent}” is cut`);
    });
    return [...covered, ...cut];
    /* oxlint-enable unicorn/consistent-function-scoping */
  });
}

async function expectDrawn(page: Page, { id, states, transitions }: Chart): Promise<void> {
  await visitChart(page, `/${id}`);
  await expect(page.getByRole('heading', { level: 1, ...exactly(id) })).toBeVisible();
  // The lines appear a moment after the boxes.
  const lines = page.locator('[data-transition]');
  await expect(lines).toHaveCount(transitions.length);
  const drawn = await attributesOf(page.locator('[data-state]'), 'data-state');
  expect(new Set(drawn)).toEqual(new Set(states.map(({ path }) => path)));
  expect(drawn).toHaveLength(states.length);
  const named = await attributesOf(lines, 'data-transition');
  expect(new Set(named)).toEqual(new Set(transitions.map(({ name }) => name)));
  expect(await findCollisions(page)).toEqual([]);
}

test('two large charts show exactly their states and transitions, without overlap', async ({
  page,
}) => {
  // Two charts are enough here, because tests/docs/statecharts.test.ts examines every chart without a
  // browser.
  for (const chart of charts.filter(({ id }) => id === 'session' || id === 'auth-modal')) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(chart.id, async () => expectDrawn(page, chart));
  }
});

// A simulated walk -------------------------------------------------------------------------------

const happening = (page: Page, phrase: string) =>
  panel(page, 'Simulation').getByRole('button', exactly(phrase)).first();
const history = (page: Page) => panel(page, 'Simulation').getByRole('list').last();

test('a simulation by keyboard does not move the focus unexpectedly, and every tab stop is visible', async ({
  page,
}) => {
  // Use small charts, because Tab goes through every state.
  await visitChart(page, '/home-demo/simulate');
  await expectVisibleStops(page, history(page).getByRole('button', { name: 'start' }));
  // Pressing this button does not remove it from the page, so it must keep the focus.
  const pressed = happening(page, 'the demo is started');
  await tabTo(page, pressed);
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
  await expect(pressed).toBeFocused();
  await page.getByRole('button', { name: 'Restart' }).focus();
  await page.keyboard.press('Enter');
  await expect(now(page)).toBeFocused();

  await visitChart(page, '/notice/simulate');
  await tabTo(page, happening(page, 'the connection is lost'));
  await page.keyboard.press('Enter');
  await expect(now(page)).toHaveText('Now: shown');
  await expect(now(page)).toBeFocused();
});

// Live -------------------------------------------------------------------------------------------

const live = (page: Page) => panel(page, 'Live');

test('the charts follow the app in another tab, even if the app was opened before the charts', async ({
  page,
  openTab,
}) => {
  await visitChart(page, '/session/live');
  await expect(live(page)).toContainText('No inspected tab runs session at the moment.');

  const app = await openTab('/?inspect');
  await expect(live(page)).toContainText(/Now: customer\.signedOut, .*, on \//);
  await expect(stateOf(page, 'customer.signedOut')).toHaveAttribute('data-paint', 'active');
  const { email, password } = await signUp(app);
  await expect(live(page)).toContainText('Now: customer.signedIn');
  await expect(stateOf(page, 'customer.signedIn')).toHaveAttribute('data-paint', 'active');
  await expect(page.locator('[data-transition][data-paint="taken"]').first()).toBeAttached();
  const moments = (await live(page).getByRole('list').textContent()) ?? '';
  await page.reload();
  await expect(live(page).getByRole('list')).toContainText(moments);

  const late = await openTab('/statecharts#/auth-modal/live');
  await expect(live(late)).toContainText('Now: form.closed');
  await expect(stateOf(late, 'form.closed')).toHaveAttribute('data-paint', 'active');
  await expect(live(late).getByRole('list')).toContainText('auth.submitted form.signup.submitting');
  await live(late)
    .getByRole('button', { name: /^auth.submitted/ })
    .click();
  await expect(late.getByRole('group', exactly('Event'))).toContainText('"password": "');
  const shown = await late.locator('body').textContent();
  for (const secret of [email, password]) expect(shown).not.toContain(secret);
  await late.goto('/statecharts#/cart/live');
  await expect(live(late)).toContainText('drawer.closed');
  await openCart(app);
  await expect(live(late)).toContainText('drawer.open');
  await expect(stateOf(late, 'drawer.open')).toHaveAttribute('data-paint', 'active');
  await expect(live(late).getByRole('list')).toContainText('cart.opened');

  await late.goto('/statecharts#/live');
  for (const actor of [/^session\s*customer\.signedIn/, /^customer-record \(favourites\)\s*saved/])
    // oxlint-disable-next-line no-await-in-loop -- the test stops at the first failure
    await expect(late.getByRole('listitem').filter({ hasText: actor }).first()).toBeVisible();
  await app.close({ runBeforeUnload: true });
  await expect(late.getByRole('status')).toHaveText('0 actors in the inspected tabs');
  await expect(live(page)).toContainText('No inspected tab runs session at the moment.');
});

/**
 * Matches the files that an ordinary visit to the app must not load. Only the statecharts page needs them,
 * and the app while it is inspected.
 */
const notTheApps =
  /statecharts|elk|xyflow|start-|publish|SimulateMode|LiveMode|CoverageMode|ChangesPage|inspect|path-coverage/i;

/** Returns the text of files that the page has loaded. */
const readFiles = (page: Page, paths: readonly string[]): Promise<string> =>
  page.evaluate(async (loaded) => {
    const files = loaded.map(async (path) => (await fetch(path)).text());
    return (await Promise.all(files)).join('');
  }, paths);

test('a visit that is not inspected sends no messages and loads no code of the statecharts', async ({
  page,
  openTab,
}) => {
  const listener = await openTab('/about');
  await recordMessages(listener);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await signUp(page);
  await goToCheckout(page);

  expect(await getActorMessages(page, listener)).toEqual([]);
  expect(scripts.size).toBeGreaterThan(0);
  const names = [...scripts].map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
  expect(names.filter((name) => notTheApps.test(name))).toEqual([]);
  // Search the scripts' text as well, because a chunk with another name could contain the statecharts' code.
  const code = await readFiles(page, [...scripts]);
  for (const mark of ['chartwalk-inspection', 'react-flow__', 'elk.layered', 'stateDiagram-v2']) {
    expect(code.includes(mark)).toBe(false);
  }
});

// Without a network ---------------------------------------------------------------------------

test('the statecharts page needs no network once it has loaded', async ({ page, pageErrors }) => {
  // If the build contains no coverage, the request for the coverage fails with a 404.
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404/);
  const arrived = ['SimulateMode', 'LiveMode', 'CoverageMode'].map((mode) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(mode)),
  );
  await visitChart(page, '/notice');
  await Promise.all(arrived);
  const goOnline = await goOffline(page);
  // Avoid the gallery, which would draw all its charts first.
  await page.goto('/statecharts#/driver-chat');
  await expect(stateOf(page, 'panel.loading')).toBeVisible();
  await page.getByRole('link', exactly('Simulate')).click();
  await happening(page, 'the chat is opened').click();
  await expect(now(page)).toContainText('panel.loading');
  await page.getByRole('link', exactly('Live')).click();
  await expect(live(page)).toContainText('No inspected tab runs driver-chat');
  await page.getByRole('link', exactly('Coverage')).click();
  await expect(panel(page, 'Coverage').getByRole('alert')).toContainText('can’t be loaded');
  await goOnline();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Coverage').getByText('can’t be loaded')).toBeHidden();
});
