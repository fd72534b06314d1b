/**
 * Tests the states board in a browser. The tests find a change since an earlier run, set a pin with the
 * keyboard, and open the same page without a server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import type { GalleryRun } from '../src/gallery/gallery-run.ts';
import type { PinsFile } from '../src/gallery/pins.ts';
import { pngOf } from '../tests/pictures.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  narrowest,
  tabTo,
  test,
} from './test.ts';

const PORT = '4175';
const address = `http://localhost:${PORT}/statecharts-board/`;
const tool = join(import.meta.dirname, '..');

function runOf(takenAt: string, pictures: Readonly<Record<string, string>>): GalleryRun {
  return {
    format: 'chartwalk-gallery/1',
    commit: 'abc1234',
    hasChanges: takenAt.startsWith('2026-11-28'),
    takenAt,
    isPartial: false,
    variants: [
      { name: 'Phone', width: 8, height: 4 },
      { name: 'Desktop', width: 8, height: 4 },
    ],
    projects: [''],
    shots: [
      {
        machine: 'faq',
        state: 'open',
        project: '',
        pictures,
        start: 'at the questions',
        steps: ['the first question is clicked'],
        event: 'faq.toggled',
        test: 'the paths of faq',
        file: 'e2e/paths/faq.e2e.ts',
        walk: 'faq',
        isPrimary: true,
      },
    ],
  };
}

/** Creates a project in which two runs of the gallery have left pictures. */
function createProject(): string {
  const parent = join(tool, 'tests/.cache');
  mkdirSync(parent, { recursive: true });
  const project = mkdtempSync(join(parent, 'board-'));
  const [runs, pictures] = ['runs', 'pictures'].map((name) =>
    join(project, '.cache/gallery', name),
  );
  if (runs === undefined || pictures === undefined) throw new Error('There are no folders.');
  for (const folder of [runs, pictures]) mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(project, 'chartwalk.config.ts'),
    "export { config } from '../../teahouse/chartwalk.config.ts';\n",
  );
  const images = { aaaaaaaa: pngOf(90), bbbbbbbb: pngOf(90, { x: 6, y: 2, grey: 240 }) };
  for (const [hash, png] of Object.entries(images))
    writeFileSync(join(pictures, `${hash}.png`), png);
  const earlier = runOf('2026-11-27T10:00:00.000Z', { Phone: 'aaaaaaaa', Desktop: 'aaaaaaaa' });
  const latest = runOf('2026-11-28T10:00:00.000Z', { Phone: 'aaaaaaaa', Desktop: 'bbbbbbbb' });
  for (const run of [earlier, latest]) {
    writeFileSync(join(runs, `${run.takenAt.slice(0, 10)}.json`), JSON.stringify(run));
  }
  return project;
}

/** Runs `chartwalk gallery --open` in a project, until the returned function is called. */
async function serveBoard(project: string): Promise<() => Promise<unknown>> {
  const command = spawn(
    process.execPath,
    [join(tool, 'commands/chartwalk.mjs'), 'gallery', '--open', '--port', PORT],
    { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  command.stdout.on('data', (text: Buffer) => (said += String(text)));
  await expect.poll(() => said, { timeout: 60_000 }).toContain(address);
  return () => {
    const ended = once(command, 'exit');
    command.kill('SIGINT');
    return ended;
  };
}

const savedPins = (project: string) =>
  (JSON.parse(readFileSync(join(project, 'chartwalk.pins.json'), 'utf8')) as PinsFile).pins;
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'faq · open' });
const pins = (page: Page): Locator => dialog(page).getByRole('region', { name: 'Pins' });

test('a reviewer finds a changed picture, sets a pin on it with the keyboard, and reads the pin without a server', async ({
  page,
  troubles,
}) => {
  test.slow();
  // The test leaves the statecharts page before the page has opened its connection to inspected programs.
  troubles.expect(/WebSocket is closed before the connection is established/);
  // The server refuses to change a pins file that it can't read.
  troubles.expect(/status of 400/);
  const project = createProject();
  const stop = await serveBoard(project);
  try {
    await page.goto(address);
    await expect(page.getByRole('status').first()).toHaveText('1 state with pictures.');
    await page.getByRole('combobox', { name: 'Changed since' }).selectOption({ index: 1 });
    await expect(page.getByRole('status').first()).toContainText(
      '1 more is in variants that are not',
    );
    await page.getByRole('button', { name: 'Show all variants' }).click();
    await expect(page.getByRole('figure')).toContainText(['Phone', 'Desktop changed, 3.1 %']);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'open', exact: true }).click();
    const picture = dialog(page).getByRole('region', { name: 'Desktop' });
    await expect(picture.getByRole('img')).toHaveCount(2);
    await expect(picture.getByRole('figure').first()).toContainText('Before: abc1234, 2026-11-27');
    await tabTo(page, picture.getByRole('button', { name: 'Set a pin on Desktop' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('This pixel is too bright.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(pins(page).getByRole('listitem')).toContainText('This pixel is too bright.');
    await expect(pins(page).getByRole('heading', { name: 'Pins' })).toBeFocused();
    expect(savedPins(project)).toMatchObject([
      {
        number: 1,
        state: 'open',
        point: { variant: 'Desktop', x: 52, y: 50, picture: 'bbbbbbbb' },
      },
    ]);
    expect(readdirSync(join(project, 'chartwalk.pins'))).toEqual(['bbbbbbbb.png']);
    const file = join(project, 'chartwalk.pins.json');
    const saved = readFileSync(file, 'utf8');
    const foreign = await page.request.post(`${address}pins`, {
      headers: { origin: 'https://example.com' },
      data: { kind: 'delete', number: 1 },
    });
    expect(foreign.status()).toBe(403);
    writeFileSync(file, saved.slice(0, -5));
    await pins(page).getByRole('button', { name: 'Resolve pin 1' }).click();
    await expect(pins(page).getByRole('alert')).toContainText(
      'The change is not saved. chartwalk.pins.json is not valid JSON',
    );
    expect(readFileSync(file, 'utf8')).toBe(saved.slice(0, -5));
    writeFileSync(file, saved);
    await pins(page).getByRole('button', { name: 'Save again' }).click();
    await expect(pins(page).getByRole('button', { name: 'Reopen pin 1' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(narrowest);
    await expectNoSidewaysScroll(page);

    await dialog(page).getByRole('link', { name: 'Show open in the chart' }).click();
    await expect(
      page.locator('[data-lit] .is-lit').getByText('open', { exact: true }),
    ).toBeVisible();
  } finally {
    // The page may still be loading code from the server, so leave it before the server stops.
    await page.goto('about:blank');
    await stop();
  }
  const file = pathToFileURL(join(project, 'gallery/index.html')).href;
  await page.goto(`${file}#/faq/open?variant=Desktop`);
  await expect(pins(page).getByRole('listitem')).toContainText('This pixel is too bright.');
  await expect(pins(page)).toContainText('run npx chartwalk gallery --open');
  await expect(pins(page).getByRole('button')).toHaveCount(0);
  await expect(dialog(page).getByRole('img', { name: 'Desktop now' })).toHaveJSProperty(
    'naturalWidth',
    8,
  );
  rmSync(project, { recursive: true });
});
