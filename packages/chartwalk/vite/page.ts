/**
 * Serves the page beside a project's app, and gives the page the project's configuration. A checkout contains
 * the page's sources, which Vite serves like the app's sources. An installed package contains the built page.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, searchForWorkspaceRoot } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import { contentTypeOf } from './content-type.ts';

/** The package's folder in a checkout, or `dist` in an installed package. */
const folder = normalizePath(fileURLToPath(new URL('..', import.meta.url)));
const sources = `${folder}src/`;
const built = `${folder}page/`;
const isBuilt = existsSync(built);
/** The project's configuration, which is in the folder in which the server was started. */
const configFile = normalizePath(resolve('chartwalk.config.ts'));

const CONFIG = 'virtual:chartwalk-config';
const NO_CONFIG = `\0${CONFIG}`;
/**
 * The configuration for projects that have none. The page then shows the files that `chartwalk open`
 * received.
 */
const emptyConfig = "export const config = { title: 'chartwalk', machines: {}, models: {} };";

export const projectConfig: Plugin = {
  name: 'chartwalk:project-config',
  resolveId: (source) =>
    source === CONFIG ? (existsSync(configFile) ? configFile : NO_CONFIG) : null,
  load: (id) => (id === NO_CONFIG ? emptyConfig : null),
};

/** Returns the page of a checkout. The page's script gets the URL at which this server serves the sources. */
async function sourcePage(server: ViteDevServer, address: string): Promise<string> {
  const html = await readFile(`${folder}statecharts.html`, 'utf8');
  const served = posix.join(server.config.base, '@fs', sources);
  const addressed = html.replace('"./src/', () => `"${served}`);
  return server.transformIndexHtml('/statecharts.html', addressed, address);
}

/** Returns the built page. Its import map gives the project's configuration a URL on this server. */
async function builtPage(server: ViteDevServer, address: string): Promise<string> {
  const { base } = server.config;
  const html = await readFile(`${built}statecharts.html`, 'utf8');
  const addressed = html.replaceAll('"./assets/', () => `"${base}@chartwalk/assets/`);
  const served = await server.transformIndexHtml('/statecharts.html', addressed, address);
  const imports = JSON.stringify({ imports: { [CONFIG]: `${base}@id/${CONFIG}` } });
  // Browsers must read the import map before the first module.
  return served.replace('<head>', () => `<head><script type="importmap">${imports}</script>`);
}

export const servedPage: Plugin = {
  name: 'chartwalk:page',
  apply: 'serve',
  config: ({ root = process.cwd(), optimizeDeps }) => ({
    // Vite must find all packages of the page at the start, because it reloads the page for each new package.
    optimizeDeps: {
      entries: [
        // This entry is Vite's own default, which our entries would otherwise replace.
        ...(optimizeDeps?.entries === undefined ? ['**/*.html'] : []),
        ...(isBuilt ? [] : [posix.join(normalizePath(relative(root, sources)), '**/*.tsx')]),
        normalizePath(relative(root, configFile)),
      ],
    },
    // The app's workspace is listed, because Vite allows it by default only if no folder is listed.
    server: {
      fs: {
        allow: [searchForWorkspaceRoot(root), searchForWorkspaceRoot(process.cwd()), folder],
      },
    },
  }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const address = request.url ?? '';
      const [, asset] = /^\/@chartwalk\/(assets\/[\w.-]+)$/.exec(address) ?? [];
      if (isBuilt && asset !== undefined) {
        readFile(built + asset).then((content) => {
          response.setHeader('Content-Type', contentTypeOf(asset));
          response.end(content);
        }, next);
        return;
      }
      if (!/^\/statecharts(?:\.html)?(?:\?|$)/.test(address)) {
        next();
        return;
      }
      (isBuilt ? builtPage : sourcePage)(server, address).then((html) => {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(html);
      }, next);
    });
  },
};
