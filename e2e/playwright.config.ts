/**
 * Configures the browser tests of the production build in Chromium, under production's hosting rules.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/commands/chromium.mjs';

const address = 'http://localhost:4173';
const inCi = Boolean(process.env['CI']);
const isSoak = process.env['SOAK'] !== undefined;

/** `npm test` runs all tests that are not tagged `@soak`, but walks the paths of only one machine. */
const whatTestTries = {
  testMatch: '**/*.e2e.ts',
  testIgnore: /\/paths\/(?!geolocation)/,
  grepInvert: /@soak/,
};
/** `npm run soak` runs all faults, the paths of every machine, and all tests that are tagged `@soak`. */
const whatSoakTries = { testMatch: '**/*.e2e.ts', grep: /@soak|\b(?:faults|paths)\// };

export default defineConfig({
  testDir: '.',
  ...(isSoak ? whatSoakTries : whatTestTries),
  outputDir: '../test-results',
  forbidOnly: inCi,
  // The report names retried tests and records their second try (docs/decisions/013).
  retries: inCi ? 1 : 0,
  workers: 3,
  fullyParallel: true,
  // Long time limits let the tests pass on a busy computer.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every test would take up a fifth of the run's time. Use `--trace on` to record selected
    // tests.
    trace: inCi ? 'on-first-retry' : 'off',
    // With reduced motion, tests do not wait for animations, and do not measure colours during a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // Service workers would answer requests before the tests' own routes. Only some tests allow them.
    serviceWorkers: 'block',
    // The Hosting emulator would compress every file again for each request.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node src/commands/preview.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // The name “localhost” would be looked up at each try, which takes seconds without a network.
    url: 'http://127.0.0.1:4173',
    // The gallery needs a server without the accounts of its earlier runs.
    reuseExistingServer: !inCi && process.env['GALLERY'] === undefined,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
