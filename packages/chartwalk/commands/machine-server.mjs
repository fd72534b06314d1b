/**
 * Serves the files of another project below a base URL, with the packages and path aliases of that project.
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { dirname, relative, resolve as resolvePath } from 'node:path';
import { createServer, normalizePath, searchForWorkspaceRoot } from 'vite';
import { printLine } from './terminal.mjs';
import { LIST, listModule, PROBLEM } from './machine-list.mjs';
import { problemIn } from './machine-problem.mjs';
import { filesOf, isIn } from './machine-sources.mjs';
import { projectConfig } from './project-config.mjs';

/** @typedef {import('vite').ViteDevServer} Server */

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
    resolveId: (source) => (source === LIST ? id : null),
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
  const cacheDir = resolvePath('.cache/machines', name);
  const {
    define,
    plugins = [],
    ...config
  } = await projectConfig({
    root,
    cacheDir,
    report: (sentence, subject = '') => printLine(`${sentence} ${subject}`.trim()),
  });
  const folders = paths.map((path) => (statSync(path).isFile() ? dirname(path) : path));
  return createServer({
    ...config,
    base,
    // Browsers have no environment variables, but a module may read them.
    define: { 'process.env': '{}', ...define },
    plugins: [...plugins, listPlugin({ ...project, files })],
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
