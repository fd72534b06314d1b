/** Tests how the statecharts page shows the changes between two versions. */
import type { Page } from '@playwright/test';
import { chartOf } from '../src/chart.ts';
import { noCode } from '../src/comparison/named-code.ts';
import { recordChanges } from '../src/comparison/record.ts';
import type { ChangesRecord } from '../src/comparison/record.ts';
import { changes } from '../tests/comparison-pairs.ts';
import type { Pair } from '../tests/comparison-pairs.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  narrowest,
  tabTo,
  test,
} from './test.ts';

const RECORD = '**/statecharts-changes.json';

const longName = 'a-machine-with-a-name-that-goes-on-and-on';
const pairs = {
  door: changes['a state and a transition are added'].pair,
  gate: changes['a state and its transitions are removed'].pair,
  [longName]: changes['a delay has another length'].pair,
};

function readingsOf(side: 0 | 1) {
  const machines = Object.entries<Pair>(pairs).map(([id, pair]) => ({
    file: `machines/${id}.ts`,
    chart: { ...chartOf(pair[side]), id },
    code: noCode,
  }));
  return { machines, failures: [] };
}

const unknown = { before: () => undefined, after: () => undefined };
const record: ChangesRecord = {
  ...recordChanges(
    {
      before: { name: 'main', commit: '1234567' },
      after: { name: 'the working tree', commit: null },
    },
    readingsOf(0),
    readingsOf(1),
    unknown,
  ),
  otherCode: [{ file: 'machines/entities.ts', changed: [] }],
  same: 34,
  failures: [
    { version: 'the working tree', file: 'machines/broken.ts', reason: 'Unexpected token' },
  ],
};

async function visit(page: Page, path = ''): Promise<void> {
  await page.route(RECORD, (route) => route.fulfill({ json: record }));
  await page.goto(`/statecharts#/changes${path}`);
}

const panel = (page: Page) => page.getByRole('region', { name: 'Changes', exact: true });
const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);

function lineOf(page: Page, transition: string): Promise<{ colour: string; dashes: string }> {
  const line = page.locator(`.react-flow__edge[data-id="${transition}"] path`).first();
  return line.evaluate((element) => {
    const { stroke, strokeDasharray } = getComputedStyle(element);
    return { colour: stroke, dashes: strokeDasharray };
  });
}

test('the changes page lists the differences between two versions, and marks them in one chart by colour, line and sign', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(RECORD, (route) => route.fulfill({ json: record }));
  // The search leaves few cards in the gallery, because the page draws all of them before it draws a chart.
  await page.goto('/statecharts#/?search=copied');
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    'main (1234567) → the working tree: 3 machines changed, 34 do the same.',
  );
  await expect(page.getByRole('alert')).toHaveText(
    'machines/broken.ts of the working tree was left out: Unexpected token',
  );
  await expect(page.getByText(/^Other code, but the same charts: /)).toContainText(
    'machines/entities.ts',
  );
  const cards = page.getByRole('list', { name: 'Changed machines' }).getByRole('listitem');
  await expect(cards).toHaveText([/^a-machine.*1 changed/, /^door.*2 added/, /^gate.*3 removed/]);

  await tabTo(page, page.getByRole('link', { name: /^door/ }), 40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'door' })).toBeVisible();
  await expect(stateOf(page, 'locked')).toHaveAttribute('data-paint', 'added');
  await expect(stateOf(page, 'locked')).toContainText('+ added');
  await expect(stateOf(page, 'open')).not.toHaveAttribute('data-paint', /./);
  const lock = page.locator('[data-transition="closed — locked → locked"]');
  await expect(lock).toHaveAttribute('data-paint', 'added');
  await expect(lock).toContainText('+');
  const same = await lineOf(page, 'closed — opened → open');
  const added = await lineOf(page, 'closed — locked → locked');
  expect(added.colour).not.toBe(same.colour);
  expect(added.dashes).toBe('none');
  await expect(panel(page).getByRole('list', { name: 'Legend' })).toHaveText('+ 2 added');
  await expect(panel(page).getByRole('region', { name: 'Added' }).getByRole('listitem')).toHaveText(
    ['state locked, tagged safe, on entry does beep', 'closed on locked → locked'],
  );

  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- State `locked`, tagged `safe`, on entry does `beep`');

  await page.getByRole('link', { name: 'All changes' }).click();
  await page.getByRole('link', { name: /^gate/ }).click();
  await expect(stateOf(page, 'locked')).toHaveAttribute('data-paint', 'removed');
  await expect(stateOf(page, 'locked')).toContainText('− removed');
  const removed = await lineOf(page, 'closed — locked → locked (removed)');
  expect([same.colour, added.colour]).not.toContain(removed.colour);
  expect(removed.dashes).not.toBe('none');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'door' })).toBeVisible();
});

test('the changes page is accessible in light and dark mode, and fits a width of 320 pixels', async ({
  page,
}) => {
  await visit(page);
  await expect(page.getByRole('link', { name: /^door/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
  await page.goto(`/statecharts#/changes/${longName}`);
  await expect(stateOf(page, '')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/statecharts#/changes/gate');
  await expect(stateOf(page, 'locked')).toBeVisible();
  await expectAccessible(page);
});
