/** `npm run gallery` runs walks and tours in the browser, to take pictures of every visible state. */
import { defineConfig } from '@playwright/test';
import { galleryRun } from 'chartwalk/playwright';
import browserTests from '../playwright.config.ts';

const { testIgnore: _, ...others } = browserTests;

export default defineConfig({
  ...others,
  ...galleryRun,
  testDir: '..',
  projects: [
    { name: 'English', testMatch: ['paths/*.e2e.ts', 'gallery/*.gallery.ts'] },
    // The walks assert English texts, so only the tours also run in Hindi. The locale is Hindi, because the
    // pages in Hindi offer the English build to a browser that prefers English.
    { name: 'Hindi', testMatch: 'gallery/*.gallery.ts', use: { locale: 'hi-IN' } },
  ],
  outputDir: '../../test-results',
});
