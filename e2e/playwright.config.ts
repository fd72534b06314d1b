/**
 * The browser tests: the production build in Chromium, under production's hosting rules.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../src/commands/chromium.mjs';

const address = 'http://localhost:4173';
const inCi = Boolean(process.env['CI']);
const isRoot = process.getuid?.() === 0;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  forbidOnly: inCi,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  use: {
    baseURL: address,
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    // Nothing to wait for, and no colours caught half-way through a fade.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium's sandbox refuses to start as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // Nothing but the pages under test: no calls home, no updates, no second protocol.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
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
