/** Pages to compare with: one of mere words, and the least that an app of our packages can be. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('references/', import.meta.url));

/**
 * Puts them beside the app, for the same server to serve.
 *
 * @param {string} site the folder with the app
 */
export async function buildReferences(site) {
  const outDir = join(site, 'reference');
  if (existsSync(outDir)) return;
  await build({
    root: folder,
    configFile: false,
    base: '/reference/',
    logLevel: 'error',
    build: {
      outDir,
      rolldownOptions: { input: ['bare', 'floor'].map((name) => join(folder, `${name}.html`)) },
    },
  });
}
