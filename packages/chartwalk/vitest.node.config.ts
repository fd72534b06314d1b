import { defineConfig } from 'vitest/config';

/** Configures the tests that need no page. */
export default defineConfig({
  test: {
    name: 'chartwalk',
    environment: 'node',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // A test must not fail only because the computer is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A line printed while a worker ends would fail the run: github.com/vitest-dev/vitest/issues/11153.
    disableConsoleIntercept: true,
  },
});
