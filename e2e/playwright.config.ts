/**
 * The browser tests: the production build in Chromium, under production's hosting rules.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/commands/chromium.mjs';

const address = 'http://localhost:4173';
const inCi = Boolean(process.env['CI']);
const isSoak = process.env['SOAK'] !== undefined;

/** `npm test`: everything, but one machine's paths for all, and nothing that is tagged `@soak`. */
const whatTestTries = {
  testMatch: '**/*.e2e.ts',
  testIgnore: /\/paths\/(?!geolocation)/,
  grepInvert: /@soak/,
};
/** `npm run soak`: all that can go wrong, every machine's paths, and whatever is tagged `@soak`. */
const whatSoakTries = { testMatch: '**/*.e2e.ts', grep: /@soak|\b(?:faults|paths)\// };

export default defineConfig({
  testDir: '.',
  ...(isSoak ? whatSoakTries : whatTestTries),
  outputDir: '../test-results',
  forbidOnly: inCi,
  // A test that needs it is named at the end, and its second try is recorded: docs/decisions/013.
  retries: inCi ? 1 : 0,
  workers: 3,
  fullyParallel: true,
  // No test depends on how fast a busy machine is.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every test takes a fifth of the run; `--trace on` records those one asks for.
    trace: inCi ? 'on-first-retry' : 'off',
    // Nothing to wait for, and no colours caught half-way through a fade.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer before the tests' own routes do; the offline tests let it work.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node src/commands/preview.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: address,
    reuseExistingServer: !inCi,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
