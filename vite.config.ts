/**
 * How the app is served, built and tested.
 */
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Hosting answers a path it does not know with 404.html. The app draws that screen itself. */
const notFoundPage: Plugin = {
  name: 'fooddash:not-found-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
  },
};

export default defineConfig({
  plugins: [react(), notFoundPage],
  publicDir: 'src/public',
  // Every page's packages at the first start: one found later would reload the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', 'src/services/*.ts'] },
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
