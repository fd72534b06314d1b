/**
 * `chartwalk gallery`: takes a picture of every state that shows on a screen, and puts each beside its chart in
 * gallery/index.html. It hands all options on to Playwright, and has Playwright's exit code.
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
    // A Ctrl-C reaches this command only, which hands it down once: at a second one Playwright would leave
    // without stopping what it started.
    detached: true,
  });
  whenToldToStop(() => child.kill('SIGINT'));
  const [exitCode] = await once(child, 'exit');
  return Number(exitCode ?? 1);
}

/** Playwright's command, as the project has installed it. */
function playwright() {
  try {
    return createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  } catch {
    throw new Problem(
      'The gallery needs @playwright/test: npm install --save-dev @playwright/test',
    );
  }
}
