/**
 * Builds the production site with 5,000 generated restaurants in place of the samples. A plugin replaces the
 * modules that contain the samples, so the app's code is unchanged.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const outDir = `${root}.cache/bench-site`;

/** @type {import('vite').Plugin} */
const generatedData = {
  name: 'fooddash:generated-data',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [, name] = /\/(restaurants|menus)\.ts$/.exec(source) ?? [];
    if (!name || importer?.includes('/e2e/bench/')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved?.id === `${root}src/data/${name}.ts`
      ? `${root}e2e/bench/generated/${name}.ts`
      : null;
  },
};

/** @returns {Promise<string>} the build's folder */
export async function buildGeneratedSite() {
  await build({
    root,
    mode: 'emulators',
    logLevel: 'warn',
    plugins: [generatedData],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
