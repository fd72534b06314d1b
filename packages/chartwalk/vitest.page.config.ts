import { defineConfig } from 'vitest/config';

/** The tests of the page. Most replace modules, each file for itself. */
export default defineConfig({
  test: {
    name: 'chartwalk-page',
    environment: 'jsdom',
    setupFiles: ['tests/setup-page.ts'],
    include: ['tests/**/*.test.tsx'],
    // A busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A line that is printed as a worker ends would fail the run: github.com/vitest-dev/vitest/issues/11153.
    disableConsoleIntercept: true,
  },
});
