/**
 * Configures the tests that are run against mutants: those of the machines, the domain and the stored
 * schemas, which need no DOM.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{machines,domain,services,mutation}/*.test.ts'],
    // A thousand damaged values take too long to be parsed for each mutant, and the service worker's test
    // needs a module that only a build has.
    exclude: ['tests/services/{corruption,service-worker}.test.ts'],
  },
});
