/**
 * Serves the files of another project below a base URL, with the packages and path aliases of that project.
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, join, relative, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, loadConfigFromFile, normalizePath, searchForWorkspaceRoot } from 'vite';
import { say } from './terminal.mjs';
import { LIST, listModule, PROBLEM } from './machine-list.mjs';
import { problemIn } from './machine-problem.mjs';
import { filesOf, isIn } from './machine-sources.mjs';

/** @typedef {import('vite').ViteDevServer} Server */

const ownRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Returns the parts of the project's own Vite configuration that resolve imports. Plugins are left out,
 * because they are meant for an app and perhaps for another version of Vite.
 *
 * @param {string} root
 * @returns {Promise<import('vite').UserConfig>}
 */
async function ownConfig(root) {
  try {
    const environment = { command: /** @type {const} */ ('serve'), mode: 'development' };
    // Unlike Vite's other loaders, the loader `runner` writes nothing into the project.
    const found = await loadConfigFromFile(
      environment,
      undefined,
      root,
      'silent',
      undefined,
      'runner',
    );
    const { resolve, define, envDir, envPrefix } = found?.config ?? {};
    return { resolve, define, envDir, envPrefix };
  } catch (error) {
    say(
      `The Vite configuration in ${root} can’t be read, so its aliases are missing: ${String(error)}`,
    );
    return {};
  }
}

/** @typedef {{ root: string, paths: readonly string[], base: string, beside: string }} Project */

/**
 * @param {Project & { files: readonly string[] }} project
 * @returns {import('vite').Plugin}
 */
function listPlugin({ files: known, paths, base, root, beside }) {
  const id = '\0machine-list';
  let files = known;
  return {
    name: 'chartwalk:machine-list',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === LIST) return id;
      if (!/^(?:xstate|@xstate\/[\w-]+)(?:\/|$)/.test(source)) return null;
      const own = await this.resolve(source, importer, { ...options, skipSelf: true });
      // If the project has not installed XState, its files get the copy that this package uses.
      return (
        own ?? this.resolve(source, join(ownRoot, 'index.html'), { ...options, skipSelf: true })
      );
    },
    load: (asked) => (asked === id ? listModule({ files, base, beside, root }) : null),
    configureServer(server) {
      server.middlewares.use(`${base.slice(0, -1)}${PROBLEM}`, (request, response) => {
        const file = new URL(request.url ?? '', 'http://localhost').searchParams.get('file') ?? '';
        const isKnown = files.includes(file);
        const url = `/@fs/${normalizePath(file).replace(/^\//, '')}`;
        void (isKnown ? problemIn(server, url) : Promise.resolve('')).then((problem) => {
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(problem);
        });
      });
      const listAgain = (/** @type {string} */ changed) => {
        if (!paths.some((path) => isIn(changed, path))) return;
        const now = filesOf(paths, root);
        if (now.join('\n') === files.join('\n')) return;
        files = now;
        const { client } = server.environments;
        const node = client.moduleGraph.getModuleById(id);
        if (node) client.moduleGraph.invalidateModule(node);
        client.hot.send({ type: 'full-reload' });
      };
      for (const change of ['add', 'unlink', 'change']) server.watcher.on(change, listAgain);
    },
  };
}

/** Returns a glob pattern that matches only this path. */
const asPattern = (/** @type {string} */ path) => path.replaceAll(/[()[\]{}!*?@+|\\]/g, '\\$&');

/**
 * @param {Project & { http: import('vite').HttpServer | null }} project
 * @returns {Promise<Server>}
 */
export async function serveMachines({ http, ...project }) {
  const { root, paths, base } = project;
  const files = filesOf(paths, root);
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const { resolve, define, ...environment } = await ownConfig(root);
  const folders = paths.map((path) => (statSync(path).isFile() ? dirname(path) : path));
  return createServer({
    ...environment,
    configFile: false,
    root,
    base,
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: resolvePath('.cache/machines', name),
    publicDir: false,
    resolve: { tsconfigPaths: true, ...resolve },
    // Browsers have no environment variables, but a module may read them.
    define: { 'process.env': '{}', ...define },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [listPlugin({ ...project, files })],
    optimizeDeps: { entries: files.map((file) => asPattern(relative(root, file))) },
    server: {
      middlewareMode: true,
      hmr: { overlay: false },
      ...(http && { ws: { server: http } }),
      fs: {
        allow: [searchForWorkspaceRoot(root), ...folders, searchForWorkspaceRoot(process.cwd())],
      },
    },
  });
}
