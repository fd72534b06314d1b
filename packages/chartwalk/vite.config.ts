/**
 * Configures Vite to serve or build the page without an app. The page shows the project in the current
 * folder. `chartwalk open` uses this configuration.
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { chartwalk } from './vite/chartwalk.ts';
import { builtRecords } from './vite/command-records.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve('.cache/chartwalk'),
  publicDir: false,
  plugins: [chartwalk(), builtRecords],
  server: { host: 'localhost', strictPort: true },
  build: {
    assetsDir: 'assets/statecharts',
    rolldownOptions: {
      input: 'statecharts.html',
      // MUI's modules begin with the directive `use client`, about which this check would warn.
      checks: { moduleLevelDirective: false },
    },
  },
});
