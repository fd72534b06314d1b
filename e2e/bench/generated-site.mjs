/**
 * The production build once more, with generated restaurants in place of the samples. The product
 * knows nothing of it: a plugin answers with other modules.
 */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

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

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function serveGeneratedSite() {
  await build({
    root,
    mode: 'emulators',
    logLevel: 'warn',
    plugins: [generatedData],
    build: { outDir, emptyOutDir: true },
  });
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The generated site has no port.');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
