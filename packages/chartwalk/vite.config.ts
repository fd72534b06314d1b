/**
 * Configures Vite to serve the page on its own, without an app. The page shows the project in whose
 * folder Vite runs. `chartwalk open` uses this configuration.
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
      // The check is off, because each of MUI's modules has a directive for servers that render components.
      checks: { moduleLevelDirective: false },
    },
  },
});
