/** `npm run screenshots` takes pictures of every screen, for people to look at. It checks nothing itself. */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results',
  globalTeardown: './contact-sheet.ts',
});
