/**
 * Tests large charts, the highlighting of the part that the reader points at, folded states and the search.
 */
import type { Locator, Page } from '@playwright/test';
import { chartOf } from '../src/chart.ts';
import { recordMachine } from '../tests/teahouse/machines.ts';
import { createLargeMachine } from '../tests/large-machines.mjs';
import { haveOpened } from './opened-machine.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  narrowest,
  tabTo,
  test,
} from './test.ts';

/** A chart just above the limit for large charts. Its good layout takes a few seconds. */
const large = createLargeMachine({ id: 'large', states: 35, transitions: 80 });

const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);
const improving = (page: Page) => page.getByRole('status').filter({ hasText: 'Improving' });
const search = (page: Page) => page.getByRole('search', { name: 'Chart' });

async function visitChart(page: Page, path: string): Promise<void> {
  await page.goto(`/statecharts#${path}`);
  await expect(stateOf(page, '')).toBeVisible();
}

const linesOfGuest = chartOf(recordMachine)
  .transitions.filter(({ source, targets }) => targets[0] && [source, ...targets].includes('guest'))
  .map(({ name }) => name);

const placeOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) };
};

test('a large chart appears in the fast layout, does not jump when the good layout is ready, and opens at its initial state on a phone', async ({
  page,
}) => {
  await haveOpened(page, { id: 'large', ...large });
  await visitChart(page, '/large');
  await expect(improving(page)).toBeVisible();
  await expect(stateOf(page, 'hub0')).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Search the chart' }).click();
  await search(page).getByRole('searchbox').fill('state area1.c');
  await expect(search(page).getByRole('status')).toHaveText(/^1 of 1: state area1\.c/);
  const before = await placeOf(stateOf(page, 'area1.c'));
  await expect(improving(page)).toBeHidden({ timeout: 50_000 });
  expect(await placeOf(stateOf(page, 'area1.c'))).toEqual(before);

  await page.setViewportSize(narrowest);
  await page.reload();
  await expect(stateOf(page, 'hub0')).toBeInViewport({ ratio: 0.99 });
  await page.keyboard.press('0');
  await expect(stateOf(page, '')).toBeInViewport({ ratio: 0.99 });
});

test('leaving a large chart stops the calculation of its better layout, so that the next chart does not wait', async ({
  page,
}) => {
  const larger = createLargeMachine({ id: 'larger', states: 132, transitions: 236 });
  await haveOpened(page, { id: 'larger', ...larger });
  await visitChart(page, '/larger');
  await expect(improving(page)).toBeVisible();
  await page.goto('/statecharts#/record');
  await expect(stateOf(page, 'guest')).toBeVisible();
  await expect(improving(page)).toBeHidden();
  const names = await page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name }) => name),
  );
  expect(names).toContain('arrange record');
  expect(names).not.toContain('arrange larger');
});

test('a chart highlights the lines of the hovered or focused state, and dims the other lines, until Escape is pressed', async ({
  page,
}) => {
  await visitChart(page, '/record');
  const lit = page.locator('.react-flow__edgelabel-renderer > [data-lit]');
  const namesOfLit = () =>
    lit.evaluateAll((labels) => labels.map((label) => label.getAttribute('data-transition')));
  await stateOf(page, 'guest').hover();
  await expect.poll(namesOfLit).toEqual(linesOfGuest);
  await expect(page.locator('.react-flow__edge:not(.is-lit)').first()).toHaveCSS('opacity', '0.15');
  await page.mouse.move(2, 2);
  await expect(lit).toHaveCount(0);
  await tabTo(page, page.getByRole('group', { name: /^state guest/ }));
  await expect.poll(namesOfLit).toEqual(linesOfGuest);
  await expectAccessible(page, '.react-flow');
  await page.keyboard.press('Escape');
  await expect(lit).toHaveCount(0);
});

test('the search goes to each state and transition that contains the words, and can be used with the keyboard', async ({
  page,
}) => {
  await visitChart(page, '/record');
  const button = page.getByRole('button', { name: 'Search the chart' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const field = search(page).getByRole('searchbox', { name: 'Search states and transitions' });
  await expect(field).toBeFocused();
  await field.fill('OWNED storing');
  const result = search(page).getByRole('status');
  await expect(result).toHaveText(/^1 of \d+: /);
  const first = await result.textContent();
  await page.keyboard.press('Enter');
  await expect(result).toHaveText(/^2 of \d+: /);
  await page.keyboard.press('Shift+Enter');
  await expect(result).toHaveText(first ?? '');
  await expectAccessible(page, 'search');
  await page.setViewportSize(narrowest);
  await expectNoSidewaysScroll(page);
  await field.fill('no such words');
  await expect(result).toHaveText('No state or transition contains these words.');
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('states fold and unfold with the keyboard, stay folded in the other modes, and unfold when the search finds a state inside them', async ({
  page,
}) => {
  await visitChart(page, '/record');
  const fold = page.getByRole('button', { name: 'Fold state owned' });
  const unfold = page.getByRole('button', { name: 'Unfold state owned' });
  await expect(stateOf(page, 'owned.storing')).toBeVisible();
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(unfold).toBeFocused();
  await expect(stateOf(page, 'owned')).toContainText('states inside');
  await expect(stateOf(page, 'owned.storing')).toHaveCount(0);
  await expect(page).toHaveURL(/folded=owned/);
  await expectAccessible(page, '.react-flow');

  await page.getByRole('link', { name: 'Simulate' }).click();
  await expect(stateOf(page, 'owned')).toContainText('states inside');
  await page.reload();
  await expect(unfold).toBeVisible();
  await page.getByRole('link', { name: 'Chart', exact: true }).click();
  await page.keyboard.press('0');
  await page.getByRole('button', { name: 'Search the chart' }).click();
  await search(page).getByRole('searchbox').fill('state owned.storing');
  await expect(stateOf(page, 'owned.storing')).toBeInViewport({ ratio: 0.99 });
  await expect(page).not.toHaveURL(/folded/);
  await page.getByRole('button', { name: 'Fold all states', exact: true }).click();
  await expect(unfold).toBeVisible();
  await page.getByRole('button', { name: 'Unfold all states' }).click();
  await expect(fold).toBeVisible();
});

test('a folded state is highlighted as soon as a state inside it is active, and the lines to the folded state can be clicked', async ({
  page,
}) => {
  await page.goto('/statecharts#/login/simulate?folded=form.open');
  await expect(stateOf(page, 'form.open')).toContainText('2 states inside');
  await expect(stateOf(page, 'form.open')).not.toHaveAttribute('data-paint', /./);
  await page.locator('[data-transition^="form.closed — login.opened"]').click();
  await expect(stateOf(page, 'form.open')).toHaveAttribute('data-paint', 'active');
  await expect(stateOf(page, 'form.open')).toContainText('now');
  await expect(page).toHaveURL(/walk=.*folded=form\.open/);
});
