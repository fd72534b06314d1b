/**
 * Tests the statecharts page with machines of other projects. The tests open the machines, simulate them
 * without a model and click on their charts.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { createActor, createMachine } from 'xstate';
import { inspectInNode } from '../src/live/node.ts';
import { haveOpened, oven } from './opened-machine.ts';
import { expect, expectAccessible, tabTo, test } from './test.ts';

const exactly = (name: string) => ({ name, exact: true }) as const;
const now = (page: Page) => page.getByRole('status').filter({ hasText: /^Now:/ });
const stateOf = (page: Page, path: string) => page.locator(`[data-state="${path}"]`);
const simulation = (page: Page) => page.getByRole('region', exactly('Simulation'));
const history = (page: Page) => simulation(page).getByRole('list').last();
const chart = (page: Page) => page.locator('.react-flow');
/** Returns the transitions that can be clicked on the chart. */
const takeable = (page: Page) => chart(page).getByRole('button', { name: /^Take / });
const take = (page: Page, name: RegExp) => chart(page).getByRole('button', { name });

/** Pastes text into the page, outside any field. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  }, text);
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName, { type: 'application/json' }));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, text] as const,
  );
}

async function simulateOven(page: Page): Promise<void> {
  await haveOpened(page, oven);
  await page.goto('/statecharts#/oven/simulate');
  await expect(now(page)).toHaveText('Now: cold');
}

// Opening ----------------------------------------------------------------------------------------

test('the page draws a machine from typed, pasted or dropped JSON, and still lists it after a reload', async ({
  page,
}) => {
  // The search limits the cards behind the dialog, because drawing and checking all cards would take long.
  await page.goto('/statecharts#/?search=oven');
  await page.getByRole('button', { name: 'Open JSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a machine from JSON' });
  const field = dialog.getByRole('textbox', { name: 'Machine JSON' });
  await expect(field).toBeFocused();
  await field.fill('{ "name": "no machine" }');
  await dialog.getByRole('button', { name: 'Draw it' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'This JSON is not a machine: it has no states and listens to no events.',
  );
  await expect(field).toHaveValue('{ "name": "no machine" }');
  await expectAccessible(page);
  await field.fill('{ "id": "written", "initial": "a", "states": { "a": {} } }');
  await dialog.getByRole('button', { name: 'Draw it' }).click();
  await expect(page.getByRole('heading', { level: 1, ...exactly('written') })).toBeVisible();

  await paste(page, JSON.stringify(oven));
  await expect(page.getByRole('heading', { level: 1, ...exactly('oven') })).toBeVisible();
  await expect(stateOf(page, 'heating')).toBeVisible();
  await expect(page.getByRole('link', exactly('Coverage'))).toBeHidden();

  await drop(
    page,
    'lamp.json',
    '{"initial":"off","states":{"off":{"on":{"SWITCH":"on"}},"on":{}}}',
  );
  await expect(page.getByRole('heading', { level: 1, ...exactly('lamp') })).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: /all machines$/ }).click();
  const opened = page.getByRole('list', { name: 'Opened from JSON' }).getByRole('listitem');
  await expect(opened).toHaveCount(3);
  await paste(page, 'a shopping list');
  await expect(dialog.getByRole('alert')).toHaveText('This is not JSON.');
  await expect(field).toHaveValue('a shopping list');
});

// Walking without a model ------------------------------------------------------------------------

test('a machine that has no code can be simulated if the user answers for its guards, actors and delays, and sends custom events', async ({
  page,
}) => {
  await simulateOven(page);
  const panel = simulation(page);
  const answer = panel.getByRole('group', { name: 'Answer of hasGas' });
  await answer.getByRole('button', exactly('Yes')).click();
  await panel.getByRole('button', exactly('Send: LIGHT')).click();
  await expect(now(page)).toHaveText('Now: heating');
  const bar = panel.getByRole('progressbar', { name: 'after tooLong' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 ms of 1 s');
  await panel.getByRole('spinbutton', { name: 'Length of tooLong, in seconds' }).fill('8');
  await expect(bar).toHaveAttribute('aria-valuetext', '0 ms of 8 s');
  await panel.getByRole('button', exactly('Done: burn done')).click();
  await expect(now(page)).toHaveText('Now: hot');
  await panel.getByRole('button', exactly('Skip: after 5000')).click();
  await expect(now(page)).toHaveText('Now: cold');
  await expect(history(page).getByRole('listitem')).toHaveText([
    'start',
    'LIGHT',
    'burn done',
    'after 5000',
  ]);
  // The URL contains the walk and the user's answers.
  const walked = page.url();
  await page.reload();
  await expect(now(page)).toHaveText('Now: cold');
  await expect(history(page).getByRole('listitem')).toHaveCount(4);
  expect(page.url()).toBe(walked);
  await page.getByRole('button', exactly('Restart')).click();

  await panel.getByText('Custom event', { exact: true }).click();
  const name = panel.getByRole('textbox', { name: 'Name of the event' });
  await name.fill('doors');
  await expect(name).toHaveAccessibleDescription('No active state listens to it.');
  await name.fill('door.pulled');
  await panel.getByRole('button', exactly('Send')).last().click();
  await expect(now(page)).toHaveText('Now: open');
  await page.getByRole('button', exactly('Restart')).click();

  const light = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', exactly('LIGHT')) });
  await light.getByText('Edit payload').click();
  await light.getByRole('textbox', { name: 'Payload of LIGHT' }).fill('{ "match": 1 }');
  await light.getByRole('button', exactly('Send')).click();
  await expect(history(page)).toContainText('LIGHT {"match":1}');
  await page.getByRole('button', exactly('Restart')).click();
  await expect(panel.getByRole('button', exactly('Send: LIGHT'))).toContainText('{"match":1}');
  await page.reload();
  await expect(panel.getByRole('button', exactly('Send: LIGHT'))).toContainText('{"match":1}');
});

// On the chart -----------------------------------------------------------------------------------

test('only the transitions that can be taken now are clickable on the chart', async ({ page }) => {
  await simulateOven(page);
  await expect(takeable(page)).toHaveCount(3);
  // Clicking the transition also answers its guard.
  await take(page, /^Take cold: LIGHT, branch 1 of 2, if hasGas, to heating/).click();
  await expect(now(page)).toHaveText('Now: heating');
  await expect(takeable(page)).toHaveCount(3);
  const failing = take(page, /^Take heating: burn failed, to broken/);
  await tabTo(page, failing, 100);
  await page.keyboard.press('Enter');
  await expect(now(page)).toHaveText('Now: broken (done)');
  await expect(page.getByText('The machine has reached a final state.')).toBeVisible();
  await expect(takeable(page)).toHaveCount(0);
  await expect(chart(page).getByRole('group', { name: /^state broken/ })).toBeFocused();
  await page.getByRole('button', exactly('Step back')).click();
  await expect(now(page)).toHaveText('Now: heating');

  await page.goto('/statecharts#/record/simulate');
  await take(page, /^Take guest: record\.signedIn/).click();
  await expect(history(page)).toContainText('Asha signs in');
});

/** These tests allow motion, because most users see the timers move. */
test.describe('the time of a simulation', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a delay runs to its end, can be paused, and stays paused after a reload', async ({
    page,
  }) => {
    const machine = {
      id: 'timer',
      initial: 'waiting',
      states: {
        waiting: { on: { SKIP: 'over' }, after: { 1500: 'over' } },
        over: { on: { AGAIN: 'waiting' } },
      },
    };
    await haveOpened(page, machine);
    await page.goto('/statecharts#/timer/simulate');
    await expect(now(page)).toHaveText('Now: over');
    await expect(history(page).getByRole('listitem')).toHaveText(['start', 'after 1500']);
    await simulation(page).getByRole('button', exactly('Send: AGAIN')).click();
    await simulation(page).getByRole('button', exactly('Pause timers')).click();
    const bar = simulation(page).getByRole('progressbar', { name: 'after 1500' });
    await expect(bar).toBeVisible();
    await expect(chart(page).locator('[data-passing="still"]')).toBeVisible();
    await page.reload();
    await expect(now(page)).toHaveText('Now: waiting');
    await expect(simulation(page).getByRole('button', exactly('Run timers'))).toBeVisible();
    await simulation(page).getByRole('button', exactly('Run timers')).click();
    await expect(now(page)).toHaveText('Now: over');
  });
});

