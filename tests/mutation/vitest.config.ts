/**
 * Configures the tests that are run against mutants: those of the machines, the domain, the stored schemas and
 * the services that need no DOM.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'tests/{machines,domain,mutation}/*.test.ts',
      'tests/services/{carts,chats,firebase,follow-link,geolocation,identity-errors,map-tiles,share-link,stored-order}.test.ts',
    ],
  },
});
