/** The page by itself, for the project in whose folder Vite is called: `chartwalk open` serves it so. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chartwalk } from './vite/chartwalk.ts';
import { builtRecords } from './vite/command-records.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve('.cache/chartwalk'),
  publicDir: false,
  plugins: [react(), chartwalk(), builtRecords],
  server: { host: 'localhost', strictPort: true },
  build: {
    assetsDir: 'assets/statecharts',
    rolldownOptions: { input: 'statecharts.html' },
  },
});
