import { fileURLToPath } from 'node:url';
import { say } from 'chartwalk/commands';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app as for production, but for the Firebase emulators instead of a real project, and with the
 * inspector. Also builds the statecharts page, which production does not contain.
 */
export async function buildForEmulators() {
  // The caller, such as a test runner, may have set another NODE_ENV, which Vite would use.
  process.env['NODE_ENV'] = 'production';
  say('Building FoodDash...');
  await build({ root, mode: 'emulators', logLevel: 'warn' });
  await build({
    configFile: `${root}packages/chartwalk/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir: `${root}dist`, emptyOutDir: false },
  });
}
