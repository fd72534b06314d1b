/**
 * `npm run soak`: the tests that try something at random or hundreds of times (`@soak`), with ten
 * times the tries. What follows `--` goes to Playwright.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findOrInstallChromium } from './chromium.mjs';
import { complain, whenToldToStop } from './terminal.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  process.exitCode = await soak(process.argv.slice(2));
} catch (error) {
  complain(error);
  process.exitCode = 1;
}

/**
 * @param {string[]} options
 * @returns {Promise<number>} Playwright's exit code
 */
async function soak(options) {
  const tests = spawn(
    `${root}node_modules/.bin/playwright`,
    [
      'test',
      '--config=e2e/playwright.config.ts',
      '--grep=@soak',
      '--reporter=list,./e2e/faults/reporter.ts',
      ...options,
    ],
    {
      cwd: root,
      env: { ...process.env, SOAK: '10', CHROMIUM_PATH: findOrInstallChromium() },
      stdio: 'inherit',
      detached: true,
    },
  );
  whenToldToStop(() => tests.kill('SIGINT'));
  const [exitCode] = await once(tests, 'exit');
  return exitCode ?? 1;
}
