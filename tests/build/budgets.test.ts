import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenBudgets } from '../../src/build/budgets-plugin.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fooddash-budgets-'));
  await page('index.html');
});

afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Buffer): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A file that zipping makes no smaller. */
const dense = (name: string, bytes: number) => put(name, randomBytes(bytes));

/** A page that asks for these scripts. */
const page = (name: string, ...scripts: string[]) =>
  put(name, `<script type="application/json">${JSON.stringify(scripts)}</script>`);

const overBudget = () => brokenBudgets(folder);

test('a build within every budget breaks none', async () => {
  await dense('assets/app.js', 159_000);
  await dense('assets/more.js', 39_000);
  await page('index.html', '/assets/app.js');
  await page('restaurant/any.html', '/assets/app.js', '/assets/more.js');
  await dense('assets/one.woff2', 20_000);
  await dense('assets/other.woff2', 20_000);
  await dense('assets/pizza.svg', 60_000);
  await dense('icons/icon.png', 60_000);
  expect(await overBudget()).toEqual([]);
});

test('scripts of the home page that are too large are named with their figures', async () => {
  await dense('assets/app.js', 100_000);
  await dense('assets/home.js', 61_900);
  await page('index.html', '/assets/app.js', '/assets/home.js');
  expect(await overBudget()).toEqual([
    'First-load scripts of /: 162.0 kB, and 160.0 kB are allowed.',
  ]);
});

test('every other page may ask for 40 kB more than that, and is named by its file', async () => {
  await dense('assets/app.js', 150_000);
  await dense('assets/map.js', 51_900);
  await page('index.html', '/assets/app.js');
  await page('track.html', '/assets/app.js', '/assets/map.js');
  await page('restaurant/any.html', '/assets/map.js', '/assets/app.js');
  expect((await overBudget()).toSorted()).toEqual([
    'First-load scripts of restaurant/any.html: 202.0 kB, and 200.0 kB are allowed.',
    'First-load scripts of track.html: 202.0 kB, and 200.0 kB are allowed.',
  ]);
});

test('a script counts as it is sent: zipped', async () => {
  await put('assets/app.js', 'order();\n'.repeat(100_000));
  await page('index.html', '/assets/app.js');
  expect(await overBudget()).toEqual([]);
});

test('a script that a page names twice counts once', async () => {
  await dense('assets/app.js', 120_000);
  await page('index.html', '/assets/app.js', '/assets/app.js');
  expect(await overBudget()).toEqual([]);
});

test('a script that no page asks for at first counts for none', async () => {
  await dense('assets/later.js', 300_000);
  expect(await overBudget()).toEqual([]);
});

test('a page has a budget of its own, zipped', async () => {
  const words = randomBytes(30_000).toString('latin1');
  await put('about.html', words);
  await put('blog.html', 'FoodDash '.repeat(10_000));
  expect(await overBudget()).toEqual([
    expect.stringMatching(/^HTML of about\.html: [\d.]+ kB, and 29\.0 kB are allowed\.$/),
  ]);
});

test('fonts have a budget together', async () => {
  await dense('assets/one.woff2', 21_000);
  await dense('assets/other.woff2', 21_500);
  expect(await overBudget()).toEqual(['Fonts: 42.5 kB, and 40.0 kB are allowed.']);
});

test.each(['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'])(
  'an image has a budget of its own: %s',
  async (ending) => {
    await dense(`assets/small.${ending}`, 60_000);
    await dense(`assets/large.${ending}`, 61_200);
    expect(await overBudget()).toEqual([
      `assets/large.${ending}: 61.2 kB, and 60.0 kB are allowed.`,
    ]);
  },
);

test('every budget that is broken is told', async () => {
  await dense('assets/app.js', 161_900);
  await page('index.html', '/assets/app.js');
  await dense('assets/one.woff2', 42_500);
  await dense('social.png', 61_200);
  expect(await overBudget()).toEqual([
    'First-load scripts of /: 162.0 kB, and 160.0 kB are allowed.',
    'Fonts: 42.5 kB, and 40.0 kB are allowed.',
    'social.png: 61.2 kB, and 60.0 kB are allowed.',
  ]);
});

test('the statecharts page is not counted', async () => {
  await dense('assets/statecharts/drawing.js', 300_000);
  await page('statecharts.html', '/assets/statecharts/drawing.js');
  expect(await overBudget()).toEqual([]);
});

test('a build in a folder that is named after statecharts is counted all the same', async () => {
  await dense('statecharts/dist/assets/app.js', 201_900);
  await page('statecharts/dist/index.html');
  await page('statecharts/dist/track.html', '/assets/app.js');
  expect(await brokenBudgets(join(folder, 'statecharts/dist'))).toEqual([
    'First-load scripts of track.html: 202.0 kB, and 200.0 kB are allowed.',
  ]);
});
