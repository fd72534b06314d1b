/** `npm run gallery`: walks and tours in the browser, for a picture of every state that shows on a screen. */
import { defineConfig } from '@playwright/test';
import { galleryRun } from 'chartwalk/playwright';
import browserTests from '../playwright.config.ts';

const { testIgnore: _, ...others } = browserTests;

export default defineConfig({
  ...others,
  ...galleryRun,
  testDir: '..',
  testMatch: ['paths/*.e2e.ts', 'gallery/*.gallery.ts'],
  outputDir: '../../test-results',
});
