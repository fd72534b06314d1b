/**
 * How the app is served, built and tested.
 */
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { budgets } from './src/build/budgets-plugin.ts';
import { prerender } from './src/build/prerender-plugin.ts';
import { readCoverageRecords } from './src/commands/coverage-records.mjs';

const COVERAGE = 'path-coverage.json';

/** The designers' page shows what the path tests covered when they last ran in this folder. */
const pathCoverage: Plugin = {
  name: 'fooddash:path-coverage',
  configureServer(server) {
    server.middlewares.use(`/${COVERAGE}`, (_request, response) => {
      const records = readCoverageRecords();
      response.statusCode = records ? 200 : 404;
      response.setHeader('Content-Type', records ? 'application/json' : 'text/plain');
      response.end(records ? JSON.stringify(records) : 'No test run has measured coverage yet.');
    });
  },
  generateBundle() {
    const records = readCoverageRecords();
    if (!records) return;
    this.emitFile({ type: 'asset', fileName: COVERAGE, source: JSON.stringify(records) });
  },
};

export default defineConfig({
  plugins: [react(), pathCoverage, prerender(), budgets()],
  build: { rolldownOptions: { input: ['index.html', 'statecharts.html'] } },
  publicDir: 'src/public',
  // Every page's packages at the first start: one found later would reload the page.
  optimizeDeps: {
    entries: ['index.html', 'statecharts.html', 'src/**/*.tsx', 'src/services/*.ts'],
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
  test: {
    // Half the cores would be one of a small machine's two.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/{machines,domain,services,data,commands,docs,statecharts}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          environment: 'jsdom',
          include: ['tests/{components,paths}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});
