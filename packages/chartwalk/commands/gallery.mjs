/**
 * Runs `chartwalk gallery`, which takes pictures of every state that a screen shows, and writes them to the
 * states board in gallery/index.html. With `--open`, the command takes no pictures, but serves the board, so
 * that pins can be saved.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { repositoryOf, versionsOf } from './commits.mjs';
import { readGalleryOptions } from './gallery-options.mjs';
import { withModules } from './module-runner.mjs';
import { ownModule } from './own-module.mjs';
import { requireFreePorts } from './ports.mjs';
import { loadConfig } from './run-command.mjs';
import { printError, Problem, runUntilStopped, printLine, onStopSignal } from './terminal.mjs';

const HELP = `chartwalk gallery [options] [options of playwright test]

Takes pictures of every state in a browser, and writes the states board: gallery/index.html

  --variant NAME   takes pictures of this variant only, such as "Phone dark"; can be repeated
  --project NAME   runs this project of the Playwright configuration only, such as a language
  --since WHAT     compares with a commit, or with the folder of another gallery
  --open           takes no pictures: serves the last board, on which pins can be set
  --port NUMBER    the port of --open (5173)
  --help           this text

All other options are passed to Playwright. The pictures of the last runs are stored in .cache/gallery.`;

const options = readOptions();

if (options.help) printLine(HELP);
else if (options.open) await runUntilStopped(serveBoard);
else {
  try {
    process.exitCode = await takePictures();
  } catch (error) {
    printError(error);
    process.exitCode = error instanceof Problem ? 2 : 1;
  }
}

function readOptions() {
  try {
    return readGalleryOptions(process.argv.slice(2));
  } catch (error) {
    printError(new Problem(`${/** @type {Error} */ (error).message}\n\n${HELP}`));
    return process.exit(2);
  }
}

/**
 * Calls `work` with the project's configuration and the modules that read and write galleries.
 *
 * @template Result
 * @param {(config: import('../src/project.ts').ProjectConfig, gallery: typeof import('../src/gallery/in-command.ts').gallery) => Promise<Result> | Result} work
 */
function withGallery(work) {
  return withModules(process.cwd(), async (load) => {
    const config = await loadConfig(load);
    const { gallery } = /** @type {typeof import('../src/gallery/in-command.ts')} */ (
      await load(ownModule('src/gallery/in-command.ts'))
    );
    try {
      return await work(config, gallery);
    } catch (error) {
      throw error instanceof gallery.GalleryProblem ? new Problem(error.message) : error;
    }
  });
}

/** Returns the commit or the folder to compare the pictures with, or null if the user names none. */
function runToCompare() {
  const { since } = options;
  const isFolder = since !== null && statSync(since, { throwIfNoEntry: false })?.isDirectory();
  if (since === null || isFolder) return since;
  return versionsOf(repositoryOf(process.cwd()), [since]).before.commit;
}

async function takePictures() {
  const since = runToCompare();
  const { config, settings } = await withGallery((project, gallery) => {
    if (!project.gallery) throw new Problem('chartwalk.config.ts names no gallery.');
    // Taking the pictures takes long, so a commit or folder without pictures is reported beforehand.
    if (since !== null) gallery.requireRun(since);
    const all = project.gallery.variants ?? gallery.usualVariants;
    const variants = gallery.chooseVariants(all, options.variants);
    return {
      config: project.gallery.playwright,
      settings: { variants, isPartial: options.isPartial, since },
    };
  });
  const command = [playwright(), 'test', '--config', config, ...options.playwright];
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, GALLERY: JSON.stringify(settings) },
    // Ctrl-C reaches only this command, because Playwright is detached. This command then sends Playwright
    // one signal. On a second signal, Playwright would exit without stopping the processes that it started.
    detached: true,
  });
  onStopSignal(() => child.kill('SIGINT'));
  const [exitCode] = await once(child, 'exit');
  return Number(exitCode ?? 1);
}

/** @param {(stop: () => Promise<unknown>) => void} stopLater */
async function serveBoard(stopLater) {
  const { port } = options;
  const since = runToCompare();
  if (!Number.isInteger(port)) throw new Problem('--port takes a number, such as 5200.');
  await requireFreePorts({ number: port, neededBy: 'the board' });
  const address = await withGallery(async (config, gallery) => {
    await gallery.writeLastBoard(config, since);
    return gallery.BOARD_ADDRESS;
  });
  const server = await createServer({
    configFile: ownModule('vite.config.ts'),
    logLevel: 'warn',
    server: { port, open: process.stdout.isTTY && `${address}/` },
  });
  stopLater(() => server.close());
  await server.listen();
  printLine(`The states board is on http://localhost:${port}${address}/`);
  printLine('Pins are saved in chartwalk.pins.json. Press Ctrl-C to stop.');
  await new Promise(() => {});
}

/** Returns the path of the Playwright command that the project has installed. */
function playwright() {
  try {
    return createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  } catch {
    throw new Problem(
      'The gallery needs @playwright/test: npm install --save-dev @playwright/test',
    );
  }
}