// The view ---------------------------------------------------------------------------------------

function viewOf(page: Page): Promise<{ x: number; y: number; zoom: number }> {
  return page.locator('.react-flow__viewport').evaluate((element) => {
    const { e, f, a } = new DOMMatrix(getComputedStyle(element).transform);
    return { x: Math.round(e), y: Math.round(f), zoom: a };
  });
}

async function expectInChart(page: Page, state: Locator): Promise<void> {
  const [frame, box] = await Promise.all([chart(page).boundingBox(), state.boundingBox()]);
  expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? 0);
  expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
    (frame?.y ?? 0) + (frame?.height ?? 0),
  );
}

test('the keys that move and zoom a chart work before any click, but not while the user types', async ({
  page,
}) => {
  await page.goto('/statecharts#/cart');
  await expect(stateOf(page, '')).toBeVisible();
  const start = await viewOf(page);
  await page.keyboard.press('+');
  await expect.poll(async () => (await viewOf(page)).zoom).toBeGreaterThan(start.zoom);
  await page.keyboard.press('0');
  // The ratio is below 1, because scaling a chart down loses fractions of pixels.
  await expect(stateOf(page, '')).toBeInViewport({ ratio: 0.99 });
  const fitted = await viewOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => viewOf(page)).toEqual({ ...fitted, x: fitted.x - 60 });

  // The keys also work while a state on the chart has the focus.
  await tabTo(page, page.locator('.react-flow__node').first());
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(async () => (await viewOf(page)).zoom).toBeLessThan(fitted.zoom);
  await page.keyboard.press('0');
  await expect.poll(() => viewOf(page)).toEqual(fitted);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => viewOf(page)).toEqual({ ...fitted, x: fitted.x - 60, y: fitted.y - 60 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => viewOf(page)).toEqual(fitted);

  await page.getByRole('link', exactly('Simulate')).click();
  await page.getByText('Edit payload').first().click();
  const payload = page.getByRole('textbox', { name: /^Payload of/ }).first();
  await payload.focus();
  const before = await viewOf(page);
  await page.keyboard.type('+-0');
  await page.keyboard.press('ArrowLeft');
  await expect(payload).toHaveValue(/\+-0/);
  expect(await viewOf(page)).toEqual(before);
});

