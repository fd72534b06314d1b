import { defineConfig } from 'vitest/config';

/** Configures the tests of the page. Most files mock modules, so the files are isolated from each other. */
export default defineConfig({
  test: {
    name: 'chartwalk-page',
    environment: 'jsdom',
    setupFiles: ['tests/setup-page.ts'],
    include: ['tests/**/*.test.tsx'],
    // A test must not fail only because the computer is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A line printed while a worker ends would fail the run: github.com/vitest-dev/vitest/issues/11153.
    disableConsoleIntercept: true,
  },
});
