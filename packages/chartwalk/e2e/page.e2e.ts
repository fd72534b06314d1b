/**
 * Tests the page that is built for the tea house, an example project. The tests cover walks, files, coverage,
 * accessibility and narrow screens.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createEmptyCoverage } from '../src/coverage.ts';
import type { Delivery, InspectionMessage } from '../src/live/protocol.ts';
import { inspectedActor } from '../tests/inspected-actor.ts';
import { faqMachine, menuMachine } from '../tests/teahouse/machines.ts';
import { haveOpened, oven } from './opened-machine.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, narrowest, test } from './test.ts';

const COVERAGE = '**/path-coverage.json';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const now = (page: Page) => page.getByRole('status').filter({ hasText: /^Now:/ });
const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);
const exactly = (name: string) => ({ name, exact: true }) as const;

async function visitChart(page: Page, path: string): Promise<void> {
  await page.goto(`/statecharts#${path}`);
  await expect(page.locator('[data-state=""]')).toBeVisible();
}

// A simulated walk -------------------------------------------------------------------------------

const happening = (page: Page, phrase: string) =>
  panel(page, 'Simulation').getByRole('button', exactly(phrase)).first();
const history = (page: Page) => panel(page, 'Simulation').getByRole('list').last();
const contextOf = (page: Page) => page.getByLabel('Context', { exact: true });

async function walkToStoring(page: Page): Promise<void> {
  await visitChart(page, '/record/simulate');
  await happening(page, 'a cup is added').click();
  await happening(page, 'Asha signs in').click();
  await happening(page, 'no cart was saved').click();
  await expect(now(page)).toContainText('owned.storing');
}

test('a simulated walk shows the machine’s state and history, and can go back', async ({
  page,
}) => {
  await visitChart(page, '/record/simulate');
  await expect(stateOf(page, 'guest')).toHaveAttribute('data-paint', 'active');
  await walkToStoring(page);
  await expect(stateOf(page, 'owned')).toHaveAttribute('data-paint', 'active');
  await expect(stateOf(page, 'owned.storing')).not.toHaveCSS('box-shadow', 'none');
  await expect(stateOf(page, 'guest')).not.toHaveAttribute('data-paint', /./);
  await expect(
    page.locator('.react-flow__edgelabel-renderer [data-paint="taken"]'),
  ).toHaveAttribute('data-transition', /loading — xstate.done.actor.load \[hasSomethingToStore\]/);
  await expect(contextOf(page)).toContainText('"userId": "asha"');
  await expect(contextOf(page)).toContainText('"cups": 1');
  await expect(history(page).getByRole('listitem')).toHaveText([
    'start',
    'a cup is added',
    'Asha signs in',
    'no cart was saved',
  ]);

  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(now(page)).toContainText('owned.loading');
  await expect(history(page).getByRole('listitem')).toHaveCount(3);
  await history(page).getByRole('button', { name: 'a cup is added' }).click();
  await expect(now(page)).toContainText('guest');
  await expect(contextOf(page)).toContainText('"userId": null');
  await page.goBack();
  await expect(now(page)).toContainText('owned.loading');
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(history(page).getByRole('listitem')).toHaveText(['start']);
  await expect(page.getByRole('button', { name: 'Step back' })).toBeDisabled();

  // Two steps in quick succession must both be taken.
  const signingIn = await happening(page, 'Asha signs in').elementHandle();
  await happening(page, 'a cup is added').evaluate(async (first, second) => {
    (first as HTMLElement).click();
    await Promise.resolve();
    (second as HTMLElement).click();
  }, signingIn);
  await expect(history(page).getByRole('listitem')).toHaveText([
    'start',
    'a cup is added',
    'Asha signs in',
  ]);
});

