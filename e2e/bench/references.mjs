/** Builds reference pages: one with text only, and the smallest possible app with FoodDash's packages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('references/', import.meta.url));

/**
 * Builds the pages into the app's folder, so that the same server serves them.
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
