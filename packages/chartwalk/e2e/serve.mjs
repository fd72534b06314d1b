/** Builds the page for the project in the current folder, and serves the page. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const site = {
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  logLevel: /** @type {const} */ ('warn'),
  build: { outDir: resolve('.cache/page'), emptyOutDir: true },
};
await build(site);
await preview({ ...site, preview: { host: 'localhost', port: 4174, strictPort: true } });
