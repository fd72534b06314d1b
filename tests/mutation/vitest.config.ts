/**
 * The tests that mutants are tried against: each machine, each rule of the domain and each stored
 * schema alone, with nothing to draw.
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
