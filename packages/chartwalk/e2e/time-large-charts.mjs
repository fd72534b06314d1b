/**
 * Builds the page, opens large charts in it, and prints how long a reader waits for the whole chart and for
 * its good layout. Run `npm run time:charts -w chartwalk` on a computer that does nothing else meanwhile.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { formatTable } from '../src/table.mjs';
import { largeMachines } from '../tests/large-machines.mjs';

const PORT = 4184;
/** The longest wait for the good layout, in milliseconds. */
const MAX_WAIT = 180_000;

const executablePath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => path !== undefined && existsSync(path));

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../tests/large-machines.mjs').Config} machine
 * @returns {Promise<string[]>} a row of the table
 */
async function measure(browser, machine) {
  const id = machine.id ?? '';
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(
    (texts) => sessionStorage.setItem('statecharts:opened', texts),
    JSON.stringify([{ name: id, text: JSON.stringify(machine) }]),
  );
  await page.goto(`http://localhost:${PORT}/statecharts#/${id}`);
  const whole = await page.waitForFunction(
    () => document.querySelector('.react-flow__edge path') && performance.now(),
    null,
    { polling: 'raf' },
  );
  const shown = await whole.jsonValue();
  const states = await page.locator('[data-state]').count();
  const labels = await page.locator('.react-flow__edgelabel-renderer [data-transition]').count();
  const finished = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0] && performance.now(),
    `arrange ${id}`,
    { timeout: MAX_WAIT },
  );
  const improved = await finished.jsonValue();
  const durations = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.duration ?? Number.NaN),
    [`arrange ${id} fast`, `arrange ${id}`],
  );
  await page.close();
  const times = [shown, durations[0], durations[1], improved];
  return [
    `${id}: ${states - 1} states, ${labels} transitions`,
    ...times.map((time) => (Number(time) / 1000).toFixed(1)),
  ];
}

process.chdir(fileURLToPath(new URL('../tests/teahouse', import.meta.url)));
const site = {
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: /** @type {const} */ ('warn'),
  build: { outDir: '.cache/timed', emptyOutDir: true },
};
await build(site);
const server = await preview({
  ...site,
  preview: { host: 'localhost', port: PORT, strictPort: true },
});
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  // Chromium's sandbox refuses to start as root.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const rows = [['seconds', 'on the page', 'fast layout', 'good layout', 'improved at']];
for (const machine of largeMachines) {
  // oxlint-disable-next-line no-await-in-loop -- two charts at once would slow each other down
  rows.push(await measure(browser, machine));
}
process.stdout.write(`${formatTable(rows)}\n`);
await browser.close();
await server.close();
