import { fileURLToPath } from 'node:url';
import { say } from 'chartwalk/commands';
import { build } from 'vite';
import { buildLanguages } from './build-languages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app as for production, but for the Firebase emulators instead of a real project, and with the
 * inspector. Also builds the statecharts page, which production does not contain.
 */
export async function buildForEmulators() {
  say('Building FoodDash...');
  await buildLanguages({ mode: 'emulators', folder: `${root}dist` });
  await build({
    configFile: `${root}packages/chartwalk/vite.config.ts`,
    logLevel: 'warn',
    build: { outDir: `${root}dist`, emptyOutDir: false },
  });
}
