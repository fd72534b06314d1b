/** `npm run gallery` runs walks and tours in the browser, to take a picture of every visible state. */
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
