/**
 * Configures the browser tests of the page. The page is built for the tea house, a project without an app.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const address = 'http://localhost:4174';

/** If neither path exists, Playwright uses the browser that it has installed. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env['CI']),
  workers: 3,
  fullyParallel: true,
  // A test must not fail only because the computer is busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's sandbox refuses to start as root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node ../../e2e/serve.mjs',
    cwd: fileURLToPath(new URL('../tests/teahouse', import.meta.url)),
    url: `${address}/statecharts`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
