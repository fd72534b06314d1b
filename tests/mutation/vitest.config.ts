/**
 * The tests that mutants of the machines are tried against: each machine alone, with nothing to draw.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'node', include: ['tests/{machines,mutation}/*.test.ts'] },
});
