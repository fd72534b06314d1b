/** `npm run gallery`: walks and tours in the browser, for a picture of every state that shows on a screen. */
import { defineConfig } from '@playwright/test';
import browserTests from '../playwright.config.ts';

const { testIgnore: _, ...others } = browserTests;

export default defineConfig({
  ...others,
  testDir: '..',
  testMatch: ['paths/*.e2e.ts', 'gallery/*.gallery.ts'],
  outputDir: '../../test-results',
  reporter: 'list',
  // Four pictures of each state, on a machine that draws all of them by itself.
  timeout: 180_000,
  globalSetup: './forget-shots.ts',
  globalTeardown: './write-gallery.ts',
});
