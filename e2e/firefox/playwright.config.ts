/**
 * `npm run firefox` tests the main job and every screen in this machine's Firefox. Puppeteer drives it
 * through WebDriver BiDi, because Playwright supports only its own Firefox.
 */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results',
});
