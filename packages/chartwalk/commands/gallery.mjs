/**
 * Runs `chartwalk gallery`, which takes a picture of every state that a screen shows. gallery/index.html
 * shows the pictures beside the charts. The command passes all options to Playwright, and ends with
 * Playwright's exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { withModules } from './module-runner.mjs';
import { complain, Problem, whenToldToStop } from './terminal.mjs';

try {
  process.exitCode = await takePictures();
} catch (error) {
  complain(error);
  process.exitCode = error instanceof Problem ? 2 : 1;
}

async function takePictures() {
  const gallery = await withModules(process.cwd(), async (load) => {
    const { config } = /** @type {{ config: import('../src/project.ts').ProjectConfig }} */ (
      await load(resolve('chartwalk.config.ts'))
    );
    return config.gallery;
  });
  if (!gallery) throw new Problem('chartwalk.config.ts names no gallery.');

  const command = [playwright(), 'test', '--config', gallery.playwright, ...process.argv.slice(2)];
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, GALLERY: '1' },
    // Ctrl-C reaches only this command, because Playwright is detached. This command then sends Playwright
    // one signal. On a second signal, Playwright would exit without stopping the processes that it started.
    detached: true,
  });
  whenToldToStop(() => child.kill('SIGINT'));
  const [exitCode] = await once(child, 'exit');
  return Number(exitCode ?? 1);
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
