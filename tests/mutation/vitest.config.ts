/**
 * Configures the tests that are run against mutants: those of the machines, the domain and the stored
 * schemas, which need no DOM.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/{machines,domain,mutation}/*.test.ts',
      'tests/services/{carts,chats,stored-order}.test.ts',
    ],
  },
});