test('a simulated walk can be copied as a link, a journey or a bug report, and a link restores all steps before an impossible step', async ({
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
  // Leaving the page discards the walk, so only the link still contains it.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(now(page)).toHaveText(told[0] ?? '');
  await expect(history(page)).toHaveText(told[1] ?? '');
  await expect(contextOf(page)).toHaveText(told[2] ?? '');

  const walk = JSON.stringify([
    ['record.signedIn', 0],
    ['xstate.done.actor.store', 0],
    ['record.changed', { payload: {} }],
  ]);
  await visitChart(page, `/record/simulate?walk=${encodeURIComponent(walk)}`);
  await expect(page.getByRole('alert')).toContainText('the next one isn’t possible in this state');
  await expect(now(page)).toContainText('owned.loading');
  await visitChart(page, '/record/simulate?walk=garbage');
  await expect(history(page).getByRole('listitem')).toHaveText(['start']);
  await expect(page.getByRole('button', { name: 'Copy as journey' })).toBeDisabled();
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

test('a chart is exported as SVG with an embedded font, and as PNG, Mermaid and JSON', async ({
  page,
}) => {
  await visitChart(page, '/checkout');
  const svg = await exported(page, 'SVG picture');
  expect(svg.name).toBe('checkout.svg');
  expect(svg.content.toString()).toContain('data:font/woff2;base64,');
  const png = await exported(page, 'PNG picture');
  expect(png.name).toBe('checkout.png');
  expect(png.content.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
  expect(png.content.length).toBeGreaterThan(1000);
  const mermaid = await exported(page, 'Mermaid diagram');
  expect(mermaid.name).toBe('checkout.mmd');
  expect(mermaid.content.toString()).toMatch(/^stateDiagram-v2\n/);
  const json = await exported(page, 'JSON for Stately Studio');
  expect(json.name).toBe('checkout.json');
  expect(JSON.parse(json.content.toString())).toMatchObject({ id: 'checkout' });
});

// Coverage ---------------------------------------------------------------------------------------

test('the coverage page highlights coverage on the chart, lists missed parts, and reports a missing record', async ({
  page,
  troubles,
}) => {
  const nothing = createEmptyCoverage(faqMachine);
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
    menu: { ...createEmptyCoverage(menuMachine), paths: 1 },
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
  const often = coverage.getByRole('table', { name: /^Visits/ });
  await expect(often).toBeHidden();
  await coverage.getByText('Visits').click();
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

  // A machine without guards has no percentage for guard branches. Older records lack some fields.
  await visitChart(page, '/menu/coverage');
  await expect(coverage.getByRole('row', { name: /^Guard branches/ })).toContainText('no guards');
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

// Accessibility and narrow screens ---------------------------------------------------------------

test('the gallery, a chart and a simulation are accessible in light and dark mode', async ({
  page,
}) => {
  // One card of each kind is enough, because cards of the same kind look alike.
  for (const search of ['faq', 'copied']) {
    /* oxlint-disable no-await-in-loop -- one after the other, on the same page */
    await page.goto(`/statecharts#/?search=${search}`);
    await expect(page.getByRole('status')).toHaveText('1 machine');
    await expect(page.getByRole('listitem').locator('img')).toHaveCount(1);
    await expectAccessible(page);
    /* oxlint-enable no-await-in-loop */
  }
  await visitChart(page, '/faq');
  await expectAccessible(page);
  await walkToStoring(page);
  await page.getByText(/^Not available now \(\d+\)$/).click();
  await page.getByText('Edit payload').first().click();
  await expectAccessible(page);
});

/** Simulates an inspected app in development with two actors: a menu, and a kitchen that has stopped. */
async function playInspectedTab(page: Page): Promise<void> {
  const menu = inspectedActor({ takesEvents: true });
  const kitchen = inspectedActor({ id: 'one:2', machine: 'kitchen', parent: menu.id });
  const actors = [
    menu,
    kitchen,
    inspectedActor({ ...menu, sequence: 2, value: 'open', event: { type: 'menu.opened' } }),
    inspectedActor({ ...kitchen, sequence: 2, status: 'stopped' }),
  ];
  const delivery: Delivery = {
    tab: menu.tab,
    number: 1,
    at: menu.at,
    from: menu.id,
    to: kitchen.id,
    event: { type: 'kitchen.asked' },
  };
  const messages: InspectionMessage[] = [
    ...actors.map((actor) => ({ type: 'actor', actor }) as const),
    { type: 'delivery', delivery },
  ];
  await page.addInitScript((said) => {
    const channel = new BroadcastChannel('chartwalk-inspection');
    channel.addEventListener('message', ({ data }) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      if (data.type === 'hello') for (const message of said) channel.postMessage(message);
    });
  }, messages);
}

test('the live view is accessible in light and dark mode, and fits a width of 320 pixels', async ({
  page,
}) => {
  await playInspectedTab(page);
  for (const [path, text] of [
    ['/live?stopped', '(stopped)'],
    ['/live/sequence', 'kitchen.asked'],
    ['/menu/live', 'Now: open'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(`the page ${path} is accessible and fits a width of 320 pixels`, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/statecharts#${path}`);
      await expect(page.getByText(text).first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(narrowest);
      await expectNoSidewaysScroll(page);
    });
  }
  await page.getByText('Send an event').click();
  const form = page.getByRole('form', { name: 'Send an event' });
  await form.getByRole('combobox', { name: 'Event' }).fill('menu.closed');
  await form.getByRole('combobox', { name: 'Event' }).press('Escape');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Send events to the running app?' })).toBeVisible();
  await expectAccessible(page);
});

test('a chart, simulations, the gallery and its dialog fit a width of 320 pixels', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await haveOpened(page, oven);
  // The gallery is last, because it would go on drawing its cards and delay the charts of the next pages.
  for (const [name, path] of [
    ['chart', '/cart'],
    ['simulation', '/record/simulate'],
    ['simulation without a model', '/oven/simulate'],
    ['gallery', '/'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same page
    await test.step(`the ${name} fits a width of 320 pixels`, async () => {
      await page.goto(`/statecharts#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== '/') await expect(page.locator('[data-state=""]')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  }
  await page.getByRole('button', { name: 'Open JSON' }).click();
  // If the content were too wide, the dialog would cut it off or scroll, and the page would not become wider.
  const dialog = page.getByRole('dialog', { name: 'Open a machine from JSON' });
  for (const part of [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Draw it' })])
    // oxlint-disable-next-line no-await-in-loop -- the first that fails is the one to look at
    await expect(part).toBeInViewport({ ratio: 1 });
});
