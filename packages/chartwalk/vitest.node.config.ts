import { defineConfig } from 'vitest/config';

/** The tests that need no page. */
export default defineConfig({
  test: {
    name: 'chartwalk',
    environment: 'node',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // Tests must not fail only because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A line that is printed as a worker ends would fail the run: github.com/vitest-dev/vitest/issues/11153.
    disableConsoleIntercept: true,
  },
});
