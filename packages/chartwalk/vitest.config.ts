import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'chartwalk',
    environment: 'node',
    isolate: false,
    include: ['tests/**/*.test.ts'],
    // A busy machine is no reason to fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
