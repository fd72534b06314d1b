/** The designers' page, built beside the app and served on the app's own origin. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import * as catalogue from '../machines/index.ts';
import { chartOf } from '../packages/chartwalk/src/chart.ts';
import type { Chart } from '../packages/chartwalk/src/chart.ts';
import { nothingCovered } from '../packages/chartwalk/src/coverage.ts';
import { signUp } from './support/accounts.ts';
import { expectAccessible } from './support/axe.ts';
import { expectVisibleStops } from './support/focus-look.ts';
import { heardFrom, listen } from './support/inspection-channel.ts';
import { tabTo } from './support/keyboard.ts';
import { goOffline } from './support/offline.ts';
import { haveOpened, oven } from './support/opened-machine.ts';
import { addDish, goToCheckout, neem, openCart } from './support/ordering.ts';
import { expectNoSidewaysScroll, narrowest } from './support/room.ts';
import { expect, test } from './support/test.ts';

const charts = Object.values<AnyStateMachine>(catalogue).map(chartOf);
const COVERAGE = '**/path-coverage.json';

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

/** Warnings too: whoever opens the console should find nothing in it. */
test.beforeEach(({ page, troubles }) => {
  page.on('console', (message) => {
    // These tests block service workers, which the app is right to warn of.
    const isAboutWorkers = /Service Worker|kept offline/.test(message.text());
    if (message.type() === 'warning' && !isAboutWorkers) {
      troubles.note(`warning: ${message.text()}`);
    }
  });
});

// The gallery ------------------------------------------------------------------------------------

test('the gallery shows every machine, and its search narrows it down', async ({ page }) => {
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
  // Beside them the page draws those that it runs on itself.
  const own = page.getByRole('list', exactly('The page itself')).getByRole('listitem');
  await expect(own).toHaveCount(9);
  await expect(page.getByRole('status')).toHaveText(`${charts.length + 9} machines`);
  // It draws one after the other, as fast as the machine is.
  await expect(page.locator('li img[src^="data:image/svg+xml"]')).toHaveCount(charts.length + 9, {
    timeout: 30_000,
  });

  const search = page.getByRole('searchbox', { name: /^Search machines/ });
  await search.fill('loadHistory');
  await expect(page.getByRole('status')).toHaveText('1 machine');
  await expect(page.getByRole('heading', exactly('driver-chat'))).toBeVisible();
  await expect(page).toHaveURL(/search=loadHistory/);
  await search.fill('no such thing');
  await expect(page.getByRole('status')).toContainText('nothing is called “no such thing”');
  await search.fill('REPLY delay');
  const link = page.getByRole('link', { name: /^due-replies/ });
  await search.focus();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'due-replies' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('REPLY delay');
});

