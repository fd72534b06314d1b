/**
 * `npm run firefox`: the main job and every screen in the Firefox of this machine, which is driven by
 * WebDriver BiDi: Playwright drives a Firefox of its own only.
 */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.firefox.ts',
  outputDir: '../../test-results',
});
