/**
 * Runs `chartwalk open`, which serves a page with the machines that the given files or folders export. The
 * option `--port` is for users who need the default port for another program.
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
import { printError, Problem, runUntilStopped, printLine } from './terminal.mjs';

/**
 * The folder in which the user called the command. npm starts commands in the package's folder, and stores
 * the user's folder in `INIT_CWD`.
 */
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
    printError(new Problem(/** @type {Error} */ (error).message));
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
    // The browser opens only if the command was called in a terminal, because a script needs no browser.
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
  printLine(`The machines are on http://localhost:${port.number}/statecharts`);
  printLine('Save a file and its charts are drawn again. Press Ctrl-C to stop.');
  await started;
  await new Promise(() => {});
}

/**
 * Starts a separate server for each project, because projects must not share imports. The page's server
 * passes requests below a project's base URL on to the project's server. The projects' servers start one
 * after another once the page's server listens.
 * @param {import('vite').ViteDevServer} page
 * @param {readonly string[]} roots
 * @param {readonly string[]} bases
 * @param {(stop: () => Promise<unknown>) => void} stopLater
 * @returns {Promise<void>}
 */
function startProjects({ httpServer: http, middlewares }, roots, bases, stopLater) {
  // The number of listeners is unlimited, because each project's server adds a listener for its WebSocket.
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