test('an address leads to a machine, and an unknown one to the gallery', async ({ page }) => {
  await visitChart(page, 'driver-chat');
  await expect(page).toHaveTitle('driver-chat · Statecharts · FoodDash');
  await expect(page.getByRole('heading', { level: 1, name: 'driver-chat' })).toBeVisible();
  await page.goto('/statecharts#/no-such-machine');
  await expect(page.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeVisible();
  await page.goto('/statecharts#/cart/no-such-mode');
  await expect(page.getByRole('heading', { level: 1, name: 'cart' })).toBeVisible();
  await page.goto('/statecharts#/__proto__');
  await expect(page.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeVisible();
});

// The chart --------------------------------------------------------------------------------------

/** What overlaps on the screen, and what is wider or higher than the box around it. */
async function findCollisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- the page knows only what is in here */
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
  // The lines come a moment after the boxes that they lead from and to.
  const lines = page.locator('[data-transition]');
  await expect(lines).toHaveCount(transitions.length);
  const drawn = await attributesOf(page.locator('[data-state]'), 'data-state');
  expect(new Set(drawn)).toEqual(new Set(states.map(({ path }) => path)));
  expect(drawn).toHaveLength(states.length);
  const named = await attributesOf(lines, 'data-transition');
  expect(new Set(named)).toEqual(new Set(transitions.map(({ name }) => name)));
  expect(await findCollisions(page)).toEqual([]);
}

test('charts have their states and transitions and no others, side by side', async ({ page }) => {
  for (const chart of charts.filter(({ states }) => states.length > 9)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(chart.id, async () => expectDrawn(page, chart));
  }
});

// A simulated walk -------------------------------------------------------------------------------

const happening = (page: Page, phrase: string) =>
  panel(page, 'Simulation').getByRole('button', exactly(phrase)).first();
const history = (page: Page) => panel(page, 'Simulation').getByRole('list').last();
const contextOf = (page: Page) => page.getByLabel('Context', { exact: true });
const moveNamed = (page: Page, name: string) =>
  panel(page, 'Simulation')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', exactly(name)) });

async function walkToStoring(page: Page): Promise<void> {
  await visitChart(page, '/cart-record/simulate');
  await happening(page, 'a dish is added').click();
  await happening(page, 'Asha signs in').click();
  await happening(page, 'no cart was saved').click();
  await expect(now(page)).toContainText('owned.storing');
}

test('a walk shows where the machine stands and how it came there, and goes back', async ({
  page,
}) => {
  await visitChart(page, '/cart-record/simulate');
  await expect(stateOf(page, 'guest')).toHaveAttribute('data-paint', 'active');
  await walkToStoring(page);
  await expect(stateOf(page, 'owned')).toHaveAttribute('data-paint', 'active');
  await expect(stateOf(page, 'owned.storing')).not.toHaveCSS('box-shadow', 'none');
  await expect(stateOf(page, 'guest')).not.toHaveAttribute('data-paint', /./);
  await expect(
    page.locator('.react-flow__edgelabel-renderer [data-paint="taken"]'),
  ).toHaveAttribute('data-transition', /loading — xstate.done.actor.load \[hasSomethingToStore\]/);
  await expect(contextOf(page)).toContainText('"userId": "asha"');
  await expect(contextOf(page)).toContainText('"Seekh Kebab Pizza"');
  await expect(history(page).getByRole('listitem')).toHaveText([
    'start',
    'a dish is added',
    'Asha signs in',
    'no cart was saved',
  ]);

  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(now(page)).toContainText('owned.loading');
  await expect(history(page).getByRole('listitem')).toHaveCount(3);
  await history(page).getByRole('button', { name: 'a dish is added' }).click();
  await expect(now(page)).toContainText('guest');
  await expect(contextOf(page)).toContainText('"userId": null');
  await page.goBack();
  await expect(now(page)).toContainText('owned.loading');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(history(page).getByRole('listitem')).toHaveText(['start']);
  await expect(page.getByRole('button', { name: 'Step back' })).toBeDisabled();

  // Of two steps in quick succession none is lost.
  const signingIn = await happening(page, 'Asha signs in').elementHandle();
  await happening(page, 'a dish is added').evaluate(async (first, second) => {
    (first as HTMLElement).click();
    await Promise.resolve();
    (second as HTMLElement).click();
  }, signingIn);
  await expect(history(page).getByRole('listitem')).toHaveText([
    'start',
    'a dish is added',
    'Asha signs in',
  ]);
});

test('a walk is copied as a link, a journey and a bug report, and the link opens as much of it as is possible', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await walkToStoring(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const link = await copied();
  expect(link).toBe(page.url());
  await page.getByRole('button', { name: 'Copy as journey' }).click();
  await expect.poll(copied).toContain("['Asha signs in', { owned: 'loading' }],");
  await page.getByRole('button', { name: 'Copy as bug report' }).click();
  await expect.poll(copied).toContain('2. Asha signs in → owned.loading');
  const parts = [now(page), history(page), contextOf(page)];
  const told = await Promise.all(parts.map((part) => part.textContent()));
  // Then nothing but the link tells of the walk.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(now(page)).toHaveText(told[0] ?? '');
  await expect(history(page)).toHaveText(told[1] ?? '');
  await expect(contextOf(page)).toHaveText(told[2] ?? '');

  const walk = JSON.stringify([
    ['record.signedIn', 0],
    ['record.changedElsewhere', 0],
    ['record.operated', { payload: {} }],
  ]);
  await visitChart(page, `/cart-record/simulate?walk=${encodeURIComponent(walk)}`);
  await expect(page.getByRole('alert')).toContainText('its next step is not possible here');
  await expect(now(page)).toContainText('owned.loading');
  await visitChart(page, '/cart-record/simulate?walk=garbage');
  await expect(history(page).getByRole('listitem')).toHaveText(['start']);
  await expect(page.getByRole('button', { name: 'Copy as journey' })).toBeDisabled();
});

test('what is not possible now says why, and a payload of one’s own is checked', async ({
  page,
}) => {
  await visitChart(page, '/cart-record/simulate');
  const loaded = moveNamed(page, 'load done');
  await expect(loaded).toBeHidden();
  await page.getByText(/^Not possible now \(\d+\)$/).click();
  await expect(loaded).toContainText('Not possible now: load is not running now.');
  await expect(loaded.getByRole('button', { name: 'no cart was saved' })).toBeDisabled();
  await expect(moveNamed(page, 'record.signedOut')).toContainText('No active state listens to it.');

  const signIn = moveNamed(page, 'record.signedIn');
  await signIn.getByText('Another payload').click();
  const payload = signIn.getByRole('textbox', { name: 'Payload of record.signedIn' });
  const send = signIn.getByRole('button', exactly('Send'));
  await expect(payload).toHaveValue(/"userId": "asha"/);
  await payload.fill('{ "userId": ');
  await expect(payload).toHaveAccessibleDescription('This is not JSON yet.');
  await expect(send).toBeDisabled();
  await payload.fill('{ "userId": "chitra" }');
  await send.click();
  await expect(contextOf(page)).toContainText('"userId": "chitra"');
  await expect(history(page)).toContainText('record.signedIn with a payload of its own');

  const add = moveNamed(page, 'record.operated');
  await add.getByText('Another payload').click();
  await add.getByRole('textbox').fill('{}');
  await expect(add.getByRole('textbox')).toHaveAccessibleDescription(
    /^The machine breaks on this payload: TypeError/,
  );
  await expect(add.getByRole('button', exactly('Send'))).toBeDisabled();
});

test('the keyboard walks without losing its place, and every stop is visible', async ({ page }) => {
  // Small charts: Tab goes through every state of them.
  await visitChart(page, '/faq/simulate');
  await expectVisibleStops(page, history(page).getByRole('button', { name: 'start' }));
  // What stays keeps the focus.
  const pressed = happening(page, 'the first question is pressed');
  await tabTo(page, pressed);
  await page.keyboard.press('Enter');
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
  await expect(pressed).toBeFocused();
  await page.getByRole('button', { name: 'Restart' }).focus();
  await page.keyboard.press('Enter');
  await expect(now(page)).toBeFocused();

  await visitChart(page, '/menu/simulate');
  await tabTo(page, happening(page, 'the menu is opened'));
  await page.keyboard.press('Enter');
  await expect(now(page)).toHaveText('Now: open');
  await expect(now(page)).toBeFocused();
});

// Files ------------------------------------------------------------------------------------------

async function exported(page: Page, format: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

test('a chart is exported as SVG with its font in it, and as PNG, Mermaid and JSON', async ({
  page,
}) => {
  await visitChart(page, '/driver-chat');
  const svg = await exported(page, 'SVG picture');
  expect(svg.name).toBe('driver-chat.svg');
  expect(svg.content.toString()).toContain('data:font/woff2;base64,');
  const png = await exported(page, 'PNG picture');
  expect(png.name).toBe('driver-chat.png');
  expect(png.content.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  expect(png.content.length).toBeGreaterThan(1000);
  const mermaid = await exported(page, 'Mermaid diagram');
  expect(mermaid.name).toBe('driver-chat.mmd');
  expect(mermaid.content.toString()).toMatch(/^stateDiagram-v2\n/);
  const json = await exported(page, 'JSON for Stately Studio');
  expect(json.name).toBe('driver-chat.json');
  expect(JSON.parse(json.content.toString())).toMatchObject({ id: 'driver-chat' });
});

// Coverage ---------------------------------------------------------------------------------------

test('coverage is painted on the chart, what was missed is listed, and without any it says so', async ({
  page,
  troubles,
}) => {
  const nothing = nothingCovered(catalogue.faqMachine);
  const [toggled = ''] = Object.keys(nothing.transitions);
  const screen = {
    faq: {
      ...nothing,
      states: { ...nothing.states, closed: true },
      transitions: { ...nothing.transitions, [toggled]: true },
      paths: 7,
      journeys: 2,
      times: {
        states: { closed: 9, open: 0 },
        transitions: { [toggled]: 4 },
        guards: { 'open — faq.toggled [isShown] → closed': { passed: 0, refused: 3 } },
      },
      pairs: { [toggled]: { 'open — faq.toggled [isShown] → closed': 4, [toggled]: 0 } },
      measured: { at: '2026-11-23T19:40:00.000Z', commit: '90890e0', isChanged: true },
    },
    menu: { ...nothingCovered(catalogue.menuMachine), paths: 1 },
  };
  await page.route(COVERAGE, (route) => route.fulfill({ json: { screen, browser: {} } }));
  await visitChart(page, '/faq/coverage');
  const coverage = panel(page, 'Coverage');
  await expect(coverage.getByRole('row', { name: /^States/ })).toContainText('1 of 2');
  await expect(coverage.getByRole('row', { name: /^Transitions/ })).toContainText('1 of 3');
  await expect(coverage.getByRole('row', { name: /^Pairs of transitions/ })).toContainText(
    '1 of 2',
  );
  await expect(coverage).toContainText('7 generated paths, 2 journeys written by hand.');
  await expect(coverage).toContainText('Measured 23 Nov 2026, 19:40 UTC at 90890e0, with changes.');
  const often = coverage.getByRole('table', { name: /^How often/ });
  await expect(often).toBeHidden();
  await coverage.getByText('How often').click();
  await expect(often.getByRole('row')).toHaveText([
    'state opennever',
    /\[isShown\] → closed: passednever$/,
    /\[isShown\] → closed: refused3 ×$/,
    `${toggled}4 ×`,
    'state closed9 ×',
  ]);
  const [, ...others] = Object.keys(nothing.transitions);
  await expect(coverage.getByRole('listitem')).toHaveText([
    'state open',
    ...others,
    /: never passed$/,
    /: never refused$/,
  ]);
  await expect(stateOf(page, 'closed')).toHaveAttribute('data-paint', 'covered');
  await expect(stateOf(page, 'open')).toHaveAttribute('data-paint', 'missed');
  await expect(page.locator(`[data-transition="${toggled}"]`)).toHaveAttribute(
    'data-paint',
    'covered',
  );
  await expect(page.locator('[data-transition][data-paint="missed"]')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Chromium' }).click();
  await expect(coverage).toContainText('No run in Chromium has measured this machine.');
  await expect(stateOf(page, 'closed')).not.toHaveAttribute('data-paint', /./);

  // What has no guards is not covered by a hundred percent of none, and an older record says less.
  await visitChart(page, '/menu/coverage');
  await expect(coverage.getByRole('row', { name: /^Sides of guards/ })).toContainText('no guards');
  await expect(coverage.getByRole('row', { name: /^Pairs/ })).toContainText('not counted');
  await expect(coverage).toContainText('1 generated path, 0 journeys written by hand.');
  await expect(coverage).toContainText('Measured by an earlier version.');
  await visitChart(page, '/faq/coverage');

  troubles.expect(/status of 404/);
  await page.route(COVERAGE, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not here</p>' }),
  );
  await page.reload();
  await expect(panel(page, 'Coverage').getByRole('alert')).toContainText('Run the path tests');
});

// Live -------------------------------------------------------------------------------------------

const live = (page: Page) => panel(page, 'Live');

test('the charts follow the app in another tab, whenever they join it', async ({
  page,
  openTab,
}) => {
  await visitChart(page, '/session/live');
  await expect(live(page)).toContainText('No inspected tab runs session at the moment.');

  const app = await openTab('/?inspect');
  await expect(live(page)).toContainText('Now: signedOut, on /');
  await expect(stateOf(page, 'signedOut')).toHaveAttribute('data-paint', 'active');
  await signUp(app);
  await expect(live(page)).toContainText('Now: signedIn.active');
  await expect(stateOf(page, 'signedIn.active')).toHaveAttribute('data-paint', 'active');
  await expect(page.locator('[data-transition][data-paint="taken"]').first()).toBeAttached();
  const moments = (await live(page).getByRole('list').textContent()) ?? '';
  await page.reload();
  await expect(live(page).getByRole('list')).toContainText(moments);

  const late = await openTab('/statecharts#/auth-modal/live');
  await expect(live(late)).toContainText('Now: form.closed');
  await expect(stateOf(late, 'form.closed')).toHaveAttribute('data-paint', 'active');
  await expect(live(late).getByRole('list')).toContainText('auth.submitted form.signup.submitting');
  await late.goto('/statecharts#/cart/live');
  await expect(live(late)).toContainText('drawer.closed');
  await openCart(app);
  await expect(live(late)).toContainText('drawer.open');
  await expect(stateOf(late, 'drawer.open')).toHaveAttribute('data-paint', 'active');
  await expect(live(late).getByRole('list')).toContainText('cart.opened');

  await late.goto('/statecharts#/live');
  for (const actor of [/^session\s*signedIn\.active/, /^cart-record\s*owned\.kept/])
    // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
    await expect(late.getByRole('listitem').filter({ hasText: actor })).toBeVisible();
  await app.close({ runBeforeUnload: true });
  await expect(late.getByRole('status')).toHaveText('0 actors in the inspected tabs');
  await expect(live(page)).toContainText('No inspected tab runs session at the moment.');
});

/** The code that only the designers' page and inspected visits need, by the names of its files. */
const notTheApps =
  /statecharts|elk|xyflow|start-|publish|SimulateMode|LiveMode|CoverageMode|ChangesPage|inspect|path-coverage/i;

test('a visit that nobody inspects says nothing and loads nothing of the statecharts', async ({
  page,
  openTab,
}) => {
  const listener = await openTab('/about');
  await listen(listener);
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body());
  });
  await page.goto(neem.path);
  await addDish(page, neem.pizza);
  await signUp(page);
  await goToCheckout(page);

  expect(await heardFrom(page, listener)).toEqual([]);
  expect(scripts.size).toBeGreaterThan(0);
  expect([...scripts.keys()].filter((path) => notTheApps.test(path))).toEqual([]);
  // A chunk by any other name would carry the same code.
  const code = Buffer.concat(await Promise.all(scripts.values())).toString();
  for (const mark of ['chartwalk-inspection', 'react-flow__', 'elk.layered', 'stateDiagram-v2']) {
    expect(code.includes(mark)).toBe(false);
  }
});

// For everyone -----------------------------------------------------------------------------------

test('the gallery, a chart and a simulation are accessible in light and dark', async ({ page }) => {
  // A card of each kind, with its picture: the others look alike.
  await page.goto('/statecharts#/?search=copied');
  await expect(page.getByRole('status')).toHaveText('2 machines');
  await expect(page.getByRole('listitem').locator('img')).toHaveCount(2);
  await expectAccessible(page);
  await visitChart(page, '/faq');
  await expectAccessible(page);
  await walkToStoring(page);
  await page.getByText(/^Not possible now \(\d+\)$/).click();
  await page.getByText('Another payload').first().click();
  await expectAccessible(page);
});

test('a chart, simulations, the gallery and its dialog fit 320 pixels', async ({ page }) => {
  await page.setViewportSize(narrowest);
  await haveOpened(page, oven);
  // The gallery comes last: what is left of its charts to draw would hold up those of the others.
  for (const [name, path] of [
    ['chart', '/cart'],
    ['simulation', '/cart-record/simulate'],
    ['simulation without a model', '/oven/simulate'],
    ['gallery', '/'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(name, async () => {
      await page.goto(`/statecharts#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== '/') await expect(page.locator('[data-state=""]')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
  await page.getByRole('button', { name: 'Open JSON' }).click();
  // What is too wide for the dialog is cut off or scrolls in it, which the page does not tell.
  const dialog = page.getByRole('dialog', { name: 'Open a machine from JSON' });
  for (const part of [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Draw it' })])
    // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('once it is there, the page needs no network', async ({ page, troubles }) => {
  // Whether there is any coverage depends on the folder that was built.
  troubles.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404/);
  const arrived = ['SimulateMode', 'LiveMode', 'CoverageMode'].map((mode) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(mode)),
  );
  await visitChart(page, '/menu');
  await Promise.all(arrived);
  const goOnline = await goOffline(page);
  // Not through the gallery, which would have all its charts drawn first.
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