test('a link to a simulated walk shows the active state at a readable size on a phone', async ({
  page,
}) => {
  const walk = JSON.stringify([
    ['record.changed', 0],
    ['record.signedIn', 0],
    ['xstate.done.actor.load', 0],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/statecharts#/record/simulate?walk=${encodeURIComponent(walk)}`);
  await expect(now(page)).toContainText('owned.kept');
  const state = stateOf(page, 'owned.kept');
  await expect(state).toHaveAttribute('data-paint', 'active');
  await expect(async () => expectInChart(page, state)).toPass();
  // If the whole chart fitted on a phone, the text would be too small to read.
  expect((await viewOf(page)).zoom).toBeGreaterThanOrEqual(0.85);
});

// Files of another project -----------------------------------------------------------------------

const toggle = (state: string) => `import { createMachine } from 'xstate';
  export const toggle = createMachine({ id: 'toggle', initial: 'off',
    states: { off: { on: { SWITCH: '${state}' } }, ${state}: {} } });`;

test('`chartwalk open` draws machines from any file, redraws a file when it is saved, and shows live actors from Node', async ({
  page,
  troubles,
}) => {
  test.setTimeout(240_000);
  troubles.expect(/Failed to load resource|Internal Server Error|hmr|WebSocket is closed/i);
  const folder = mkdtempSync(join(tmpdir(), 'statecharts-of-'));
  writeFileSync(join(folder, 'toggle.ts'), toggle('on'));
  writeFileSync(join(folder, 'broken.ts'), 'export const machine = createMachine({');
  writeFileSync(join(folder, 'maker.ts'), 'export const createMachineOf = () => 1;');
  const chartwalk = fileURLToPath(new URL('../commands/chartwalk.mjs', import.meta.url));
  const command = spawn('node', [chartwalk, 'open', folder, '--port', '5311'], { stdio: 'ignore' });
  try {
    await expect(async () => {
      await page.goto('http://localhost:5311/statecharts');
    }).toPass({ timeout: 120_000 });
    const machines = page.getByRole('list', exactly('Machines')).getByRole('listitem');
    await expect(machines).toHaveCount(1, { timeout: 90_000 });
    await expect(page.getByRole('alert').filter({ hasText: 'Can’t be drawn' })).toContainText(
      /broken\.ts does not load: \S/,
    );
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing to draw' })).toContainText(
      'maker.ts exports no machine: createMachineOf() returns none.',
    );
    await machines.getByRole('link', { name: /^toggle/ }).click();
    await expect(stateOf(page, 'on')).toBeVisible();
    writeFileSync(join(folder, 'toggle.ts'), toggle('glowing'));
    await expect(stateOf(page, 'glowing')).toBeVisible({ timeout: 60_000 });
    await expect(stateOf(page, 'on')).toBeHidden();

    await page.getByRole('link', exactly('Live')).click();
    await expect(page.getByText("url: 'ws://localhost:5311/inspection'")).toBeVisible();
    const program = inspectInNode({ url: 'ws://localhost:5311/inspection', name: 'night.ts' });
    const states = { off: { on: { PRESS: 'glowing' } }, glowing: {} };
    const machine = createMachine({ id: 'toggle', initial: 'off', states });
    const actor = createActor(machine, { inspect: program.inspect }).start();
    await expect(stateOf(page, 'off')).toHaveAttribute('data-paint', 'active');
    await expect(page.getByText('night.ts')).toBeVisible();
    actor.send({ type: 'PRESS' });
    await expect(stateOf(page, 'glowing')).toHaveAttribute('data-paint', 'active');
    program.end();
  } finally {
    command.kill('SIGTERM');
    rmSync(folder, { recursive: true });
  }
});
