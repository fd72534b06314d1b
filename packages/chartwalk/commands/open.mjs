/**
 * Runs `chartwalk open`, which serves a page with only the machines that files or folders of any project
 * export. With `--port`, it can run beside another program that uses the default port.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { LIST } from './machine-list.mjs';
import { serveMachines } from './machine-server.mjs';
import { machineFiles, projectOf } from './machine-sources.mjs';
import { ownModule } from './own-module.mjs';
import { requireFreePorts } from './ports.mjs';
import { complain, Problem, runUntilStopped, say } from './terminal.mjs';

/** The folder in which the user called the command. npm starts commands in the package's folder instead. */
const beside = process.env['INIT_CWD'] ?? process.cwd();
const { values, positionals } = readArguments();
const paths = positionals.map((path) => resolve(beside, path));
const port = { number: Number(values.port), neededBy: 'the page' };

await runUntilStopped(showMachines);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string', default: '5173' } },
    });
  } catch (error) {
    complain(new Problem(/** @type {Error} */ (error).message));
    return process.exit(2);
  }
}

/** @param {(stop: () => Promise<unknown>) => void} stopLater */
async function showMachines(stopLater) {
  if (paths.length === 0) throw new Problem('Say which files or folders: chartwalk open path');
  for (const path of paths) if (!existsSync(path)) throw new Problem(`There is no ${path}.`);
  const files = paths.flatMap(machineFiles);
  if (files.length === 0) {
    throw new Problem(`Nothing in ${paths.join(', ')} calls createMachine.`);
  }
  if (!Number.isInteger(port.number)) throw new Problem(`${values.port} is no port.`);
  await requireFreePorts(port);

  const roots = [...new Set(files.map(projectOf))];
  const bases = roots.map((_, index) => `/machine-files-${index}/`);
  let started = Promise.resolve();
  const page = await createServer({
    configFile: ownModule('vite.config.ts'),
    logLevel: 'warn',
    // A script or a server opens no browser, because no user is waiting for one.
    server: { port: port.number, open: process.stdout.isTTY && '/statecharts' },
    plugins: [
      {
        name: 'chartwalk:machines-below',
        configureServer(server) {
          started = startProjects(server, roots, bases, stopLater);
        },
        transformIndexHtml: () =>
          bases.map((base) => ({
            tag: 'meta',
            attrs: { name: 'machine-list', content: base + LIST.slice(1) },
          })),
      },
    ],
  });
  stopLater(() => page.close());
  await page.listen();
  say(`The machines are on http://localhost:${port.number}/statecharts`);
  say('Save a file and its charts are drawn again. Press Ctrl-C to stop.');
  await started;
  await new Promise(() => {});
}

/**
 * Starts a separate server for each project, below the page's server, because projects must not share
 * imports. The servers start one after another once the page is served. The page shows each project as soon
 * as it is ready.
 * @param {import('vite').ViteDevServer} page
 * @param {readonly string[]} roots
 * @param {readonly string[]} bases
 * @param {(stop: () => Promise<unknown>) => void} stopLater
 * @returns {Promise<void>}
 */
function startProjects({ httpServer: http, middlewares }, roots, bases, stopLater) {
  // The limit of listeners is lifted, because each project's server adds one for its own WebSocket.
  http?.setMaxListeners(0);
  /** @type {Promise<void>} */
  let started = new Promise((start) => {
    http?.once('listening', start);
  });
  for (const [index, root] of roots.entries()) {
    const base = bases[index] ?? '/';
    const project = started.then(() => serveMachines({ root, base, beside, paths, http }));
    started = project.then((server) => stopLater(() => server.close()));
    middlewares.use((request, response, next) => {
      if (!request.url?.startsWith(base)) next();
      else project.then((server) => server.middlewares(request, response, next), next);
    });
  }
  return started;
}
