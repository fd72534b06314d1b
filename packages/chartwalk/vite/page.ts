/** Serves the page beside a project's app, and finds the project's config for it. */
import { readFile } from 'node:fs/promises';
import { posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, searchForWorkspaceRoot } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';

const packageFolder = normalizePath(fileURLToPath(new URL('..', import.meta.url)));
/** People call commands in the project's folder: they all read its config there. */
const configFile = normalizePath(resolve('chartwalk.config.ts'));

export const projectConfig: Plugin = {
  name: 'chartwalk:project-config',
  resolveId: (source) => (source === 'virtual:chartwalk-config' ? configFile : null),
};

/** Returns the page, with its script at the address that this server has for it. */
async function htmlFor(server: ViteDevServer, address: string): Promise<string> {
  const html = await readFile(`${packageFolder}statecharts.html`, 'utf8');
  const folder = posix.join(server.config.base, '@fs', packageFolder);
  const addressed = html.replace('"./src/', () => `"${folder}src/`);
  return server.transformIndexHtml('/statecharts.html', addressed, address);
}

export const servedPage: Plugin = {
  name: 'chartwalk:page',
  apply: 'serve',
  config: ({ root = process.cwd(), optimizeDeps }) => ({
    // Vite finds every package of the page at the start: one that it found later would reload the page.
    optimizeDeps: {
      entries: [
        // Vite's own choice, which entries of ours would replace.
        ...(optimizeDeps?.entries === undefined ? ['**/*.html'] : []),
        posix.join(normalizePath(relative(root, packageFolder)), 'src/**/*.tsx'),
        normalizePath(relative(root, configFile)),
      ],
    },
    // The page's files, and the app's own, which Vite would allow if we named none.
    server: {
      fs: {
        allow: [searchForWorkspaceRoot(root), searchForWorkspaceRoot(process.cwd()), packageFolder],
      },
    },
  }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const address = request.url ?? '';
      if (!/^\/statecharts(?:\.html)?(?:\?|$)/.test(address)) {
        next();
        return;
      }
      htmlFor(server, address).then((html) => {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(html);
      }, next);
    });
  },
};
