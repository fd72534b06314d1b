/** `npm run screenshots`: pictures of every screen, to be looked at. They prove nothing by themselves. */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results',
  globalTeardown: './contact-sheet.ts',
});
