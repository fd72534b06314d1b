/**
 * `npm run firefox` tests a whole order and the accessibility of most pages in the Firefox on this computer.
 * Puppeteer drives Firefox through WebDriver BiDi, because Playwright supports only its own Firefox.
 */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results',
});
