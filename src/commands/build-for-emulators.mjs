import { fileURLToPath } from 'node:url';
import { say } from 'chartwalk/commands';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app as for production, but with the emulators in place of a real project, and able to be
 * inspected. The statecharts page, which production does not have, is built beside it.
 */
export async function buildForEmulators() {
  // The caller, such as a test runner, may set another NODE_ENV, which Vite would obey.
  process.env['NODE_ENV'] = 'production';
  say('Building FoodDash...');
  await build({ root, mode: 'emulators', logLevel: 'warn' });
  await build({
    configFile: `${root}packages/chartwalk/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir: `${root}dist`, emptyOutDir: false },
  });
}
